/** Counts requests in the database, for the rate limits. */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CLOCK_TOLERANCE_MS } from '../clock.ts'
import { type Db, statement, type Sql } from '../db/database.ts'
import { tooMany, type HttpError } from '../api-errors.ts'
import type { BusinessMetrics } from '../business-metrics.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { largerNetworksOf, networkOf } from '../rules/ip-networks.ts'

/** Creates the error to throw when a limit is exceeded. `seconds` is how long the caller must wait. */
export type Refuse = (seconds: number) => HttpError

export const MINUTE = 60
export const HOUR = 3600
export const DAY = 86_400
/** The limit of a counter that only counts and never refuses. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER

/**
 * A counter shared by all server processes, because it is kept in the database. Its subjects (IP addresses,
 * documents) are stored as HMACs.
 */
export type Counter = {
  /** Counts one request; beyond the limit, throws the error that `refuse` creates. */
  count(subject: string, refuse?: Refuse): Promise<void>
  /** Counts one request. Returns null within the limit, otherwise how many seconds the caller must wait. */
  spent(subject: string): Promise<number | null>
  /** Counts one request and returns the count, even beyond the limit. */
  add(subject: string): Promise<number>
  /** Takes one counted request back. */
  giveBack(subject: string): Promise<void>
  /** Returns the current count without counting. */
  points(subject: string): Promise<number>
  forget(subject: string): Promise<void>
}

/** Creates a counter that allows each subject `points` requests in `seconds` seconds. */
export type MakeCounter = (name: string, points: number, seconds: number) => Counter

/** Tells a rate limiter where it counts: in the table `rate_limits`, which a migration creates. */
export const inRateLimitsTable = (db: Db) => ({
  storeClient: db.pool,
  storeType: 'pool',
  tableName: 'rate_limits',
  tableCreated: true,
  // The clean-up deletes expired counters, unless the clock has jumped (services/delete-expired-data.ts).
  clearExpiredByTimeout: false,
})

/**
 * Returns the function that creates counters. It stores them in the table `rate_limits` under their names, and counts
 * what they refuse.
 */
export const makeCounters =
  (db: Db, vault: Pick<Vault, 'lookup'>, metrics: Pick<BusinessMetrics, 'refusalsBy'>): MakeCounter =>
  (name, points, duration) => {
    const countRefusal = points < UNLIMITED ? metrics.refusalsBy(name) : () => undefined
    const limiter = new RateLimiterPostgres({
      ...inRateLimitsTable(db),
      keyPrefix: name,
      points,
      duration,
      // Beyond the limit the answer comes from memory, so that a flood of requests does not reach the
      // database.
      ...(points < UNLIMITED && { inMemoryBlockOnConsumed: points }),
    })
    const isFalse = (result: RateLimiterRes) => result.msBeforeNext > duration * 1000 + CLOCK_TOLERANCE_MS
    /** Counts one request. A period that was begun by a server whose clock was ahead would last too long: a new one begins. */
    const consume = async (subject: string): Promise<RateLimiterRes> => {
      const key = vault.lookup(subject)
      try {
        const result = await limiter.consume(key)
        if (!isFalse(result)) return result
      } catch (problem) {
        if (!(problem instanceof RateLimiterRes && isFalse(problem))) throw problem
      }
      await limiter.delete(key)
      return limiter.consume(key)
    }
    const spent = async (subject: string): Promise<number | null> => {
      try {
        await db.counted(() => consume(subject))
        return null
      } catch (problem) {
        if (!(problem instanceof RateLimiterRes)) throw problem
        countRefusal()
        return Math.max(1, Math.ceil(problem.msBeforeNext / 1000))
      }
    }
    return {
      spent,
      async count(subject, refuse = tooMany) {
        const seconds = await spent(subject)
        if (seconds !== null) throw refuse(seconds)
      },
      add: async (subject) => (await db.counted(() => consume(subject))).consumedPoints,
      async giveBack(subject) {
        await db.counted(() => limiter.reward(vault.lookup(subject)))
      },
      async points(subject) {
        const result = await db.counted(() => limiter.get(vault.lookup(subject)))
        return result && !isFalse(result) ? result.consumedPoints : 0
      },
      async forget(subject) {
        await db.counted(() => limiter.delete(vault.lookup(subject)))
      },
    }
  }

// The table of rate-limiter-flexible (rate-limit-counters.ts), which deletes the row some time after `expire`.
const COUNT = statement(
  'limit.count',
  `insert into rate_limits as r (key, points, expire) values ($1, 1, $3)
   on conflict (key) do update set
     points = case when r.expire <= $2 then 1 else r.points + 1 end,
     expire = case when r.expire <= $2 then excluded.expire else r.expire end
   returning points`,
)

/**
 * Counts one event, and returns how many there were in its period, this one included. The row stays locked until the
 * transaction ends.
 * @param key the name of the counter and the HMAC of its subject
 */
export async function countInTransaction(sql: Sql, key: string, now: Date, seconds: number): Promise<number> {
  const at = now.getTime()
  return (await sql.row<{ points: number }>(COUNT, [key, at, at + seconds * 1000]))?.points ?? 1
}

type NetworkCounter = {
  /**
   * Counts one request from an IP address; beyond the limit, throws an HttpError 429 with Retry-After.
   * @param kind what is counted separately, if several kinds share the counter's name
   */
  count(address: string, kind?: string): Promise<void>
}

/**
 * Creates a counter that allows each IP network `points` requests a minute, and the IPv6 blocks around it more. The
 * smallest network is counted first, so that its refused requests do not use up its neighbours' limit.
 */
export function networkCounter(makeCounter: MakeCounter, name: string, points: number): NetworkCounter {
  const own = makeCounter(name, points, MINUTE)
  const larger = new Map<number, ReturnType<MakeCounter>>()
  const counterOf = (times: number) => {
    const counter = larger.get(times) ?? makeCounter(name, points * times, MINUTE)
    larger.set(times, counter)
    return counter
  }
  return {
    async count(address, kind) {
      const subject = kind === undefined ? 'address' : `address:${kind}`
      await own.count(`${subject}:${networkOf(address)}`)
      for (const { network, version, times } of largerNetworksOf(address))
        if (version === 6) await counterOf(times).count(`${subject}:${network}`)
    },
  }
}
