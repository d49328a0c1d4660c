/** DATABASE_URL with several hosts: the writable one is found, and found again when it changes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, statement, type Db } from '../../server/db/database.ts'
import { waitForDatabase } from '../../server/db/wait-for-database.ts'
import {
  giveToDatabaseUser,
  PASSWORD,
  prepareNode,
  USER,
  type Node,
} from '../../rigs/failover/postgres-node.ts'
import { useDatabase } from '../support/test-databases.ts'
import { isFull } from '../support/rows-to-run.ts'
import { describeInFullRun } from '../support/sampled-tests.ts'

const PORT = statement('port', "select current_setting('port')::int as port")
const WRITE = statement('write', 'insert into marks values ($1)')
const END = statement('end', 'select pg_terminate_backend(pg_backend_pid())')
const READ_ONLY = statement('read-only', 'set session characteristics as transaction read only')

const portOf = async (db: Db) => (await db.row<{ port: number }>(PORT))?.port

describeInFullRun('a primary and its standby (X38)', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'prosa-hosts-'))
  let primary: Node
  let standby: Node
  const dbs: Db[] = []
  const open = (hosts: readonly number[], timeoutMs = 4_000) => {
    const named = hosts.map((port) => `127.0.0.1:${port}`).join(',')
    const url = `postgres://${USER}:${PASSWORD}@${named}/postgres?target_session_attrs=read-write`
    const db = openDatabase({ url, pool: 4, timeoutMs })
    dbs.push(db)
    return db
  }

  beforeAll(async () => {
    giveToDatabaseUser(root)
    primary = await prepareNode(root, 'primary')
    standby = await prepareNode(root, 'standby')
    await primary.create()
    await primary.start({})
    await standby.clone(primary)
    const from = `host=127.0.0.1 port=${primary.port} user=${USER} password=${PASSWORD}`
    await standby.start({ primary_conninfo: from })
    await open([primary.port]).rows({ name: 'marks', text: 'create table marks (mark int)' })
  })
  afterAll(async () => {
    await Promise.all([primary.kill(), standby.kill()])
    await Promise.all(dbs.map((db) => db.close()))
    rmSync(root, { recursive: true, force: true })
  })

  it('are told apart, in whichever order they are named', async () => {
    for (const hosts of [
      [primary.port, standby.port],
      [standby.port, primary.port],
      [1, primary.port],
    ]) {
      expect(await portOf(open(hosts))).toBe(primary.port)
    }
  })

  it('without the primary refuse, and say why', async () => {
    await expect(portOf(open([1, standby.port]))).rejects.toMatchObject({
      code: '57P03',
      message: `no host accepts writes (127.0.0.1:1: ECONNREFUSED; 127.0.0.1:${standby.port}: 25006)`,
    })
    const url = `postgres://a:secret@127.0.0.1:1,127.0.0.1:2/x`
    const started = waitForDatabase(open([1, standby.port]), url, 0, () => undefined)
    await expect(started).rejects.toThrow(
      '127.0.0.1:1,127.0.0.1:2/x does not respond (no host accepts writes (',
    )
    await expect(started).rejects.not.toThrow('secret')
  })

  it('once the primary hangs and the standby is promoted, serve queries that were waiting and new ones', async () => {
    const db = open([primary.port, standby.port], 120_000)
    // Half of the waiting queries find an open connection, the others get one opened to the hanging primary.
    await Promise.all([1, 2].map((mark) => db.rows(WRITE, [mark])))
    primary.hang()
    const waiting = Promise.allSettled([5, 6, 7, 8].map((mark) => db.rows(WRITE, [mark])))
    await standby.promote()
    // Long before these connections' own limit of 120 s, and without a reply from the primary.
    expect((await waiting).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'rejected',
    ])
    await expect.poll(() => portOf(db).catch(() => 0), { timeout: 15_000 }).toBe(standby.port)
    await db.rows(WRITE, [9])

    // Nobody has fenced the former primary, and it goes on: a connection that breaks is no reason to go back there.
    primary.goOn()
    for (let broken = 0; broken < (isFull ? 10 : 3); broken += 1) {
      await expect(db.rows(END)).rejects.toThrow(/terminat/i)
      await expect.poll(() => portOf(db).catch(() => 0), { timeout: 15_000 }).toBe(standby.port)
    }
  }, 100_000)
})

describe('one host (X38)', () => {
  const url = useDatabase()

  it('whose session turns read-only is connected to anew (25006)', async () => {
    const db = openDatabase({ url: url(), pool: 1, timeoutMs: 5_000 })
    await db.rows(READ_ONLY)
    await expect(
      db.transaction((sql) => sql.rows(statement('w', 'update leads set seq = 1'))),
    ).rejects.toThrow('read-only transaction')
    await db.transaction((sql) => sql.rows(statement('w', 'update leads set seq = 1')))
    await db.close()
  })
})
