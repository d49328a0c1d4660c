import { ALPHABET } from '../../src/lib/order-number.ts'
import type { Vault } from '../security/vault.ts'

const LENGTH = 8

/**
 * The reference by which support staff can identify a lead on the phone (D72): eight characters that can be read aloud,
 * stable, and not reversible to the id.
 */
export function shortReference(vault: Pick<Vault, 'lookup'>, id: string): string {
  const bytes = Buffer.from(vault.lookup(`reference:${id}`), 'base64url').subarray(0, LENGTH)
  return [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}
