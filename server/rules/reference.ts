import { ALPHABET } from '../../src/lib/order-number.ts'
import type { Vault } from '../security/vault.ts'

const LENGTH = 8

/**
 * What a person at the telephone may know a lead by (D72): eight characters that can be read aloud, the same each
 * time, with no way back to the id.
 */
export function shortReference(vault: Pick<Vault, 'lookup'>, id: string): string {
  const bytes = Buffer.from(vault.lookup(`reference:${id}`), 'base64url').subarray(0, LENGTH)
  return [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}
