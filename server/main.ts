/**
 * Starts the server and shuts it down on SIGTERM and SIGINT. To start, it opens the port and the database,
 * applies the migrations, builds the app and starts the background jobs.
 */
import { accessSync, constants } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ConfigError, readConfig, type Config } from './config.ts'
import { mistypedSettings } from './find-mistyped-settings.ts'
import { systemClock } from './clock.ts'
import { openDatabase, type Db } from './db/database.ts'
import { openEmbedded, type EmbeddedCluster } from './db/embedded/cluster.ts'
import { lockFolderAfterCommands, type FolderLock } from './db/embedded/lock-data-directory.ts'
import { migrate } from './db/migrate.ts'
import { isSuperuser } from './db/check-superuser.ts'
import { waitForDatabase } from './db/wait-for-database.ts'
import { seed } from './db/seed.ts'
import { seedCustomers, seedMobileLines } from './db/seed-customers.ts'
import { makeFolder } from './file-and-folder-access.ts'
import { listenWhileStarting, type Listener } from './listen-while-starting.ts'
import type { RunningJob } from './jobs/start-jobs.ts'
import { makeMetrics } from './plugins/metrics.ts'
import type { DeskWork } from './desk-work/run-long-desk-tasks.ts'
import { startWorkProcess } from './desk-work/start-work-process.ts'
import { withFooterLines } from './mail/mail-style.ts'
import { makeProviders } from './providers/create-configured-providers.ts'
import type { Providers } from './providers/provider-types.ts'
import { appOfLastEdition } from './site-without-database.ts'
import { loadKeys, makeKeys } from './security/secret-keys.ts'
import { makeVault } from './security/encryption-vault.ts'
import { demoSettingsInUse, demoSettingLines } from './services/go-live.ts'
import { checkKeys, hasSealed } from './services/encryption-key-check.ts'
import { startFailureAdvice } from './explain-start-failure.ts'
import { rejectWhenAborted } from './reject-when-aborted.ts'

/** How many milliseconds running requests have to finish after SIGTERM. */
const PATIENCE_MS = 10_000
/** Milliseconds after which a shutdown that hangs is forced. */
const LIMIT_MS = 30_000
/** How many milliseconds a start waits for the database. */
const DATABASE_PATIENCE_MS = 60_000

/** What TRUST_PROXY=true means. */
const TRUSTS_EVERYBODY =
  'TRUST_PROXY=true: any client can claim any IP address with X-Forwarded-For, and so escape every limit. List your proxies or their number, unless nothing but a proxy that replaces these headers can reach this port.'

/** Everything that the start has opened so far. A shutdown closes it, even if the start has not finished. */
type Opened = {
  listener?: Listener
  lock?: FolderLock
  cluster?: EmbeddedCluster
  db?: Db
  providers?: Providers
  /** Serves the site while the database is away. */
  interim?: FastifyInstance | undefined
  work?: DeskWork
  app?: FastifyInstance
  jobs?: RunningJob
}

/** Prints a message about the server process: as plain text on a terminal, otherwise as a JSON log line. */
function printServerMessage(text: string): void {
  const line = process.stdout.isTTY
    ? text
    : JSON.stringify({ level: 'info', time: new Date().toISOString(), msg: text })
  process.stdout.write(`${line}\n`)
}

async function ownDatabase(dataDir: string): Promise<EmbeddedCluster> {
  const cluster = await openEmbedded({ dataDir })
  printServerMessage(
    cluster.reused ? 'The database was still running and is used again.' : 'The database has started.',
  )
  cluster.keepRunning(printServerMessage)
  return cluster
}

