import { createHash, randomInt } from 'node:crypto'
import { ALPHABET } from '../../../src/lib/order-number.ts'

const GROUPS = 4
const LETTERS = 4

/** An 80-bit code that can be typed: `K7M2-QX4P-9D3T-H8WZ`. */
export function newSetupCode(): string {
  const letter = () => ALPHABET.charAt(randomInt(ALPHABET.length))
  const group = () => Array.from({ length: LETTERS }, letter).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** SHA-256 of a setup code as typed: letters in any case, with or without hyphens and spaces. */
export const setupHashOf = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z\d]/g, ''))
    .digest('base64url')
