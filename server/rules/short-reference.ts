/**
 * Returns the reference of a record: eight characters that a customer can read out on the phone and an agent can search
 * for. An id always has the same reference, and the reference does not reveal the id.
 */
import { ORDER_NUMBER_ALPHABET } from './order-number.ts'
import type { Vault } from '../security/encryption-vault.ts'

/** The part of the vault that computes HMACs with the lookup key. */
type Lookup = Pick<Vault, 'lookup'>

const LENGTH = 8

export function shortReference(vault: Lookup, id: string): string {
  const bytes = Buffer.from(vault.lookup(`reference:${id}`), 'base64url').subarray(0, LENGTH)
  return [...bytes].map((byte) => ORDER_NUMBER_ALPHABET.charAt(byte % ORDER_NUMBER_ALPHABET.length)).join('')
}