/** Checks that DATA_DIR can be written to, if the embedded database, its keys or e-mails as files need it. */
function checkDataDir({ dataDir, database, smtp }: Config): void {
  if (database.url && smtp) return
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written to (${code}).`)
  }
}

/**
 * Returns the database as the server uses it. The embedded database is opened again, under a role with fewer
 * rights. For a database in DATABASE_URL, a warning is logged if the role is a superuser.
 */
async function asServer(
  owner: Db,
  { config, opened, onError }: { config: Config; opened: Opened; onError: (error: Error) => void },
): Promise<{ db: Db; url: string }> {
  if (!opened.cluster) {
    if (await isSuperuser(owner))
      printServerMessage(
        'The role in DATABASE_URL is a superuser, which can rewrite the audit log: use one that is not (docs/desk.md, The audit log).',
      )
    return { db: owner, url: config.database.url ?? '' }
  }
  const url = await opened.cluster.limitedUrl()
  const db = openDatabase({ ...config.database, url, onError })
  opened.db = db
  await owner.close()
  return { db, url }
}

async function start(config: Config, opened: Opened, leaving: AbortSignal): Promise<void> {
  checkDataDir(config)
  const listener = (opened.listener = await listenWhileStarting(config, leaving))
  // most of the code, which a start that fails early does without, and visitors do not wait for to see the waiting page
  const appCode = Promise.all([import('./app.ts'), import('./jobs/start-jobs.ts')])
  appCode.catch(() => undefined)
  if (!config.database.url) {
    opened.lock = await rejectWhenAborted(
      leaving,
      lockFolderAfterCommands(config.dataDir, printServerMessage),
    )
    opened.cluster = await ownDatabase(config.dataDir)
  }
  leaving.throwIfAborted()
  const url = config.database.url ?? opened.cluster?.url ?? ''
  const onError = (err: Error) => opened.app?.log.warn({ err }, 'a connection to the database was lost')
  const owner = (opened.db = openDatabase({ ...config.database, url, onError }))
  const outside = makeProviders(config)
  const providers = (opened.providers = { ...outside, mail: withFooterLines(outside.mail, config) })
  let meanwhile: Promise<void> | undefined
  const isAway = (text: string) => {
    printServerMessage(text)
    meanwhile = serveLastEdition(config, opened, leaving)
  }
  const isServed = () => opened.interim !== undefined
  await rejectWhenAborted(leaving, waitForDatabase(owner, url, DATABASE_PATIENCE_MS, isAway, isServed))
  await meanwhile
  // No other server uses the embedded database, so no earlier release has to keep working.
  const { applied, left } = await rejectWhenAborted(
    leaving,
    migrate(owner, config.database.url ? 'expand' : 'all'),
  )
  if (applied.length > 0) printServerMessage(`Applied ${applied.join(', ')}.`)
  if (left.length > 0)
    printServerMessage(
      `Postponed until no earlier release is running: ${left.join(', ')} (npm run contract).`,
    )
  const said = await rejectWhenAborted(leaving, seed(owner, config.seed))
  if (said) printServerMessage(said)
  const { db, url: databaseUrl } = await rejectWhenAborted(
    leaving,
    asServer(owner, { config, opened, onError }),
  )
  if (!(await hasSealed(db))) makeKeys(config)
  const vault = makeVault(loadKeys(config))
  await checkKeys(db, vault)
  if (config.seed === 'demo') await Promise.all([seedCustomers(db, vault), seedMobileLines(db, vault)])
  leaving.throwIfAborted()
  const metrics = makeMetrics({ process: true })
  const [{ buildApp }, { startJobs }] = await appCode
  const work = (opened.work = startWorkProcess({ config, databaseUrl }, (why) =>
    opened.app?.log.error({ why }, 'the process that works for the desk was ended'),
  ))
  const parts = { db, clock: systemClock, config, providers, metrics, work }
  const app = (opened.app = await buildApp({ ...parts, leaving }))
  await app.ready()
  leaving.throwIfAborted()
  opened.jobs = startJobs({ ...parts, vault, log: app.log, shop: app.shop })
  listener.lead(app)
  void closeInterim(opened)
  sayWhatIsMissing(config, providers)
  printServerMessage(`Prosa em ${listener.url}`)
}

/** Serves the last served state of the site, if it is on disk. */
async function serveLastEdition(config: Config, opened: Opened, leaving: AbortSignal): Promise<void> {
  const { listener, providers } = opened
  if (!config.database.url || !listener || !providers) return
  try {
    const app = await appOfLastEdition(config, providers, leaving)
    if (!app || leaving.aborted) return
    opened.interim = app
    listener.lead(app)
    printServerMessage('Pages of the last edition are served meanwhile.')
  } catch (error) {
    printServerMessage(`Pages of the last edition cannot be served meanwhile: ${String(error)}`)
  }
}

/** Closes what has served the site without the database, once its last requests are answered. */
async function closeInterim(opened: Opened): Promise<void> {
  const { interim } = opened
  if (!interim) return
  opened.interim = undefined
  await wait(PATIENCE_MS, undefined, { ref: false })
  await interim.close()
}

/** Logs the demo settings in use, so that they never serve customers unnoticed, and what weakens the limits. */
function sayWhatIsMissing(config: Config, providers: Providers): void {
  const lines = demoSettingLines(config)
  for (const each of demoSettingsInUse(config, providers)) printServerMessage(lines[each])
  if (config.trustProxy === true) printServerMessage(TRUSTS_EVERYBODY)
  const mistyped = mistypedSettings(process.env)
  if (mistyped.length > 0) printServerMessage(`No such setting, so it has no effect: ${mistyped.join(', ')}.`)
}

/**
 * Closes everything that was opened: first running requests and jobs, then what they depend on. After an
 * aborted start the database is not closed, because that could hang; its connections end with the process.
 */
async function close({
  listener,
  jobs,
  app,
  interim,
  work,
  providers,
  db,
  cluster,
  lock,
}: Opened): Promise<void> {
  await Promise.all([listener?.close(PATIENCE_MS), jobs?.stop()])
  await Promise.all([app?.close(), interim?.close()])
  await work?.close()
  await providers?.mail.close()
  if (jobs) await db?.close()
  await cluster?.stop()
  lock?.release()
}

function main(): void {
  const config = readConfig()
  const opened: Opened = {}
  const leaving = new AbortController()
  const leave = async (why: string, code: number) => {
    if (leaving.signal.aborted) return
    leaving.abort()
    printServerMessage(`${why}: finishing running requests, then exiting.`)
    setTimeout(() => process.exit(1), config.shutdownDelayMs + LIMIT_MS).unref()
    await started.catch(() => undefined)
    if (opened.jobs && code === 0) await wait(config.shutdownDelayMs)
    await close(opened)
    process.exit(code)
  }
  const started = start(config, opened, leaving.signal)
  started.catch((error: unknown) => {
    if (leaving.signal.aborted) return
    process.stderr.write(`${startFailureAdvice(error, config)}\n`)
    void leave('The start failed', 1)
  })
  process.on('SIGTERM', () => void leave('SIGTERM', 0))
  process.on('SIGINT', () => void leave('SIGINT', 0))
  const broken = (error: unknown) => {
    if (opened.app) opened.app.log.fatal({ err: error }, 'something unforeseen happened')
    else process.stderr.write(`${startFailureAdvice(error, config)}\n`)
    void leave('An uncaught error', 1)
  }
  process.on('uncaughtException', broken)
  process.on('unhandledRejection', broken)
}

try {
  main()
} catch (error) {
  process.stderr.write(`${startFailureAdvice(error)}\n`)
  process.exit(1)
}
