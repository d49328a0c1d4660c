import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { tooMany } from '../errors.ts'
import type { BusinessMetrics } from '../business-metrics.ts'
import { networkOf } from '../rules/ip-network.ts'
import type { Vault } from '../security/vault.ts'

/** An attempt to log in. `device` is the id of the browser if this account has logged in there before. */
export type Try = { address: string; account: string; device: string | null }

/**
 * The limits of the desk's log-in. Each attempt is counted before anything else is done. A correct attempt
 * does not count and resets the account's failed ones. Beyond a limit, `password` and `code` throw a 429
 * Refusal with Retry-After. A browser in which the account has logged in before has its own counter, so that
 * nobody else can lock the owner out with failed attempts (S34).
 */
export type EntryLimits = {
  password(by: Try): Promise<void>
  wasRight(by: Try): Promise<void>
  /** Counts a code of the second factor, by account. */
  code(operator: string): Promise<void>
  codeWasRight(operator: string): Promise<void>
}

/** Seconds for which a failed attempt counts. */
const WINDOW_S = 300
/**
 * How many attempts per minute all unknown browsers together may make. Each costs about 35 ms of processor
 * time.
 */
const STRANGERS_PER_MINUTE = 60

/** Creates the limits of the desk's log-in. */
export function makeEntryLimits(
  db: Db,
  vault: Vault,
  limits: Config['limits'],
  metrics: Pick<BusinessMetrics, 'countRefusedLogin'>,
): EntryLimits {
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
      // Beyond the limit the answer comes from memory, so that a flood does not reach the database. The last
      // allowed attempt may be correct, so it is still checked.
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

  const refuse = (spent: RateLimiterRes) => {
    metrics.countRefusedLogin('limit')
    return tooMany(Math.max(1, Math.ceil(spent.msBeforeNext / 1000)))
  }
  async function consume(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (problem) {
      if (problem instanceof RateLimiterRes) throw refuse(problem)
      throw problem
    }
  }
  /** Refuses if unknown browsers have no attempts left, without counting one. */
  async function refuseIfSpent(): Promise<void> {
    const known = await strangers.get('all')
    if (known && known.remainingPoints <= 0) throw refuse(known)
  }
  const count = (name: keyof typeof counters, subject: string) =>
    consume(() => db.counted(() => counters[name].consume(vault.lookup(subject))))
  const forget = (name: keyof typeof counters, subject: string) =>
    db.counted(() => counters[name].delete(vault.lookup(subject)))
  const giveBack = (name: keyof typeof counters, subject: string) =>
    db.counted(() => counters[name].reward(vault.lookup(subject)))

  return {
    async password(by) {
      // A flood that is refused anyway must not reach the database.
      if (by.device === null) await refuseIfSpent()
      for (const [name, subject] of keysOf(by)) await count(name, subject)
      if (by.device === null) await consume(() => strangers.consume('all'))
    },
    async wasRight(by) {
      // The other attempts from an IP address stay counted. Otherwise anyone with an account could try the
      // passwords of others endlessly.
      for (const [name, subject] of keysOf(by))
        await (name === 'address' ? giveBack(name, subject) : forget(name, subject))
    },
    code: (operator) => count('code', `code:${operator}`),
    async codeWasRight(operator) {
      await forget('code', `code:${operator}`)
    },
  }
}
