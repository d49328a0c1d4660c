/** Limits the attempts to log in to the operator's desk; defaults in config-limits.ts. */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { tooMany } from '../api-errors.ts'
import type { BusinessMetrics } from '../business-metrics.ts'
import { inRateLimitsTable } from './rate-limit-counters.ts'
import { largerNetworksOf, networkOf } from '../rules/ip-networks.ts'
import type { Vault } from '../security/encryption-vault.ts'

/** An attempt to log in. `device` is the id of the browser if this account has logged in there before. */
export type LoginAttempt = { address: string; account: string; device: string | null }

/**
 * The limits of the desk's login. Each attempt is counted before anything else is done. A correct attempt is not
 * counted, and resets the account's failed ones. Beyond a limit, `password` and `code` throw an HttpError 429 with
 * Retry-After. A browser in which the account has logged in before has its own counter, so that nobody else can lock
 * the owner out with failed attempts.
 */
export type LoginLimits = {
  password(by: LoginAttempt): Promise<void>
  wasRight(by: LoginAttempt): Promise<void>
  /** Counts a code of the second factor, by account. */
  code(operator: string): Promise<void>
  codeWasRight(operator: string): Promise<void>
}

/** For how many seconds a failed attempt is counted. */
const WINDOW_S = 300

type Counted = { readonly by: RateLimiterPostgres; readonly subject: string }

/** Creates the limits of the desk's login. */
export function makeLoginLimits(
  db: Db,
  vault: Vault,
  limits: Config['limits'],
  metrics: Pick<BusinessMetrics, 'countRefusedLogin'>,
): LoginLimits {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      ...inRateLimitsTable(db),
      keyPrefix,
      points,
      duration: WINDOW_S,
      // Beyond the limit the answer comes from memory, so that a flood does not reach the database. The last
      // allowed attempt may be correct, so it is still checked.
      inMemoryBlockOnConsumed: points + 1,
    })
  const account = limiter('opaccount', limits.operatorTries)
  const code = limiter('opcode', limits.operatorTries)
  const networkLimiters = new Map<number, RateLimiterPostgres>()
  const networkLimiter = (times: number) => {
    const known = networkLimiters.get(times) ?? limiter('opaddress', limits.operatorAddressTries * times)
    networkLimiters.set(times, known)
    return known
  }

  /** The counters of an IP address: of its network, and of the IPv6 blocks around that. */
  const networksOf = (address: string): Counted[] => [
    { by: networkLimiter(1), subject: `address:${networkOf(address)}` },
    ...largerNetworksOf(address)
      .filter(({ version }) => version === 6)
      .map(({ network, times }) => ({ by: networkLimiter(times), subject: `address:${network}` })),
  ]
  const ownCounter = (by: LoginAttempt): Counted => ({
    by: account,
    subject: by.device === null ? `account:${by.account}` : `device:${by.device}`,
  })

  const refuse = (spent: RateLimiterRes) => {
    metrics.countRefusedLogin('limit')
    return tooMany(Math.max(1, Math.ceil(spent.msBeforeNext / 1000)))
  }
  async function count({ by, subject }: Counted): Promise<void> {
    try {
      await db.counted(() => by.consume(vault.lookup(subject)))
    } catch (problem) {
      if (problem instanceof RateLimiterRes) throw refuse(problem)
      throw problem
    }
  }
  const forget = ({ by, subject }: Counted) => db.counted(() => by.delete(vault.lookup(subject)))
  const codesOf = (operator: string): Counted => ({ by: code, subject: `code:${operator}` })

  return {
    async password(by) {
      if (by.device === null) for (const each of networksOf(by.address)) await count(each)
      await count(ownCounter(by))
    },
    async wasRight(by) {
      await forget(ownCounter(by))
      if (by.device !== null) return
      // The other attempts from an IP address stay counted. Otherwise anyone with an account could try the
      // passwords of others endlessly.
      for (const each of networksOf(by.address))
        await db.counted(() => each.by.reward(vault.lookup(each.subject)))
    },
    code: (operator) => count(codesOf(operator)),
    async codeWasRight(operator) {
      await forget(codesOf(operator))
    },
  }
}
