/** A database that accepts queries but never replies, as if its machine or network were gone, or that ends connections. */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANSWERS, FINISH, openLead, PAULISTA, readyLead } from '../support/create-leads.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { openDatabase, statement, type Db } from '../../server/db/database.ts'
import { useDatabase } from '../support/test-databases.ts'

const TIMEOUT_MS = 1_000
/** For how many milliseconds a server that was ready says so without asking the database again. */
const FRESH_MS = 1_000

/** A proxy to a database; while `cut` it passes nothing on, and signals nothing. */
async function startWay(url: string) {
  const state = { isCut: false }
  const sockets = new Set<Socket>()
  const { port, hostname } = new URL(url)
  const way = createServer((from) => {
    const to = connect(Number(port), hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('data', (chunk) => state.isCut || other.write(chunk))
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('error', () => undefined)
    }
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', () => resolve()))
  const through = new URL(url)
  through.port = String((way.address() as AddressInfo).port)
  /** Ends all connections. */
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const close = () => {
    cut()
    way.close()
  }
  return { url: through.href, state, cut, close }
}

describe('a database that falls silent (X4)', () => {
  let way: Awaited<ReturnType<typeof startWay>>
  let server: TestServer & { close(): Promise<void> }
  beforeAll(async () => {
    server = await startServer({
      env: { DATABASE_TIMEOUT_MS: String(TIMEOUT_MS), DATABASE_POOL: '4' },
      through: async (url) => (way = await startWay(url)).url,
    })
  })
  afterAll(async () => {
    way.state.isCut = false
    way.close()
    await server.close()
  })

  itInFullRun('is waited for no longer than a statement may take, and found again', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => openLead(server)))
    const ready = await readyLead(server)
    await server.app.inject('/api/health')
    way.state.isCut = true
    const began = performance.now()
    const replies = await Promise.all([
      ...ids.map((id) => server.call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name)),
      ...ids.map((id) => server.call('GET', `/api/lead/${id}`)),
      server.call('PUT', `/api/lead/${ready}`, FINISH),
      server.call('POST', '/api/lead-v2', PAULISTA),
    ])
    const health = await server.call('GET', '/api/health')
    expect(performance.now() - began).toBeLessThan(6_000)
    for (const reply of [...replies, health]) {
      expect([reply.status, reply.body.code]).toEqual([503, 'unavailable'])
      expect(reply.headers['retry-after']).toBeDefined()
    }
    await expect.poll(() => server.db.asking(), { timeout: 5 * TIMEOUT_MS }).toBe(0)
    way.state.isCut = false
    const [first = ''] = ids
    await expect
      .poll(async () => (await server.call('PATCH', `/api/lead-v2/${first}/name`, ANSWERS.name)).status)
      .toBe(200)
    expect((await server.call('PUT', `/api/lead/${ready}`, FINISH)).status).toBe(200)
  })

  it('keeps nobody longer than a request may last, not even many writers of one lead (X33)', async () => {
    const id = await openLead(server)
    way.state.isCut = true
    const writes = Array.from({ length: 8 }, () =>
      server.call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name),
    )
    const replies = await Promise.race([Promise.all(writes), wait(5 * TIMEOUT_MS, [])])
    way.state.isCut = false
    expect(replies).toHaveLength(8)
    for (const { status, body, headers } of replies) {
      expect([status, body.code]).toEqual([503, 'unavailable'])
      expect(body.message).toContain('O servidor demorou muito pra responder (1s)')
      expect(headers['retry-after']).toBeDefined()
    }
    await Promise.allSettled(writes)
  })
})

