/**
 * The encryption keys of test servers. Each has 32 different bytes, because the server refuses keys that cannot be
 * random.
 */
const bytesFrom = (first: number): Buffer => Buffer.from(Array.from({ length: 32 }, (_, at) => first + at))

export const ENCRYPTION = bytesFrom(0xa0)
export const LOOKUP = bytesFrom(0xc0)

/** Further keys, for tests of keys that change. */
export const otherKey = (first: number): Buffer => bytesFrom(first)

/** The keys in the form of a server's environment variables. */
export const KEYS = {
  ENCRYPTION_KEY: ENCRYPTION.toString('hex'),
  LOOKUP_KEY: LOOKUP.toString('hex'),
} as const
