/**
 * Loads the server's secret keys from the environment or from DATA_DIR/keys.json, and creates that file on the first
 * start.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { encryptionKey } from '../config-value-schemas.ts'
import { ConfigError, type Config } from '../config.ts'
import { readJsonFile } from '../file-and-folder-access.ts'

/**
 * The server's secret keys: `encryption` for new data, `lookup` for HMACs, and `decryption` with older keys
 * that are still accepted for decrypting.
 */
export type Keys = { encryption: Buffer; lookup: Buffer; decryption: readonly Buffer[] }

type KeyConfig = Pick<Config, 'keys' | 'dataDir'>

const Kept = z.object({ encryption: encryptionKey.nonoptional(), lookup: encryptionKey.nonoptional() })

const fileOf = ({ dataDir }: KeyConfig) => join(dataDir, 'keys.json')

/**
 * Reads the keys from the environment, or from DATA_DIR/keys.json if the environment lacks them. If that file
 * is lost, everything encrypted is lost too.
 * @throws ConfigError if that file is missing or damaged
 */
export function loadKeys(config: KeyConfig): Keys {
  const { encryption, lookup, decryption } = config.keys
  if (encryption && lookup) return { encryption, lookup, decryption }
  const file = fileOf(config)
  if (!existsSync(file)) {
    throw new ConfigError(
      `${file} is missing: put it back from a backup, or set ENCRYPTION_KEY and LOOKUP_KEY. The database holds what only these keys open.`,
    )
  }
  const kept = Kept.safeParse(readJsonFile(file))
  if (!kept.success) {
    throw new ConfigError(
      `${file} is damaged: put it back from a backup. It holds two keys of 32 bytes, encryption and lookup.`,
    )
  }
  return { encryption: encryption ?? kept.data.encryption, lookup: lookup ?? kept.data.lookup, decryption }
}

/**
 * Makes DATA_DIR/keys.json (mode 0600) with new keys for a new database, unless the file exists or the
 * environment contains both keys.
 */
export function makeKeys(config: KeyConfig): void {
  const file = fileOf(config)
  if ((config.keys.encryption && config.keys.lookup) || existsSync(file)) return
  const fresh = `${file}.${process.pid}`
  const text = JSON.stringify({ encryption: newKey(), lookup: newKey() })
  writeFileSync(fresh, `${text}\n`, { mode: 0o600, flush: true })
  try {
    // link() never overwrites a file: if two servers start for the first time together, both read the same
    // keys.
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh, { force: true })
  }
}

const newKey = () => randomBytes(32).toString('hex')
