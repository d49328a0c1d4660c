/**
 * Reads and writes DATA_DIR/postgres.json, which holds the folder, port and password of the embedded
 * PostgreSQL. Also checks that PostgreSQL answers, and creates databases.
 */
import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod'
import { ConfigError } from '../../config.ts'
import { isSameFolder, readJsonFile } from '../../file-helpers.ts'
import { livePostmaster } from './postmaster-pid-file.ts'

const USER = 'prosa'

const Shape = z.object({ folder: z.string().min(1), port: z.int().min(0), password: z.string().min(1) })

/** The content of DATA_DIR/postgres.json (mode 0600), which is kept between starts. */
export type ClusterFile = z.infer<typeof Shape>

const fileIn = (dataDir: string) => join(dataDir, 'postgres.json')

/** Reads DATA_DIR/postgres.json; undefined if there is none. Throws ConfigError if it is damaged. */
export function readClusterFile(dataDir: string): ClusterFile | undefined {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return undefined
  const read = Shape.safeParse(readJsonFile(file))
  if (read.success) return read.data
  throw new ConfigError(
    `${file} is damaged: put it back from a backup. It holds the password of the database in ${join(dataDir, 'postgres')}.`,
  )
}

/** Writes DATA_DIR/postgres.json atomically. */
export function writeClusterFile(dataDir: string, cluster: ClusterFile): void {
  const fresh = `${fileIn(dataDir)}.${process.pid}`
  writeFileSync(fresh, `${JSON.stringify(cluster)}\n`, { mode: 0o600 })
  chmodSync(fresh, 0o600)
  renameSync(fresh, fileIn(dataDir))
}

/**
 * Returns the URL of a database in the embedded PostgreSQL. It logs in as the owner of the cluster unless
 * another role is given.
 */
export const urlFor = (
  cluster: ClusterFile,
  database: string,
  who = { user: USER, password: cluster.password },
): string => `postgresql://${who.user}:${who.password}@127.0.0.1:${cluster.port}/${database}`

/**
 * Returns whether the PostgreSQL on the cluster's port is this cluster's: it accepts the password and uses
 * the data directory.
 */
async function answers(cluster: ClusterFile): Promise<boolean> {
  const connectionString = urlFor(cluster, 'postgres')
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
  const client = new pg.Client({ connectionString: urlFor(cluster, 'postgres') })
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
