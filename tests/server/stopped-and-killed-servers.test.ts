/** Servers that are stopped or killed, with their database, while visitors write and commands run. */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  generousLimits,
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from '../../scripts/start-server-process.ts'
import { readClusterFile } from '../../server/db/embedded/postgres-json-file.ts'
import { clusterUrl } from '../../server/db/embedded/connect-to-cluster.ts'
import { lockFolder } from '../../server/db/embedded/lock-data-directory.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { compareWithDatabase } from '../support/compare-writes-with-database.ts'
import { replyJson } from '../support/http-server.ts'
import { placeOrder, send, startReadyLead } from '../support/http-visitor.ts'
import { type Book, freeDates, keepOrdering, newBook } from '../support/order-continuously-over-http.ts'
import { query } from '../support/query-database.ts'
import { riskService, TOKEN } from '../support/risk-service.ts'
import { runServerCommand } from '../support/run-server-command.ts'
import { describeInFullRun } from '../support/sampled-tests.ts'
import { settings } from '../support/server-settings.ts'
import type { TestDatabase } from '../support/postgres-cluster.ts'
import { createDatabase } from '../support/test-databases.ts'
import { startReceiver } from '../support/webhook-receiver.ts'

/** A quiet machine needs a third of it. */
const READY_MS = 20_000

/** A command that has the database open until it is told to end, and perhaps asks it something that takes an hour. */
function startCommand(dataDir: string, asks: 'nothing' | 'for-an-hour') {
  const script = `
    import { readConfig } from ${JSON.stringify(path.resolve('server/config.ts'))}
    import { withDatabase } from ${JSON.stringify(path.resolve('server/commands/helpers/database.ts'))}
    await withDatabase(readConfig(), async (db) => {
      process.stdout.write('open')
      const end = new Promise((resolve) => process.stdin.once('data', resolve))
      const query = { name: 'slow', text: 'select count(*) from generate_series(1, 10000000000)' }
      await (${asks === 'nothing'} ? end : Promise.race([end, db.rows(query)]))
    }).catch((error) => process.stderr.write(String(error)))
    process.exit(0)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    env: { ...process.env, DATA_DIR: dataDir, npm_lifecycle_event: 'shop', DATABASE_TIMEOUT_MS: '60000' },
  })
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const opened = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    pid: child.pid ?? 0,
    opened,
    text: () => text,
    async end() {
      child.stdin.end('x')
      await gone
    },
  }
}

const ready = async (url: string) => (await fetch(`${url}/api/health`).catch(() => undefined))?.ok ?? false

describeInFullRun('a command', () => {
  let product: ServerProcess
  beforeAll(async () => {
    product = await startServerProcess({ env: { LOG_LEVEL: 'warn', WARM_PAGES: 'false', ...generousLimits } })
  })
  afterAll(() => product.stop())
  const cluster = () => livePostmaster(path.join(product.dataDir, 'postgres'))

  it('that runs while server and database are killed does not keep them down (X56)', async () => {
    const command = startCommand(product.dataDir, 'for-an-hour')
    await command.opened
    process.kill(cluster()?.pid ?? 0, 'SIGKILL')
    await product.kill('SIGKILL')
    let began = performance.now()
    const other = runServerCommand('shop-editions', ['history'], { DATA_DIR: product.dataDir })
    void other.then(() => (began = performance.now()))
    await product.restart()
    expect(performance.now() - began).toBeLessThan(READY_MS)
    const { pid } = cluster() ?? {}
    await command.end()
    // whether it had the folder first or found the server, it has done its work, and the server's database goes on
    expect((await other).code).toBe(0)
    expect(cluster()?.pid).toBe(pid)
    expect(await ready(product.url)).toBe(true)
  })

  it('that has the folder first is waited for by name, and the server is ready soon after it (X56)', async () => {
    await product.kill('SIGTERM')
    const command = startCommand(product.dataDir, 'nothing')
    await command.opened
    const restarted = product.restart()
    await expect
      .poll(() => product.log(), { timeout: 10_000 })
      .toContain(`npm run shop (process ${command.pid})`)
    expect(await ready(product.url)).toBe(false)
    await command.end()
    const began = performance.now()
    await restarted
    expect(performance.now() - began).toBeLessThan(READY_MS)
  })
})

it('a command beside a server that has no database starts none, and says so (X56)', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prosa-command-'))
  const lock = lockFolder(dataDir)
  const { code, err } = await runServerCommand('drop-previous-release-schema', [], { DATA_DIR: dataDir })
  expect([code, err]).toEqual([1, expect.stringContaining(`The server that uses ${dataDir}`)])
  expect(livePostmaster(path.join(dataDir, 'postgres'))).toBeUndefined()
  lock.release()
  rmSync(dataDir, { recursive: true, force: true })
})

const ROUNDS = 45
const WRITERS = 6

describeInFullRun('kills of the server and its database', () => {
  it('lose no acknowledged write, make no duplicate and no half order (X1, X2, X3, X4)', async () => {
    const product = await startServerProcess({
      env: { LOG_LEVEL: 'warn', WARM_PAGES: 'false', ...generousLimits },
    })
    const cluster = path.join(product.dataDir, 'postgres')
    const book = newBook()
    try {
      const dates = await freeDates(product.url)
      // Enough capacity for every order of the test: full slots are tested elsewhere.
      await query(databaseOf(product), 'update coverage_areas set team_capacity = 100000')
      for (let round = 0; round < ROUNDS; round += 1) {
        const over = new AbortController()
        const visit = {
          urls: [product.url],
          book,
          over: over.signal,
          dates,
          draw: randomInt,
          patienceMs: 5_000,
        }
        const writers = Array.from({ length: WRITERS }, () => keepOrdering(visit))
        await wait(150 + randomInt(350))
        const victim = round % 3 === 0 ? 'both' : round % 3 === 1 ? 'server' : 'database'
        const old = livePostmaster(cluster)?.pid ?? 0
        if (victim !== 'server') process.kill(old, 'SIGKILL')
        if (victim !== 'database') {
          await product.kill('SIGKILL')
          await product.restart()
        }
        await untilReady(product, () => victim === 'server' || livePostmaster(cluster)?.pid !== old)
        await untilOrdered(book, book.orders + 2)
        over.abort()
        await Promise.all(writers)
        expect(await compareWithDatabase(databaseOf(product), book)).toEqual({
          lost: 0,
          twice: 0,
          examples: [],
        })
      }
    } finally {
      await product.stop()
    }
  }, 600_000)
})

/** Waits until the visitors whose calls went through the kill order again, however slow the machine is. */
async function untilOrdered(book: Book, orders: number): Promise<void> {
  for (const end = Date.now() + 60_000; book.orders < orders; await wait(20))
    if (Date.now() > end) throw new Error(`${book.orders} orders, and no more in a minute`)
}

const databaseOf = (product: ServerProcess) =>
  clusterUrl(readClusterFile(product.dataDir) ?? { folder: '', port: 0, password: '' }, 'prosa')

/** Waits for the server, and for its new database: the old one's connections outlive it for a moment. */
async function untilReady(product: ServerProcess, isNew: () => boolean): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
    const reply = await fetch(`${product.url}/api/health`).catch(() => undefined)
    if (reply?.ok && livePostmaster(path.join(product.dataDir, 'postgres')) && isNew()) return
  }
  throw new Error(`the server did not come back:\n${product.log().slice(-3000)}`)
}

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

describeInFullRun('SIGTERM', () => {
  it('closes connections that are kept alive, and notifies their clients; then lets a running request and a delivery end, and waits for no connection that nobody uses', async () => {
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
  })
})
