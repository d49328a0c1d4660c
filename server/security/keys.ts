import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** `decryption`: older keys that still open what they sealed. */
export type Keys = { encryption: Buffer; lookup: Buffer; decryption: readonly Buffer[] }
type OwnKeys = Pick<Keys, 'encryption' | 'lookup'>

/**
 * The keys from the environment; without DATABASE_URL they may also live in DATA_DIR/keys.json, created on first
 * start (mode 0600). Losing that file means losing everything sealed.
 */
export function loadKeys(config: Pick<Config, 'keys' | 'dataDir'>): Keys {
  const { encryption, lookup, decryption } = config.keys
  if (encryption && lookup) return { encryption, lookup, decryption }
  const kept = readOrMake(join(config.dataDir, 'keys.json'), config.dataDir)
  return { encryption: encryption ?? kept.encryption, lookup: lookup ?? kept.lookup, decryption }
}

function readOrMake(file: string, folder: string): OwnKeys {
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const fresh = `${file}.${process.pid}`
    const text = JSON.stringify({ encryption: newKey(), lookup: newKey() })
    writeFileSync(fresh, `${text}\n`, { mode: 0o600, flush: true })
    try {
      // link() never overwrites: of two concurrent first starts one wins, and both read the same keys.
      linkSync(fresh, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(fresh, { force: true })
    }
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { encryption: string; lookup: string }
  return { encryption: Buffer.from(kept.encryption, 'hex'), lookup: Buffer.from(kept.lookup, 'hex') }
}

const newKey = () => randomBytes(32).toString('hex')
