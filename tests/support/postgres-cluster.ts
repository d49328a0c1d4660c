/**
 * Starts one PostgreSQL for a whole test run, with a migrated and seeded template database that is cloned for each test
 * file.
 */
import { randomUUID } from 'node:crypto'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { openDatabase } from '../../server/db/database.ts'
import { openEmbedded } from '../../server/db/embedded/cluster.ts'
import { isAlive, livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seed } from '../../server/db/seed.ts'
import { ownerPool } from './query-database.ts'

const template = 'prosa_template'
const prefix = 'prosa-cluster-'
/** File in a cluster's folder with the process id of the run that started it. */
const owner = 'owner.pid'

export type TestDatabase = {
  readonly url: string
  /** Its address for the role with limited rights that the server has in its embedded database. */
  readonly serverUrl: string
  /** Drops it, terminating open connections. */
  readonly drop: () => Promise<void>
}

/** The run's PostgreSQL. */
export type TestCluster = {
  /** The address of its administration database. */
  readonly url: string
  /** The address of the template, for the role with limited rights. */
  readonly serverUrl: string
  readonly stop: () => Promise<void>
}

/** Starts the run's PostgreSQL. */
export async function startCluster(): Promise<TestCluster> {
  await sweep()
  const dataDir = await mkdtemp(path.join(tmpdir(), prefix))
  await writeFile(path.join(dataDir, owner), String(process.pid))
  const cluster = await openEmbedded({ dataDir })
  const stop = async (): Promise<void> => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const url = cluster.urlOf('postgres')
    // surviving an OS crash is not under test: without fsync copies take a tenth of the time
    await admin(url, 'alter system set fsync = off', 'alter system set full_page_writes = off')
    // nobody guesses these passwords, and each connection would prove one by thousands of hashes
    const { password } = new URL(url)
    await admin(url, 'alter system set scram_iterations = 1', 'select pg_reload_conf()')
    await admin(url, 'set scram_iterations = 1', `alter role current_user password '${password}'`)
    await admin(url, `create database ${template}`)
    const db = openDatabase({ url: cluster.urlOf(template), pool: 2, timeoutMs: 60_000 })
    await migrate(db, 'all')
    await seed(db, 'demo')
    await db.close()
    return { url, serverUrl: await cluster.limitedUrl(template), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Creates a database with everything that a first start of the server creates, in some 50 ms. */
export const cloneDatabase = (adminUrl: string, serverUrl = adminUrl): Promise<TestDatabase> =>
  databaseFrom(template, adminUrl, serverUrl)

export const emptyDatabase = (adminUrl: string): Promise<TestDatabase> =>
  databaseFrom('template0', adminUrl, adminUrl)

async function databaseFrom(source: string, adminUrl: string, serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // the default way writes the copy to the WAL as well, a file of 16 MB for nearly each of them: 250 ms instead of 40
  await admin(adminUrl, `create database ${name} template ${source} strategy file_copy`)
  const named = (address: string) => new URL(`/${name}`, address).href
  return {
    url: named(adminUrl),
    serverUrl: named(serverUrl),
    drop: () => admin(adminUrl, `drop database if exists ${name} with (force)`),
  }
}

/** One for each cluster that this process knows: a database of each test file is made and dropped there. */
const pools = new Map<string, pg.Pool>()

async function admin(url: string, ...statements: string[]): Promise<void> {
  const pool = pools.get(url) ?? ownerPool(url)
  pools.set(url, pool)
  const client = await pool.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    client.release()
  }
}

/** Stops and removes the clusters of runs that were killed before cleaning up. */
async function sweep(): Promise<void> {
  for await (const file of glob(`${prefix}*/${owner}`, { cwd: tmpdir() })) {
    const dataDir = path.join(tmpdir(), path.dirname(file))
    if (isAlive(Number(await readFile(path.join(dataDir, owner), 'utf8')))) continue
    const left = livePostmaster(path.join(dataDir, 'postgres'))
    if (left) process.kill(left.pid, 'SIGQUIT')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