describe('readiness under a database that falls silent (X57)', () => {
  /** What connections do: nobody uses them; all of them wait for a reply; new ones are accepted and never answered. */
  const STATES = rowsToRun(['idle', 'waiting', 'new'] as const, (state) => state === 'waiting')
  const servers: Awaited<ReturnType<typeof startSilent>>[] = []

  async function startSilent() {
    let way: Awaited<ReturnType<typeof startWay>> | undefined
    const server = await startServer({
      env: { DATABASE_POOL: '2' },
      through: async (url) => (way = await startWay(url)).url,
    })
    if (!way) throw new Error('the server did not take its way')
    return { server, way }
  }

  beforeAll(async () => {
    servers.push(...(await Promise.all(STATES.map(startSilent))))
  })
  afterAll(async () => {
    for (const { server, way } of servers) {
      way.close()
      await server.close()
    }
  })

  it('is 503 within two seconds, whatever the pool is doing', async () => {
    // side by side, each on a database of its own, since each takes seconds
    await Promise.all(
      servers.map(async ({ server, way }, index) => {
        const connections = STATES[index]
        const ready = async () => {
          const began = performance.now()
          const { status } = await server.call('GET', '/api/health/ready')
          return { status, took: performance.now() - began }
        }
        const isReady = () => expect.poll(async () => (await ready()).status, { timeout: 15_000 }).toBe(200)
        const id = await openLead(server)
        await isReady()
        way.state.isCut = true
        const calls = connections === 'waiting' ? [1, 2, 3, 4] : []
        const asked = calls.map(() => server.call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name))
        if (connections === 'new') way.cut()
        // what succeeded a moment ago counts for a second
        await wait(FRESH_MS)
        for (let times = 0; times < 2; times += 1) {
          const { status, took } = await ready()
          expect([connections, status, Math.floor(took / 2_000)]).toEqual([connections, 503, 0])
        }
        way.state.isCut = false
        way.cut()
        await Promise.all(asked)
        await isReady()
      }),
    )
  })
})

const ONE = statement('one', 'select 1 as one')
/** PostgreSQL's "Terminate" of the client: https://www.postgresql.org/docs/current/protocol-message-formats.html */
const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4])
const SHUTDOWN = errorMessage('FATAL', '57P01', 'terminating connection due to administrator command')

function errorMessage(severity: string, code: string, text: string): Buffer {
  const fields = Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${text}\0\0`)
  const head = Buffer.from([0x45, 0, 0, 0, 0])
  head.writeUInt32BE(4 + fields.length, 1)
  return Buffer.concat([head, fields])
}

/** A proxy on which PostgreSQL's shutdown overtakes our goodbye: the goodbye gets the shutdown message. */
function shuttingDown(to: URL): Promise<{ url: string; sockets: Set<Socket>; close: () => void }> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    sockets.add(client)
    const database = connect(Number(to.port), to.hostname)
    for (const side of [client, database]) side.on('error', () => undefined)
    client.on('data', (bytes: Buffer) =>
      bytes.equals(TERMINATE) ? client.end(SHUTDOWN) : database.write(bytes),
    )
    database.on('data', (bytes) => client.write(bytes))
    client.on('close', () => database.destroy())
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const url = new URL(to)
      url.port = String((server.address() as { port: number }).port)
      resolve({ url: url.href, sockets, close: () => server.close() })
    })
  })
}

describe('a connection that ends while nobody uses it', () => {
  const database = useDatabase()
  let way: Awaited<ReturnType<typeof shuttingDown>>
  const told: string[] = []
  const open = async (): Promise<Db> => {
    told.length = 0
    const db = openDatabase({
      url: way.url,
      pool: 2,
      timeoutMs: 10_000,
      onError: ({ message }) => told.push(message),
    })
    await db.rows(ONE)
    return db
  }
  beforeAll(async () => {
    way = await shuttingDown(new URL(database()))
  })
  afterAll(() => way.close())

  const closed = async (socket: Socket): Promise<void> => {
    if (!socket.closed) await new Promise((gone) => socket.once('close', gone))
  }

  it('is reported if it breaks', async () => {
    const db = await open()
    for (const each of way.sockets) each.end(SHUTDOWN)
    await expect
      .poll(() => told, { timeout: 10_000 })
      .toEqual(['terminating connection due to administrator command'])
    await db.close()
  })

  it('is not reported when we close it while the database shuts down', async () => {
    await (await open()).close()
    await Promise.all([...way.sockets].map(closed))
    // what arrived last has been read once everything before it has been
    await new Promise((resolve) => setImmediate(resolve))
    expect(told).toEqual([])
  })
})
