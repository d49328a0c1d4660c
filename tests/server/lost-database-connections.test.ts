/** Database connections that end: broken ones are reported to the operator, those that the server closes are not. */
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, statement, type Db } from '../../server/db/database.ts'
import { useDatabase } from '../support/test-databases.ts'

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
