/** Creates order numbers and checks their format. */

import type { Vault } from '../security/encryption-vault.ts'

/**
 * The characters of an order number: digits and letters without 0, O, 1, I and L, which are easily confused
 * when a number is read aloud.
 */
export const ORDER_NUMBER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const SHAPE = new RegExp(`^P\\d{6}[${ORDER_NUMBER_ALPHABET}]{6}$`)

/**
 * Creates an order number such as 'P261127K7M2QX': 'P', yymmdd, six random characters. `today` is an ISO date,
 * `randomInt(max)` unpredictable (node:crypto). The database ensures that the number is unique.
 */
export function newOrderNumber(today: string, randomInt: (max: number) => number): string {
  let tail = ''
  for (let i = 0; i < 6; i++) tail += ORDER_NUMBER_ALPHABET.charAt(randomInt(ORDER_NUMBER_ALPHABET.length))
  return `P${today.slice(2).replaceAll('-', '')}${tail}`
}

/** Whether a text has the format of an order number. */
export function isOrderNumber(text: string): boolean {
  return SHAPE.test(text)
}

/** The part of the vault that computes HMACs with the lookup key. */
type Lookup = Pick<Vault, 'lookup'>

const LENGTH = 8

/**
 * Returns the reference of a record: eight characters that a customer can read out on the phone and an agent can search
 * for. An id always has the same reference, and the reference does not reveal the id.
 */
export function shortReference(vault: Lookup, id: string): string {
  const bytes = Buffer.from(vault.lookup(`reference:${id}`), 'base64url').subarray(0, LENGTH)
  return [...bytes].map((byte) => ORDER_NUMBER_ALPHABET.charAt(byte % ORDER_NUMBER_ALPHABET.length)).join('')
}
