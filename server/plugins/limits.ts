import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { tooMany } from '../errors.ts'
import type { Vault } from '../security/vault.ts'

/**
 * Rate limits that hold across processes, because they are counted in the database (D27, S5).
 * Each call counts one and throws a 429 Refusal with Retry-After beyond the limit.
 */
export type Limits = {
  leadCreation(address: string): Promise<void>
  /** A document looked up on the way to its offers: the lookups of one journey count once (D51). */
  documentLookup(address: string, document: string): Promise<void>
  /** A mobile line lookup; counted together with documents. */
  lineLookup(address: string, phone: string): Promise<void>
  code(subject: string): Promise<void>
  quiz(address: string, subject: string): Promise<void>
  callRequest(address: string): Promise<void>
}

const MINUTE = 60
const HOUR = 3600
/** Routes that look up the same document in one visitor's journey: check-client, renewal and migration offers. */
const WAY = 3

export function makeLimits(db: Db, vault: Vault, limits: Config['limits']): Limits {
  const limiter = (name: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration,
      // Beyond the limit the answer comes from memory: a flood does not reach the database.
      inMemoryBlockOnConsumed: points,
    })
  const leads = limiter('lead', limits.leadsPerMinute, MINUTE)
  const cpf = limiter('cpf', limits.cpfPerMinute, MINUTE)
  // Upper bound on lookups for that many documents: a flood is answered from memory.
  const lookups = limiter('lookup', limits.cpfPerMinute * WAY, MINUTE)
  // Not a limit: it tells a document's first lookup from later ones.
  const ways = limiter('way', Number.MAX_SAFE_INTEGER, MINUTE)
  const codes = limiter('code', limits.codesPerHour, HOUR)
  const quizzes = limiter('quiz', limits.quizPerMinute, MINUTE)
  const calls = limiter('call', limits.callsPerMinute, MINUTE)

  const count = async (counter: RateLimiterPostgres, subject: string) => {
    try {
      await db.counted(() => counter.consume(vault.lookup(subject)))
    } catch (problem) {
      if (problem instanceof RateLimiterRes)
        throw tooMany(Math.max(1, Math.ceil(problem.msBeforeNext / 1000)))
      throw problem
    }
  }

  const lookup = async (address: string, subject: string) => {
    await count(cpf, `address:${address}`)
    await count(cpf, `subject:${subject}`)
  }

  return {
    leadCreation: (address) => count(leads, `address:${address}`),
    async documentLookup(address, document) {
      await count(lookups, `address:${address}`)
      const way = vault.lookup(`way:${address}:${document}`)
      const { consumedPoints } = await db.counted(() => ways.consume(way))
      if ((consumedPoints - 1) % WAY !== 0) return
      try {
        await lookup(address, document)
      } catch (problem) {
        // A rejected lookup does not start a journey.
        await db.counted(() => ways.delete(way))
        throw problem
      }
    },
    lineLookup: lookup,
    code: (subject) => count(codes, `subject:${subject}`),
    async quiz(address, subject) {
      await count(quizzes, `address:${address}`)
      await count(quizzes, `subject:${subject}`)
    },
    callRequest: (address) => count(calls, `address:${address}`),
  }
}
