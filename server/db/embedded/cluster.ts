/** Creates, starts, watches and stops the embedded PostgreSQL. */
import { randomBytes, createHmac } from 'node:crypto'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../config.ts'
import { readClusterFile, writeClusterFile, type ClusterFile } from './postgres-json-file.ts'
import { answersWithin, clusterUrl, ensureDatabase, freePort, isFree } from './connect-to-cluster.ts'
import { findClusterFolder, giveFolderToDatabaseUser, makeClusterFolder } from './cluster-folder.ts'
import { databaseSystemUser, reachablePrograms, runProgram } from './programs.ts'
import { livePostmaster } from './postmaster-pid-file.ts'
import { startCluster, createCluster } from './start-cluster.ts'
import pg from 'pg'

const DATABASE = 'prosa'

/** The PostgreSQL that the server runs itself, if no DATABASE_URL is configured. */
export type EmbeddedCluster = {
  /** The URL of the product's database, including the password. */
  url: string
  /** Returns the URL of another database in the same cluster, for tests. */
  urlOf(database: string): string
  folder: string
  /**
   * Returns the URL of the product's database, or of another one, with a role of limited rights. The role is not
   * a superuser, and it cannot change or delete audit entries. Call it when the schema is up to date.
   */
  limitedUrl(database?: string): Promise<string>
  /** Whether PostgreSQL was already running because an earlier server was killed. */
  reused: boolean
  /** Restarts PostgreSQL whenever it dies, until `stop`; calls `tell` with each event. */
  keepRunning(tell: (text: string) => void): void
  /** Stops PostgreSQL: open transactions are rolled back, committed data stays. */
  stop(): Promise<void>
}

/** Returns the folder of the PostgreSQL of DATA_DIR; throws ConfigError if there is none. */
export function folderOfCluster(dataDir: string): string {
  const known = readClusterFile(dataDir)
  if (!known) throw new ConfigError(`There is no database in ${dataDir}.`)
  return findClusterFolder(dataDir, known.folder, databaseSystemUser())
}

/**
 * Puts the folder of a PostgreSQL that was copied to `DATA_DIR/postgres` where it belongs, on this machine and for its
 * user, and notes that it has no port yet.
 */
export function adoptCluster(dataDir: string): void {
  const known = readClusterFile(dataDir)
  if (!known) throw new ConfigError(`${dataDir} has no postgres.json: it is no copy of a DATA_DIR.`)
  const copied = join(dataDir, 'postgres')
  const folder = makeClusterFolder(dataDir, databaseSystemUser())
  if (folder !== copied) {
    if (existsSync(join(folder, 'PG_VERSION')))
      throw new ConfigError(`${folder} already holds a database. Move it away, then try again.`)
    cpSync(copied, folder, { recursive: true, preserveTimestamps: true })
    rmSync(copied, { recursive: true })
  }
  giveFolderToDatabaseUser(folder, databaseSystemUser())
  writeClusterFile(dataDir, { ...known, folder, port: 0 })
}

/**
 * Returns the URL of the product's database in the PostgreSQL in DATA_DIR, which another process has started; undefined
 * if it does not run or answer now.
 */
export async function runningClusterUrl(dataDir: string): Promise<string | undefined> {
  const known = readClusterFile(dataDir)
  if (!known) return undefined
  const folder = findClusterFolder(dataDir, known.folder, databaseSystemUser())
  const running = livePostmaster(folder)
  if (!running) return undefined
  const cluster = { ...known, folder, port: running.port }
  return (await answersWithin(cluster, 1)) ? clusterUrl(cluster, DATABASE) : undefined
}

/** Milliseconds between two checks that PostgreSQL is still running. */
const LOOK_MS = 500

/** The watch that starts PostgreSQL again whenever it has stopped, such as while its disk was unavailable. */
type Watch = {
  /** Ends the watch, after a start in progress. */
  stop(): Promise<void>
}

/**
 * Calls `start` whenever no PostgreSQL runs on the data directory. Calls `tell` with each event: once with each reason
 * for which it cannot be started, however often that is tried.
 */
