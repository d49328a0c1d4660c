/** Serves the site from the edition that was served last, if the database is unavailable when the server starts. */
import type { FastifyInstance } from 'fastify'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { openLastEditionFile } from './editions/last-edition.ts'
import type { Providers } from './providers/provider-types.ts'

/** A database that refuses every connection. */
const NOWHERE = 'postgres://127.0.0.1:1/none'

/**
 * Builds the app that serves the last served edition; null if that is not on disk. Everything that needs the database
 * fails as unavailable, even if the database has come back, because it may still have to be migrated.
 */
export async function appOfLastEdition(
  config: Config,
  providers: Providers,
  leaving: AbortSignal,
): Promise<FastifyInstance | null> {
  if (!openLastEditionFile(config.dataDir).read(systemClock.now())) return null
  const { buildApp } = await import('./app.ts')
  const db = openDatabase({ ...config.database, url: NOWHERE })
  const app = await buildApp({ db, clock: systemClock, config, providers, leaving })
  app.addHook('onClose', () => db.close())
  await app.ready()
  return app
}
