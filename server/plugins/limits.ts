import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { tooMany } from '../errors.ts'
import type { Vault } from '../security/vault.ts'

/**
 * Rate limits that hold across processes, because they are counted in the database (decisions 27, security 5).
 * Each call counts one and throws a 429 Refusal with Retry-After beyond the limit.
 */
export type Limits = {
  leadCreation(address: string): Promise<void>
  cpfLookup(address: string, document: string): Promise<void>
  code(subject: string): Promise<void>
  quiz(address: string, subject: string): Promise<void>
  callRequest(address: string): Promise<void>
}

const MINUTE = 60
const HOUR = 3600

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
      // What is over the limit is answered from memory: a flood does not reach the database.
      inMemoryBlockOnConsumed: points,
    })
  const leads = limiter('lead', limits.leadsPerMinute, MINUTE)
  const cpf = limiter('cpf', limits.cpfPerMinute, MINUTE)
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

  return {
    leadCreation: (address) => count(leads, `address:${address}`),
    async cpfLookup(address, document) {
      await count(cpf, `address:${address}`)
      await count(cpf, `subject:${document}`)
    },
    code: (subject) => count(codes, `subject:${subject}`),
    async quiz(address, subject) {
      await count(quizzes, `address:${address}`)
      await count(quizzes, `subject:${subject}`)
    },
    callRequest: (address) => count(calls, `address:${address}`),
  }
}
