/** Creates, starts, watches and stops the embedded PostgreSQL. */
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../config.ts'
import { databaseSystemUser } from './operating-system-user.ts'
import { readClusterFile, writeClusterFile, type ClusterFile } from './cluster-settings-file.ts'
import { answersWithin, clusterUrl, ensureDatabase } from './connect-to-cluster.ts'
import {
  giveFolderToDatabaseUser,
  makeClusterFolder,
  findClusterFolder,
  reachablePrograms,
} from './make-programs-and-folder-accessible.ts'
import { createCluster } from './create-cluster.ts'
import { freePort, isFree } from './free-port.ts'
import { restartWhenStopped, type Watch } from './restart-when-stopped.ts'
import { livePostmaster } from './postmaster-pid-file.ts'
import { runProgram } from './run-program.ts'
import { limitServerRole } from './limited-database-role.ts'
import { startCluster } from './start-cluster.ts'

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
