/** The encryption keys of test servers: the same in each run, and none that could be guessed, which a server refuses. */
import { createHash } from 'node:crypto'

const keyOf = (name: string): Buffer => createHash('sha256').update(`a key of test servers: ${name}`).digest()

export const ENCRYPTION = keyOf('encryption')
export const LOOKUP = keyOf('lookup')

/** Further keys, for tests of keys that change. */
export const otherKey = (number: number): Buffer => keyOf(String(number))

/** The keys in the form of a server's environment variables. */
export const KEYS = {
  ENCRYPTION_KEY: ENCRYPTION.toString('hex'),
  LOOKUP_KEY: LOOKUP.toString('hex'),
} as const
