/** Creates, starts, watches and stops the embedded PostgreSQL. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { databaseIdentity } from './database-user.ts'
import {
  answersWithin,
  ensureDatabase,
  readClusterFile,
  urlFor,
  writeClusterFile,
  type ClusterFile,
} from './cluster-file.ts'
import { clusterFolder, reachablePrograms } from './programs-and-data-folder.ts'
import { init } from './create-cluster.ts'
import { freePort, isFree } from './ports.ts'
import { livePostmaster } from './postmaster.ts'
import { run } from './run-program.ts'
import { limitServerRole } from './limited-database-role.ts'
import { start } from './start-cluster.ts'

const DATABASE = 'prosa'
/** Milliseconds between two checks that PostgreSQL is still running. */
const LOOK_MS = 500

/** The PostgreSQL that the server runs itself, if no DATABASE_URL is configured. */
export type EmbeddedCluster = {
  /** The URL of the product's database, including the password. */
  url: string
  /** Returns the URL of another database in the same cluster, for tests. */
  urlOf(database: string): string
  folder: string
  /**
   * Returns the URL of the product's database with a role of limited rights. The role is not a superuser, and
   * it cannot change or delete audit entries (S38). Call it when the schema is up to date.
   */
  limitedUrl(): Promise<string>
  /** Whether PostgreSQL was already running because an earlier server was killed. */
  reused: boolean
  /** Restarts PostgreSQL whenever it dies, until `stop`; calls `tell` with each event (X4). */
  keepRunning(tell: (text: string) => void): void
  /** Stops PostgreSQL: open transactions are rolled back, committed data stays. */
  stop(): Promise<void>
}

/**
 * Opens the PostgreSQL in DATA_DIR. It is created the first time, reused if a killed server left it running,
 * and started otherwise. It never runs twice on one data directory, and listens on loopback only.
 */
export async function openEmbedded(options: { dataDir: string }): Promise<EmbeddedCluster> {
  const { dataDir } = options
  const who = databaseIdentity()
  const programs = await reachablePrograms(who)
  const known = readClusterFile(dataDir)
  const folder = known?.folder ?? clusterFolder(dataDir, who)
  const cluster: ClusterFile = known ?? { folder, port: 0, password: randomBytes(24).toString('hex') }
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    writeClusterFile(dataDir, cluster)
    await init(cluster, programs, who)
  }

  const running = livePostmaster(folder)
  if (running) cluster.port = running.port
  const reused = running !== undefined && (await answersWithin(cluster, 30_000))
  if (!reused) {
    if (livePostmaster(folder)) {
      throw new Error(`A PostgreSQL is running on ${folder} but does not respond. Stop it, then start again.`)
    }
    if (cluster.port === 0 || !(await isFree(cluster.port))) cluster.port = await freePort()
    await start(cluster, programs, who)
  }
  writeClusterFile(dataDir, cluster)
  await ensureDatabase(cluster, DATABASE)

  let watch: NodeJS.Timeout | undefined
  /** The restart in progress. */
  let starting: Promise<void> | undefined
  return {
    url: urlFor(cluster, DATABASE),
    urlOf: (database) => urlFor(cluster, database),
    folder,
    limitedUrl: () => limitServerRole(cluster, DATABASE),
    reused,
    keepRunning(tell) {
      watch = setInterval(() => {
        if (starting || livePostmaster(folder)) return
        tell('The database has stopped unexpectedly and is started again.')
        starting = start(cluster, programs, who)
          .catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)))
          .finally(() => (starting = undefined))
      }, LOOK_MS).unref()
    },
    async stop() {
      clearInterval(watch)
      await starting
      await run(programs.pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30'], who, true)
    },
  }
}
