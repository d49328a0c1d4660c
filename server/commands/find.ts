/**
 * Finds a record by the reference that a customer reads out on the phone (docs/operations.md, What a
 * customer may name):
 *
 *   node server/commands/find.ts K7M2QX4P
 */
import { ConfigError, readConfig } from '../config.ts'
import { loadKeys } from '../security/keys.ts'
import { makeVault } from '../security/vault.ts'
import { findByReference } from '../services/find-by-reference.ts'
import { checkKeys } from '../services/encryption-key-check.ts'
import { withDatabase } from './with-database.ts'

async function main(): Promise<void> {
  const [reference] = process.argv.slice(2)
  if (!reference) throw new ConfigError('Which one? node server/commands/find.ts K7M2QX4P')
  const config = readConfig()
  const vault = makeVault(loadKeys(config))
  const found = await withDatabase(config, async (db) => {
    await checkKeys(db, vault)
    return findByReference(db, vault, reference)
  })
  for (const { kind, id, answered, orderNumber } of found) {
    const order = orderNumber === null ? 'no order' : `order ${orderNumber}`
    process.stdout.write(`${kind} ${id}: ${order}; answered: ${answered.join(', ') || 'nothing'}\n`)
  }
  if (found.length > 0) return
  process.stderr.write(`Nothing has the reference ${reference}.\n`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
