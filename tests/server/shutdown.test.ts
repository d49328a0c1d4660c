/** SIGTERM: running requests finish, nothing new begins, and no process is left. */
import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect } from 'vitest'
import {
  startServerProcess,
  type ServerProcess,
  type ServerProcessOptions,
} from '../../scripts/start-server-process.ts'
import { createDatabase } from '../support/test-databases.ts'
import type { TestDatabase } from '../support/postgres-cluster.ts'
import { FINISH } from '../support/create-leads.ts'
import { replyJson } from '../support/http-server.ts'
import { riskService, TOKEN } from '../support/risk-service.ts'
import { startReceiver } from '../support/webhook-receiver.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { settings } from '../support/server-settings.ts'
import { query } from '../support/query-database.ts'
import { placeOrder, startReadyLead, send } from '../support/http-visitor.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function start(
  env: ServerProcessOptions['env'] = {},
): Promise<{ product: ServerProcess; database: TestDatabase }> {
  const database = await createDatabase()
  ends.push(database.drop)
  const product = await startServerProcess({
    env: {
      ...settings,
      DATABASE_URL: database.url,
      ...env,
    },
  })
  ends.push(product.stop)
  return { product, database }
}

/** A GET over a connection that is kept; resolves with the answer. */
function get(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response))
    })
      .on('error', reject)
      .end()
  })
}

describe('SIGTERM', () => {
  itInFullRun(
    'closes connections that are kept alive, and notifies their clients; then lets a running request and a delivery end, and waits for no connection that nobody uses',
    async () => {
      const receiver = await startReceiver('silent')
      ends.push(receiver.close)
      const risk = await riskService()
      ends.push(risk.close)
      const { product, database } = await start({
        ORDER_WEBHOOK_URL: receiver.url,
        ORDER_WEBHOOK_SECRET: 'the secret of the webhook',
        RISK_PROVIDER: 'http',
        RISK_URL: risk.url,
        RISK_TOKEN: TOKEN,
        SHUTDOWN_DELAY_MS: '1500',
      })
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const unused = new Agent({ keepAlive: true })
      ends.push(async () => [agent, unused].forEach((each) => each.destroy()))
      await Promise.all(Array.from({ length: 5 }, () => get(`${product.url}/api/banks`, unused)))
      expect((await get(`${product.url}/api/health`, agent)).headers.connection).toBe('keep-alive')
      const id = await startReadyLead(product.url)
      // anything of which the outcome depends is checked anew
      await send(product.url, 'PATCH', `/api/lead-v2/${id}/name`, { name: 'Ana de Souza' })
      let decide = () => {}
      const approved = { outcome: 'approved' }
      risk.behave((response) => (decide = () => replyJson(response, 200, approved)), approved)
      const known = risk.questions.length
      const asked = fetch(`${product.url}/api/lead-v2/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }).then(
        (reply) => reply.status,
        () => 'cut',
      )
      while (risk.questions.length === known) await wait(20)
      await placeOrder(product.url)
      while (receiver.deliveries.length === 0) await wait(20)
      const before = Date.now()
      const gone = product.kill('SIGTERM')
      await wait(300)
      // No longer ready for load balancers; still there for visitors who are on their way.
      const leaving = await get(`${product.url}/api/health`, agent)
      expect([leaving.statusCode, leaving.headers.connection]).toEqual([503, 'close'])
      expect((await send(product.url, 'GET', '/api/banks')).status).toBe(200)
      expect((await send(product.url, 'GET', '/api/health/live')).status).toBe(200)
      // after that delay there is nothing to connect to
      const state = () => send(product.url, 'GET', '/api/health').then(String, String)
      await expect.poll(state, { interval: 100 }).toContain('fetch failed')
      receiver.answer(200)
      decide()
      expect(await asked).toBe(200)
      await gone
      expect(Date.now() - before).toBeLessThan(6_500)
      expect(product.isAlive()).toBe(false)
      expect(product.log()).toContain('SIGTERM: finishing running requests, then exiting.')
      const rows = await query(database.url, "select delivered_at from outbox where target = 'webhook'")
      expect(rows).toEqual([{ delivered_at: expect.any(Date) as Date }])
    },
  )

  itInFullRun(
    'commits every order that it acknowledges, and acknowledges none that it did not commit',
    async () => {
      const { product, database } = await start()
      await query(database.url, 'update coverage_areas set team_capacity = 1000 where team_capacity > 0')
      const ids = await Promise.all(Array.from({ length: 12 }, () => startReadyLead(product.url)))
      const answers = ids.map((id) =>
        send(product.url, 'PUT', `/api/lead/${id}`, FINISH).then(
          ({ body }) => body.orderNumber,
          () => undefined,
        ),
      )
      await wait(5)
      await product.kill('SIGTERM')
      const told = (await Promise.all(answers)).filter((number) => number !== undefined)
      const rows = await query(database.url, 'select number from orders')
      const stored = new Set(rows.map((row) => row.number))
      for (const number of told) expect(stored).toContain(number)
      const [half] = await query(
        database.url,
        `select count(*)::int as count from leads l left join orders o on o.lead_id = l.id
       where (l.status = 'finished') <> (o.lead_id is not null)`,
      )
      expect(half?.count).toBe(0)
    },
  )
})
