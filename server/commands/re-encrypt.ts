/**
 * Re-encrypts, with ENCRYPTION_KEY, everything that was encrypted with one of DECRYPTION_KEYS
 * (docs/operations.md, Changing keys). With --new-lookup-key it only makes the database accept a new
 * LOOKUP_KEY:
 *
 *   node server/commands/re-encrypt.ts
 *   node server/commands/re-encrypt.ts --new-lookup-key
 */
import { readConfig } from '../config.ts'
import { loadKeys } from '../security/secret-keys.ts'
import { makeVault } from '../security/encryption-vault.ts'
import { acceptLookupKey } from '../services/encryption-key-check.ts'
import { reEncrypt, type Progress } from '../services/re-encrypt-database.ts'
import { runMain } from './helpers/command.ts'
import { withDatabase } from './helpers/database.ts'

/** The option that re-encrypts nothing and only makes the database accept a new LOOKUP_KEY. */
const NEW_LOOKUP = '--new-lookup-key'
/**
 * Milliseconds that a query may take. Scanning a large table takes longer than a visitor's query is allowed
 * to.
 */
const TIMEOUT_MS = 600_000

/** Returns a function that prints the progress at the start of a table, every 5 %, and at the end. */
function teller(): Progress {
  const told = new Map<string, number>()
  return (table, done, all) => {
    const percent = all > 0 ? Math.min(100, Math.floor((done / all) * 100)) : 100
    if (percent < (told.get(table) ?? -5) + 5 && done !== all) return
    told.set(table, percent)
    process.stderr.write(`${table}: ${done} of ${all} (${percent}%)\n`)
  }
}

async function main(): Promise<void> {
  const config = readConfig()
  const vault = makeVault(loadKeys(config))
  const patient = { ...config, database: { ...config.database, timeoutMs: TIMEOUT_MS } }
  if (process.argv.includes(NEW_LOOKUP)) {
    await withDatabase(config, (db) => acceptLookupKey(db, vault))
    process.stdout.write('From now on servers start with this LOOKUP_KEY.\n')
    return
  }
  const { reEncrypted, left } = await withDatabase(patient, (db) => reEncrypt({ db, vault }, teller()))
  for (const [table, rows] of Object.entries(reEncrypted))
    process.stdout.write(`${table}: ${rows} re-encrypted.\n`)
  for (const [table, rows] of Object.entries(left))
    process.stderr
      .write(`${table}: ${rows} left. No key of ENCRYPTION_KEY and DECRYPTION_KEYS opens them, or a
  server still encrypts with another one.\n`)
  if (Object.keys(left).length > 0) process.exitCode = 1
  else process.stdout.write(`Everything is encrypted with ${vault.mark.split('.')[1]}.\n`)
}

runMain(main)
