import { ALPHABET } from '../../src/lib/order-number.ts'
import type { Vault } from '../security/vault.ts'

/** What is derived from a value by the lookup key (`Vault.lookup`). */
type Lookup = Pick<Vault, 'lookup'>

const LENGTH = 8

/**
 * Returns the reference by which support staff can find a lead on the phone (D72): eight characters that are easy to
 * read aloud, always the same for an id, and from which the id cannot be derived.
 */
export function shortReference(vault: Lookup, id: string): string {
  const bytes = Buffer.from(vault.lookup(`reference:${id}`), 'base64url').subarray(0, LENGTH)
  return [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}

/** Returns the HMAC by which a mobile line is found. `phone` is eleven digits. */
export const lookupOfLine = (vault: Lookup, phone: string): string => vault.lookup(`line:${phone}`)
