import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { tooMany } from '../errors.ts'
import { networkOf } from '../rules/network.ts'
import type { Vault } from '../security/vault.ts'

/** Who tries to enter. `device`: the token of a browser in which this very account has entered before. */
export type Try = { address: string; account: string; device: string | null }

/**
 * Limits of the desk's log-in. Each try is counted before anything else is done for it. A right one is taken back, and
 * forgets the wrong ones of its account. Beyond a limit it is a 429 Refusal with Retry-After. A browser in which the
 * account has entered before has a count of its own: nobody keeps its owner out by wrong tries from elsewhere (S34).
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
/** Tries a minute that unknown browsers may make over all: each costs some 35 ms of a processor. */
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
      // Beyond the limit the answer comes from memory: a flood does not reach the database. Not before: the last try
      // that is allowed may be right.
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
  /** Refuses while no stranger may try, without counting a try. */
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
      // a flood that is refused anyway does not reach the database
      if (by.device === null) await refuseIfSpent()
      for (const [name, subject] of keysOf(by)) await count(name, subject)
      if (by.device === null) await consume(() => strangers.consume('all'))
    },
    async wasRight(by) {
      // Of an address only this one is: or whoever has an account could try those of others without end.
      for (const [name, subject] of keysOf(by))
        await (name === 'address' ? giveBack(name, subject) : forget(name, subject))
    },
    code: (operator) => count('code', `code:${operator}`),
    async codeWasRight(operator) {
      await forget('code', `code:${operator}`)
    },
  }
}
