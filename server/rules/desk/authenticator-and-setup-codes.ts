/** Makes and checks the codes for the desk's login: those of authenticator apps, and setup codes. */
import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { ORDER_NUMBER_ALPHABET } from '../order-number.ts'

/** Seconds for which an authenticator app shows a code. */
const PERIOD_S = 30
/** How many time steps before and after the current one are accepted too, because clocks differ. */
const WINDOW = 1
const ISSUER = 'Prosa'

const codesOf = (secret: string, account: string) =>
  new TOTP({
    issuer: ISSUER,
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  })

/** Makes a secret of 160 bits for an authenticator app, in base 32. */
export const newFactorSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the content of the QR code for an authenticator app (otpauth://…). */
export const factorAddress = (secret: string, account: string): string => codesOf(secret, account).toString()

/** Returns the time step that a code belongs to; null if the code is not valid now. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = typed.replace(/\D/g, '')
  const timestamp = now.getTime()
  const delta = codesOf(secret, '').validate({ token, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta
}

/** A setup code has `GROUPS` groups of `LETTERS` letters or digits each. */
const GROUPS = 4
const LETTERS = 4

/** Makes a setup code of 80 random bits that can be typed: `K7M2-QX4P-9D3T-H8WZ`. */
export function newSetupCode(): string {
  const letter = () => ORDER_NUMBER_ALPHABET.charAt(randomInt(ORDER_NUMBER_ALPHABET.length))
  const group = () => Array.from({ length: LETTERS }, letter).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/**
 * Returns the SHA-256 of a setup code, which may be typed in upper or lower case, with or without hyphens and
 * spaces.
 */
export const setupHashOf = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z\d]/g, ''))
    .digest('base64url')
