import { buildApp } from './app.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { systemClock } from './context.ts'
import { openDb, type Db } from './db/database.ts'
import { openEmbedded, type EmbeddedCluster } from './db/embedded/cluster.ts'
import { holdFolder } from './db/embedded/hold.ts'
import { migrate } from './db/migrate.ts'
import { seed } from './db/seed.ts'
import { openDoor } from './door.ts'
import { makeProviders } from './providers/providers.ts'

/** Milliseconds that running requests get to end after SIGTERM. */
const PATIENCE_MS = 10_000

const say = (text: string) => process.stdout.write(`${text}\n`)

async function ownDatabase(dataDir: string): Promise<EmbeddedCluster> {
  await holdFolder(dataDir)
  return openEmbedded({ dataDir })
}

async function openDatabase(config: Config): Promise<{ db: Db; cluster: EmbeddedCluster | undefined }> {
  const cluster = config.database.url ? undefined : await ownDatabase(config.dataDir)
  if (cluster)
    say(cluster.reused ? 'The database still runs and is used again.' : 'The database has started.')
  const db = openDb({ ...config.database, url: config.database.url ?? cluster?.url ?? '' })
  return { db, cluster }
}

async function main(): Promise<void> {
  const config = readConfig()
  const door = await openDoor(config)
  const { db, cluster } = await openDatabase(config)
  const applied = await migrate(db)
  if (applied.length > 0) say(`Applied ${applied.join(', ')}.`)
  await seed(db, config.seed)
  const app = await buildApp({ db, clock: systemClock, config, providers: makeProviders(config) })

  let isLeaving = false
  const leave = async (signal: string) => {
    if (isLeaving) return
    isLeaving = true
    say(`${signal}: finishing what runs, then leaving.`)
    setTimeout(() => process.exit(1), PATIENCE_MS * 2).unref()
    await door.close(PATIENCE_MS)
    await app.close()
    await db.close()
    await cluster?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void leave('SIGTERM'))
  process.on('SIGINT', () => void leave('SIGINT'))

  await app.ready()
  door.lead(app)
  say(`Prosa is ready at ${door.url}`)
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
