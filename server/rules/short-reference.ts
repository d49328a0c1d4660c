import { ALPHABET } from '../../src/lib/order-number.ts'
import type { Vault } from '../security/vault.ts'

/** The part of the vault that computes HMACs with the lookup key. */
type Lookup = Pick<Vault, 'lookup'>

const LENGTH = 8

/**
 * Returns the reference of a record: eight characters that a customer can read aloud and by which an agent
 * finds the record (D72). It is always the same for an id, and the id cannot be derived from it.
 */
export function shortReference(vault: Lookup, id: string): string {
  const bytes = Buffer.from(vault.lookup(`reference:${id}`), 'base64url').subarray(0, LENGTH)
  return [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}
