import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { needsHelp, tooMany, type Refusal } from '../errors.ts'
import { mailboxOf } from '../rules/mailbox.ts'
import { networkOf } from '../rules/network.ts'
import type { Vault } from '../security/vault.ts'

/**
 * Rate limits that hold across processes, because they are counted in the database (D27, S5). Each call counts one
 * and throws a 429 Refusal with Retry-After beyond the limit. What one address asks never uses up what somebody else
 * may ask from another (S34).
 */
export type Limits = {
  leadCreation(address: string): Promise<void>
  /**
   * A document looked up on the way to its offers: the lookups of one journey count once (D51). `isCrowded`: asked
   * for more often than its own limit allows, over all addresses.
   */
  documentLookup(address: string, document: string): Promise<{ isCrowded: boolean }>
  /** Whoever got a code by mail has proven that the document is theirs: its own limit begins anew (S34). */
  proven(document: string): Promise<void>
  /** A mobile line lookup. */
  lineLookup(address: string, phone: string): Promise<void>
  /** A risk check, counted by the document it is about (S27). */
  riskCheck(address: string, document: string): Promise<void>
  /** A code or link by mail, counted by address, by what it is for, and by mailbox (S28). */
  mail(address: string, subject: string, email: string): Promise<void>
  /** A guess: answers of a quiz, a code, a phone number. */
  guess(address: string, subject: string): Promise<void>
  callRequest(address: string): Promise<void>
  /** A change of a place on the waiting list (S31). */
  waitingList(address: string): Promise<void>
}

const MINUTE = 60
const HOUR = 3600
/** Routes that look up the same document in one visitor's journey: check-client, renewal and migration offers. */
const WAY = 3
/** How many lookups an hour one address adds to a document's own count. */
const SHARE = 5
const UNLIMITED = Number.MAX_SAFE_INTEGER

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
      ...(points < UNLIMITED && { inMemoryBlockOnConsumed: points }),
    })
  const { addressPerMinute } = limits
  const leads = limiter('lead', limits.leadsPerMinute, MINUTE)
  const lookups = limiter('cpf', addressPerMinute, MINUTE)
  // Upper bound on lookups for that many documents: a flood is answered from memory.
  const calledLookups = limiter('lookup', addressPerMinute * WAY, MINUTE)
  const pairs = limiter('pair', limits.cpfPerMinute, MINUTE)
  // These three never refuse: they tell the first lookup of a journey, an address's share, and a document's count.
  const ways = limiter('way', UNLIMITED, MINUTE)
  const shares = limiter('share', UNLIMITED, HOUR)
  const documents = limiter('document', UNLIMITED, HOUR)
  const risks = limiter('risk', addressPerMinute, MINUTE)
  const riskPairs = limiter('riskpair', limits.riskPerHour, HOUR)
  const riskDocuments = limiter('riskdocument', limits.documentPerHour, HOUR)
  const mails = limiter('mail', addressPerMinute, MINUTE)
  const codes = limiter('code', limits.codesPerHour, HOUR)
  const guesses = limiter('guess', addressPerMinute, MINUTE)
  const quizzes = limiter('quiz', limits.quizPerMinute, MINUTE)
  const calls = limiter('call', limits.callsPerMinute, MINUTE)
  const waiting = limiter('waiting', addressPerMinute, MINUTE)

  const consume = (counter: RateLimiterPostgres, subject: string) =>
    db.counted(() => counter.consume(vault.lookup(subject)))

  const count = async (counter: RateLimiterPostgres, subject: string, refuse: Refuse = tooMany) => {
    try {
      await consume(counter, subject)
    } catch (problem) {
      if (problem instanceof RateLimiterRes) throw refuse(Math.max(1, Math.ceil(problem.msBeforeNext / 1000)))
      throw problem
    }
  }

  const byAddress = (counter: RateLimiterPostgres, address: string) =>
    count(counter, `address:${networkOf(address)}`)

  const lookup = async (address: string, subject: string) => {
    await byAddress(lookups, address)
    await count(pairs, `pair:${networkOf(address)}:${subject}`)
  }

  /** Counts a document's lookup over all addresses, of which each adds its share only. */
  const isCrowded = async (address: string, document: string) => {
    const share = await consume(shares, `share:${networkOf(address)}:${document}`)
    const key = `document:${document}`
    const known =
      share.consumedPoints <= SHARE
        ? await consume(documents, key)
        : await db.counted(() => documents.get(vault.lookup(key)))
    return (known?.consumedPoints ?? 0) > limits.documentPerHour
  }

  return {
    leadCreation: (address) => byAddress(leads, address),
    async documentLookup(address, document) {
      await byAddress(calledLookups, address)
      const way = vault.lookup(`way:${networkOf(address)}:${document}`)
      const { consumedPoints } = await db.counted(() => ways.consume(way))
      if ((consumedPoints - 1) % WAY !== 0) return { isCrowded: false }
      try {
        await lookup(address, document)
        return { isCrowded: await isCrowded(address, document) }
      } catch (problem) {
        // A rejected lookup does not start a journey.
        await db.counted(() => ways.delete(way))
        throw problem
      }
    },
    async proven(document) {
      await db.counted(() => documents.delete(vault.lookup(`document:${document}`)))
    },
    lineLookup: lookup,
    async riskCheck(address, document) {
      await byAddress(risks, address)
      await count(riskPairs, `risk:${networkOf(address)}:${document}`, needsHelp)
      await count(riskDocuments, `risk:${document}`, needsHelp)
    },
    async mail(address, subject, email) {
      await byAddress(mails, address)
      await count(codes, `for:${subject}`)
      await count(codes, `subject:${mailboxOf(email)}`)
    },
    async guess(address, subject) {
      await byAddress(guesses, address)
      await count(quizzes, `subject:${subject}`)
    },
    callRequest: (address) => byAddress(calls, address),
    waitingList: (address) => byAddress(waiting, address),
  }
}

/** The refusal for a limit that ends in this many seconds. */
type Refuse = (seconds: number) => Refusal
