/**
 * Disks that fill up, hang or fail under a server with the database role of production: once with its embedded
 * database, once with a separate PostgreSQL.
 */
import { randomBytes } from 'node:crypto'
import { renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { readClusterFile, type ClusterFile } from '../../server/db/embedded/postgres-json-file.ts'
import { clusterUrl } from '../../server/db/embedded/connect-to-cluster.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { PAULISTA } from '../support/create-leads.ts'
import { seenBy, smallDisks, writeUntilFull } from '../support/small-disk.ts'
import { query } from '../support/query-database.ts'
import { isFull } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

/** A disk that hangs ends no statement, so no limit must. */
const env = { LOG_LEVEL: 'warn', WARM_PAGES: 'false', DATABASE_TIMEOUT_MS: '120000', ...generousLimits }

const newKey = () => randomBytes(32).toString('hex')

/** Starts a second server, for which the same PostgreSQL is an own one, with the role of docs/desk.md, The audit log. */
async function startOnOwn(cluster: ClusterFile): Promise<ServerProcess> {
  const owner = { user: 'shop', password: 'of-the-shop' }
  await query(clusterUrl(cluster, 'postgres'), `create role shop login password '${owner.password}'`)
  await query(clusterUrl(cluster, 'postgres'), 'create database shop owner shop')
  return await startServerProcess({
    env: {
      ...env,
      ENCRYPTION_KEY: newKey(),
      LOOKUP_KEY: newKey(),
      DATABASE_URL: clusterUrl(cluster, 'shop', owner),
    },
  })
}

/** Milliseconds between two looks of a server at its PostgreSQL. */
const LOOK_MS = 500
/** More milliseconds than a write counts that has succeeded. */
const MORE_THAN_FRESH_MS = 1_200
/** How many milliseconds a caller waits for a reply; more than the server's own limits. */
const PATIENCE_MS = 20_000

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const status = async (address: string, request: RequestInit = {}) => {
  const reply = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) })
  await reply.arrayBuffer()
  return reply.status
}
const ready = ({ url }: ServerProcess) => status(`${url}/api/health/ready`)
const open = ({ url }: ServerProcess) => status(`${url}/api/lead-v2`, post(PAULISTA))

const ofEach = (all: readonly ServerProcess[], work: (each: ServerProcess) => Promise<void>) =>
  Promise.all(all.map(work))

/** Waits until all are ready for visitors and take them. The limit is generous: the machine may be busy. */
async function expectBack(all: readonly ServerProcess[]): Promise<void> {
  await ofEach(all, async (each) => {
    await expect.poll(() => ready(each), { timeout: 60_000 }).toBe(200)
    expect(await open(each)).toBe(200)
  })
}