function restartWhenStopped(folder: string, start: () => Promise<void>, tell: (text: string) => void): Watch {
  const told = new Set<string>()
  const tellOnce = (text: string) => {
    if (!told.has(text)) tell(text)
    told.add(text)
  }

  async function look(): Promise<void> {
    try {
      if (!livePostmaster(folder)) {
        tellOnce('The database has stopped unexpectedly and is started again.')
        await start()
      }
      if (told.size > 0) tell('The database is running.')
      told.clear()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      tellOnce(`The database cannot be watched or started: ${reason}`)
    }
  }

  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, LOOK_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

const ROLE = 'prosa_server'

/**
 * Returns the password of the role. It is derived from the cluster's password without revealing that password. It
 * differs in a copy of the cluster, which has the same password: if the copy gets the port of the original, the
 * server's connections fail there instead of writing into it.
 */
const passwordOf = ({ folder, password }: ClusterFile): string =>
  createHmac('sha256', password).update(`${ROLE} ${folder}`).digest('hex')

/**
 * Creates or corrects the database role that the server uses. The role can read and write rows, except that
 * it can only append to the audit log. It owns nothing and is not a superuser. Call this at each start,
 * after the migrations. Databases of earlier releases then get the role too, and the role gets access to new
 * tables.
 * @returns the URL of the database for that role
 */
async function limitServerRole(cluster: ClusterFile, database: string): Promise<string> {
  const password = passwordOf(cluster)
  const client = new pg.Client({ connectionString: clusterUrl(cluster, database) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE])
    if (!rowCount) await client.query(`create role ${ROLE}`)
    await client.query(`
      alter role ${ROLE} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password ${client.escapeLiteral(password)};
      grant usage on schema public to ${ROLE};
      grant select, insert, update, delete on all tables in schema public to ${ROLE};
      alter default privileges in schema public grant select, insert, update, delete on tables to ${ROLE};
      revoke update, delete on audit_log, editions, live_editions, withdrawn_publications from ${ROLE};
      revoke insert, delete on audit_head from ${ROLE};
      revoke insert, update, delete on schema_history from ${ROLE};`)
  } finally {
    await client.end()
  }
  return clusterUrl(cluster, database, { user: ROLE, password })
}

/**
 * Opens the PostgreSQL in DATA_DIR, which the caller has locked (lock-data-directory.ts). It is created the first time, reused if a killed server left it running,
 * and started otherwise. It never runs twice on one data directory, and listens on loopback only. A copy of DATA_DIR
 * has its own PostgreSQL.
 */
export async function openEmbedded(options: { dataDir: string }): Promise<EmbeddedCluster> {
  const { dataDir } = options
  const who = databaseSystemUser()
  const programs = await reachablePrograms(who)
  const known = readClusterFile(dataDir)
  const folder = known ? findClusterFolder(dataDir, known.folder, who) : makeClusterFolder(dataDir, who)
  // A copy has its own port, too.
  const port = known?.folder === folder ? known.port : 0
  const cluster: ClusterFile = { folder, port, password: known?.password ?? randomBytes(24).toString('hex') }
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    writeClusterFile(dataDir, cluster)
    await createCluster(cluster, programs, who)
  }

  const running = livePostmaster(folder)
  if (running) cluster.port = running.port
  const reused = running !== undefined && (await answersWithin(cluster, 30_000))
  if (!reused) {
    if (livePostmaster(folder)) {
      throw new Error(`A PostgreSQL is running on ${folder} but does not respond. Stop it, then start again.`)
    }
    if (cluster.port === 0 || !(await isFree(cluster.port))) cluster.port = await freePort()
    await startCluster(cluster, programs, who)
  }
  writeClusterFile(dataDir, cluster)
  await ensureDatabase(cluster, DATABASE)

  let watch: Watch | undefined
  return {
    url: clusterUrl(cluster, DATABASE),
    urlOf: (database) => clusterUrl(cluster, database),
    folder,
    limitedUrl: (database = DATABASE) => limitServerRole(cluster, database),
    reused,
    keepRunning(tell) {
      watch = restartWhenStopped(folder, () => startCluster(cluster, programs, who), tell)
    },
    async stop() {
      await watch?.stop()
      await runProgram(programs.pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30'], who, true)
    },
  }
}
