import { ALPHABET } from '../../src/lib/order-number.ts'
import type { Vault } from '../security/vault.ts'

/** What is derived from a value by the lookup key (`Vault.lookup`). */
type Lookup = Pick<Vault, 'lookup'>

const LENGTH = 8

/**
 * The reference by which support staff can identify a lead on the phone (D72): eight characters that can be read aloud,
 * stable, and not reversible to the id.
 */
export function shortReference(vault: Lookup, id: string): string {
  const bytes = Buffer.from(vault.lookup(`reference:${id}`), 'base64url').subarray(0, LENGTH)
  return [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}

/** The lookup key of a line; `phone` is eleven digits. */
export const lookupOfLine = (vault: Lookup, phone: string): string => vault.lookup(`line:${phone}`)
