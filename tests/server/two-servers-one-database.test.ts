/**
 * Several servers on one PostgreSQL share the schema, the leads and the count of limits, and one delivers the notices of
 * another that was killed.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { FINISH, PAULISTA } from '../support/create-leads.ts'
import { startReceiver, type Receiver } from '../support/webhook-receiver.ts'
import { query } from '../support/query-database.ts'
import { placeOrder, startReadyLead, send } from '../support/http-visitor.ts'
import { KEYS } from '../support/server-keys.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const LEADS_PER_MINUTE = 40

const name = `test_${randomUUID().replaceAll('-', '')}`
const url = () => {
  const address = new URL(inject('clusterUrl'))
  address.pathname = `/${name}`
  return address.href
}

/** A built site whose pages say the prices of the general list, with the picture of the first plan. */
const site = mkdtempSync(path.join(tmpdir(), 'prosa-site-'))
mkdirSync(path.join(site, 'renderer'))
for (const [file, text] of Object.entries({
  'pages.json': '{"build":"of a test"}',
  'templates.json': '{}',
  'pages.js': `export async function renderPage({ marketing }, templates, addressOfPicture) {
    const plans = marketing?.general ?? []
    const pictured = plans.find(({ sku }) => sku === 'd1000a')
    const picture = pictured && addressOfPicture({
      scene: 'street', heading: '', name: pictured.plan, withDebit: pictured.price_with_dacc,
    })
    return JSON.stringify({ picture, prices: plans.map(({ sku, price_with_dacc }) => [sku, price_with_dacc]) })
  }`,
}))
  writeFileSync(path.join(site, 'renderer', file), text)

/** The way to the database, which can be closed. */
async function startWay(to: URL) {
  const sockets = new Set<Socket>()
  const way = createServer((from) => {
    const socket = connect(Number(to.port), to.hostname)
    for (const each of [from, socket]) {
      sockets.add(each)
      each.on('close', () => sockets.delete(each)).on('error', () => undefined)
    }
    from.pipe(socket).pipe(from)
  })
  const open = (port: number) =>
    new Promise<void>((resolve) => way.listen(port, '127.0.0.1', () => resolve()))
  await open(0)
  const { port } = way.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => way.close(resolve))
  }
  const through = new URL(to)
  through.port = String(port)
  return { url: through.href, open: () => open(port), close }
}

let way: Awaited<ReturnType<typeof startWay>>
let receiver: Receiver
let one: ServerProcess
let two: ServerProcess

/** A new and empty database: both create its schema and seed at the same moment. */
beforeAll(async () => {
  await query(inject('clusterUrl'), `create database ${name}`)
  receiver = await startReceiver()
  way = await startWay(new URL(url()))
  const env = {
    DATABASE_URL: url(),
    ...KEYS,
    SEED: 'demo',
    WARM_PAGES: 'false',
    SITE_DIR: site,
    ...generousLimits,
    RATE_LIMIT_LEADS_PER_MINUTE: String(LEADS_PER_MINUTE),
    ORDER_WEBHOOK_URL: receiver.url,
    ORDER_WEBHOOK_SECRET: 'the secret of the webhook',
  }
  ;[one, two] = await Promise.all([
    startServerProcess({ env }),
    startServerProcess({ env: { ...env, DATABASE_URL: way.url } }),
  ])
})
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await receiver.close()
  await way.close()
  rmSync(site, { recursive: true })
  await query(inject('clusterUrl'), `drop database ${name} with (force)`)
})

describe('two servers on one database', () => {
  it('started at the same moment have made one schema and one seed', async () => {
    const applied = await query(url(), 'select number, count(*)::int as times from schema_history group by 1')
    expect(new Set(applied.map((row) => row.times))).toEqual(new Set([1]))
    const [plans] = await query(
      url(),
      'select count(*)::int as all, count(distinct id)::int as one from plans',
    )
    expect(plans?.all).toBe(plans?.one)
    expect(Number(plans?.all)).toBeGreaterThan(5)
  })

  it('share a lead: begun at one, answered at the other, finished at both as one order', async () => {
    const id = await startReadyLead(one.url)
    expect((await send(two.url, 'PATCH', `/api/lead-v2/${id}/dueDate`, { due_date: 15 })).status).toBe(200)
    expect((await send(one.url, 'GET', `/api/lead/${id}`)).body.due_date).toBe(15)
    const finishes = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        send(at % 2 ? one.url : two.url, 'PUT', `/api/lead/${id}`, FINISH),
      ),
    )
    expect(new Set(finishes.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    const [orders] = await query(url(), 'select count(*)::int as count from orders where lead_id = $1', [id])
    expect(orders?.count).toBe(1)
  })

  it('count lead creations together: the limit holds to the request (S5)', async () => {
    await query(url(), 'delete from rate_limits')
    // A process only caches clients over their limit, and no earlier test went over.
    const answers = await Promise.all(
      Array.from({ length: LEADS_PER_MINUTE + 20 }, (_, at) =>
        send(at % 2 ? one.url : two.url, 'POST', '/api/lead-v2', PAULISTA),
      ),
    )
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(LEADS_PER_MINUTE)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const late = answers.filter((answer) => answer.status === 429)
    for (const { headers } of late) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  itInFullRun(
    'show the last edition after a start without the database, and all else once it is there (D120, X46)',
    async () => {
      await expect.poll(() => existsSync(path.join(two.dataDir, 'last-edition.json'))).toBe(true)
      const before = await pageAt(two.url)
      const { prices } = before
      await two.kill('SIGKILL')
      await way.close()
      const restarting = two.restart()
      await expect
        .poll(async () => pageAt(two.url).then(priceOf, () => null), { timeout: 20_000 })
        .toBe(priceOf(before))
      expect((await pageAt(two.url)).prices).toEqual(prices)
      const statuses = await Promise.all(
        ['/api/health/live', '/api/health/ready', '/api/health'].map(async (at) => send(two.url, 'GET', at)),
      )
      expect(statuses.map(({ status }) => status)).toEqual([200, 503, 503])
      const refused = await send(two.url, 'POST', '/api/lead-v2', PAULISTA)
      expect([refused.status, refused.body.code, refused.headers.has('retry-after')]).toEqual([
        503,
        'unavailable',
        true,
      ])
      await way.open()
      await restarting
      expect((await pageAt(two.url)).prices).toEqual(prices)
      await query(url(), 'delete from rate_limits')
      expect(await placeOrder(two.url)).toMatch(/./)
    },
  )
})

type ShownPage = { readonly picture: string; readonly prices: readonly (readonly [string, number])[] }

const pageAt = async (server: string): Promise<ShownPage> =>
  (await (await fetch(`${server}/`, { headers: { accept: 'text/html' } })).json()) as ShownPage
const priceOf = ({ prices }: ShownPage) => prices.find(([sku]) => sku === 'd1000a')?.[1]
