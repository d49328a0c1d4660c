import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { tooMany } from '../errors.ts'
import { networkOf } from '../rules/network.ts'
import type { Vault } from '../security/vault.ts'

/** Who tries to log in. `device`: the token of a browser in which this account has logged in before. */
export type Try = { address: string; account: string; device: string | null }

/**
 * Limits of the desk's log-in. Each try is counted before anything else is done. A correct one is uncounted, and clears
 * the wrong ones of its account. Beyond a limit, a 429 Refusal with Retry-After. A browser in which the account has
 * logged in before has its own count: nobody can lock its owner out by wrong tries from elsewhere (S34).
 */
export type EntryLimits = {
  password(by: Try): Promise<void>
  wasRight(by: Try): Promise<void>
  /** A code of the second factor, counted by account. */
  code(operator: string): Promise<void>
  codeWasRight(operator: string): Promise<void>
}

/** Seconds for which wrong tries count. */
const WINDOW_S = 300
/** Tries a minute that all unknown browsers together may make: each costs about 35 ms of processor time. */
const STRANGERS_PER_MINUTE = 60

const laterThan = ({ msBeforeNext }: RateLimiterRes) => tooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)))

export function makeEntryLimits(db: Db, vault: Vault, limits: Config['limits']): EntryLimits {
  const points = limits.operatorTries
  const limiter = (keyPrefix: string) =>
    new RateLimiterPostgres({
      storeClient: db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration: WINDOW_S,
      // Beyond the limit the answer comes from memory: a flood does not reach the database. Not before: the last
      // allowed try may be correct.
      inMemoryBlockOnConsumed: points + 1,
    })
  const counters = { account: limiter('opaccount'), address: limiter('opaddress'), code: limiter('opcode') }
  const strangers = new RateLimiterMemory({ points: Math.max(points, STRANGERS_PER_MINUTE), duration: 60 })

  const keysOf = ({ address, account, device }: Try) =>
    device === null
      ? ([
          ['address', `address:${networkOf(address)}`],
          ['account', `account:${account}`],
        ] as const)
      : ([['account', `device:${device}`]] as const)

  async function consume(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (problem) {
      if (problem instanceof RateLimiterRes) throw laterThan(problem)
      throw problem
    }
  }
  /** Refuses while unknown browsers may not try, without counting a try. */
  async function refuseIfSpent(): Promise<void> {
    const known = await strangers.get('all')
    if (known && known.remainingPoints <= 0) throw laterThan(known)
  }
  const count = (name: keyof typeof counters, subject: string) =>
    consume(() => db.counted(() => counters[name].consume(vault.lookup(subject))))
  const forget = (name: keyof typeof counters, subject: string) =>
    db.counted(() => counters[name].delete(vault.lookup(subject)))
  const giveBack = (name: keyof typeof counters, subject: string) =>
    db.counted(() => counters[name].reward(vault.lookup(subject)))

  return {
    async password(by) {
      // a flood that is refused anyway must not reach the database
      if (by.device === null) await refuseIfSpent()
      for (const [name, subject] of keysOf(by)) await count(name, subject)
      if (by.device === null) await consume(() => strangers.consume('all'))
    },
    async wasRight(by) {
      // For an address only this try is given back: otherwise anyone with an account could try others endlessly.
      for (const [name, subject] of keysOf(by))
        await (name === 'address' ? giveBack(name, subject) : forget(name, subject))
    },
    code: (operator) => count('code', `code:${operator}`),
    async codeWasRight(operator) {
      await forget('code', `code:${operator}`)
    },
  }
}
