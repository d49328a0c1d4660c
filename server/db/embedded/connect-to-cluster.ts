/** Connects to the embedded PostgreSQL: builds its URLs, waits until it answers, and creates databases in it. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isSameFolder } from '../../file-and-folder-access.ts'
import type { ClusterFile } from './postgres-json-file.ts'
import { livePostmaster } from './postmaster-pid-file.ts'
import { createServer } from 'node:net'

const USER = 'prosa'

/**
 * Returns the URL of a database in the embedded PostgreSQL. It logs in as the owner of the cluster unless
 * another role is given.
 */
export const clusterUrl = (
  cluster: ClusterFile,
  database: string,
  who = { user: USER, password: cluster.password },
): string => `postgresql://${who.user}:${who.password}@127.0.0.1:${cluster.port}/${database}`

/**
 * Returns whether the PostgreSQL on the cluster's port is this cluster's: it accepts the password and uses
 * the data directory.
 */
async function answers(cluster: ClusterFile): Promise<boolean> {
  const connectionString = clusterUrl(cluster, 'postgres')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return isSameFolder(rows[0]?.data_directory ?? '', cluster.folder)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Waits until PostgreSQL answers. Returns false if it exits first or does not answer within `ms`
 * milliseconds.
 */
export async function answersWithin(cluster: ClusterFile, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(100)) {
    if (await answers(cluster)) return true
    if (!livePostmaster(cluster.folder)) return false
  }
  return false
}

/** Creates a database in the cluster if it does not exist. */
export async function ensureDatabase(cluster: ClusterFile, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl(cluster, 'postgres') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${name}`)
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error
  } finally {
    await client.end()
  }
}

/** The ports that `freePort` has returned. None is returned twice, even if nothing listens on it yet. */
const given = new Set<number>()

/** Returns a free loopback port, a different one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await anyPort()
    if (given.has(port)) continue
    given.add(port)
    return port
  }
}

function anyPort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Returns whether nothing listens on a loopback port. */
export function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