describe('servers whose disk', () => {
  const [through] = smallDisks(256)
  let started: { embedded: ServerProcess; own: ServerProcess | null; cluster: ClusterFile } | undefined
  /** The server with the embedded database, in the full run the one with an own PostgreSQL, and both. */
  function servers() {
    if (!started) throw new Error('the servers are there only while tests run')
    return { ...started, both: started.own ? [started.embedded, started.own] : [started.embedded] }
  }
  /** A file in DATA_DIR of the embedded database. */
  const fileOf = (...names: string[]) => {
    const { embedded } = servers()
    return seenBy(embedded.pid(), path.join(embedded.dataDir, ...names))
  }

  beforeAll(async () => {
    const embedded = await startServerProcess({ env, ...(through && { through }) })
    try {
      const cluster = readClusterFile(seenBy(embedded.pid(), embedded.dataDir))
      if (!cluster) throw new Error('a server with an embedded database has its file')
      started = { embedded, own: isFull ? await startOnOwn(cluster) : null, cluster }
    } catch (error) {
      await embedded.stop()
      throw error
    }
  }, 300_000)
  afterAll(async () => {
    await started?.own?.stop()
    await started?.embedded.stop()
  }, 300_000)

  it.each(through && isFull ? ['a small disk'] : [])(
    'fills and is freed are back without a restart, also a second time (X44, X40, X32; on %s)',
    async () => {
      const { embedded, own, both } = servers()
      const filler = fileOf('filler')
      for (let times = 0; times < 2; times += 1) {
        await expectBack(both)
        writeUntilFull(filler)
        await ofEach(both, async (each) => {
          // Pages that are not full yet take some more rows.
          await expect.poll(() => open(each), { timeout: 60_000, interval: 1 }).toBe(503)
          expect(await ready(each)).toBe(503)
        })
        rmSync(filler)
      }
      await expectBack(both)
      expect(embedded.log() + own?.log()).not.toContain('permission denied')
    },
    300_000,
  )

  itInFullRun(
    'hangs are not ready while no write returns, and are after it (X52)',
    async () => {
      const { cluster, both } = servers()
      await expectBack(both)
      /** Lets commits wait for a standby as they would for a disk; whoever only reads notices nothing. */
      const waitFor = async (standby: string) => {
        await query(
          clusterUrl(cluster, 'postgres'),
          `alter system set synchronous_standby_names = '${standby}'`,
        )
        await query(clusterUrl(cluster, 'postgres'), 'select pg_reload_conf()')
      }
      await waitFor('nobody')
      await ofEach(both, async (each) => {
        await expect.poll(() => ready(each), { timeout: 60_000 }).toBe(503)
        expect([await ready(each), await ready(each)]).toEqual([503, 503])
        expect(await status(`${each.url}/api/health/live`)).toBe(200)
      })
      await waitFor('')
      await expectBack(both)
    },
    300_000,
  )

  itInFullRun(
    'only hangs for a moment stay ready: a slow commit is no dead disk (X52)',
    async () => {
      const { cluster, embedded } = servers()
      const locker = new pg.Client({ connectionString: clusterUrl(cluster, 'prosa') })
      await locker.connect()
      await wait(MORE_THAN_FRESH_MS)
      await locker.query('begin')
      await locker.query('update write_checks set at = now()')
      const waiting = ready(embedded)
      const waits =
        "select 1 from pg_stat_activity where query like 'insert into write_checks%' and wait_event_type = 'Lock'"
      await expect.poll(() => query(clusterUrl(cluster, 'prosa'), waits), { interval: 5 }).toHaveLength(1)
      await locker.query('commit')
      await locker.end()
      expect(await waiting).toBe(200)
    },
    300_000,
  )

  it('dies answer 503 with a sentence, log a line, and are back with it (X53)', async () => {
    const { embedded, own, both } = servers()
    const pids = both.map((each) => each.pid())
    const file = fileOf('postgres', 'postmaster.pid')
    const postmaster = livePostmaster(fileOf('postgres'))?.pid ?? 0
    renameSync(file, `${file}.kept`)
    // Whoever reads this file gets what a dead disk gives: EIO.
    symlinkSync('/proc/self/mem', file)
    await expect.poll(embedded.log, { timeout: 60_000 }).toContain('EIO')
    // What PostgreSQL still answers is served.
    expect(await ready(embedded)).toBe(200)
    process.kill(postmaster, 'SIGKILL')
    for (const each of both) {
      await expect.poll(() => ready(each), { timeout: 60_000 }).toBe(503)
      const reply = await fetch(`${each.url}/api/lead-v2`, post(PAULISTA))
      expect([reply.status, await reply.json()]).toEqual([
        503,
        expect.objectContaining({ message: expect.stringMatching(/^Serviço indisponível/) }),
      ])
    }
    await wait((isFull ? 3 : 2) * LOOK_MS)
    // Said once, not every half second.
    expect(embedded.log().match(/EIO/g)).toHaveLength(1)
    expect(embedded.log() + (own?.log() ?? '')).not.toContain('something unforeseen')
    rmSync(file)
    renameSync(`${file}.kept`, file)
    await expectBack(both)
    expect(both.map((each) => each.pid())).toEqual(pids)
  }, 300_000)
})
