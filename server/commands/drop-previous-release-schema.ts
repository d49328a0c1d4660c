/**
 * Applies the database migrations that remove what only the previous release used (docs/operations.md,
 * Migrations):
 *
 *   node server/commands/drop-previous-release-schema.ts
 *
 * Run it after an upgrade, when no server of the previous release is running any more.
 */
import { readConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { startFailureAdvice } from '../explain-start-failure.ts'
import { withDatabase } from './helpers/database.ts'

async function main(): Promise<void> {
  const { applied } = await withDatabase(readConfig(), (db) => migrate(db, 'all'))
  process.stdout.write(
    applied.length > 0 ? `Applied ${applied.join(', ')}.\n` : 'Nothing is left to apply.\n',
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailureAdvice(error)}\n`)
  process.exitCode = 1
})
