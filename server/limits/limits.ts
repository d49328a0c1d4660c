import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { networkOf } from '../rules/network.ts'
import type { Vault } from '../security/vault.ts'
import { HOUR, makeCounters, MINUTE, UNLIMITED, type Counter } from './counters.ts'
import { mailLimits, type MailWish } from './mail.ts'
import { riskLimits, type RiskLimits } from './risk.ts'

/**
 * Rate limits that hold across processes, because they are counted in the database (D27, S5). Each call counts one and
 * throws a 429 Refusal with Retry-After beyond the limit. What one address asks for never uses up what someone else may
 * ask for from another (S34).
 */
export type Limits = RiskLimits & {
  leadCreation(address: string): Promise<void>
  /**
   * A document looked up on the way to its offers: the lookups of one journey count once (D51). `isCrowded`: asked
   * for more often than its own limit allows, over all addresses.
   */
  documentLookup(address: string, document: string): Promise<{ isCrowded: boolean }>
  /** Entering a mailed code proves that the document is the visitor's: its own limit starts over (S34). */
  proven(document: string): Promise<void>
  /** A mobile line lookup. */
  lineLookup(address: string, phone: string): Promise<void>
  /** A code or link by mail (S28, S36). */
  mail(wish: MailWish): Promise<void>
  /** A guess: answers of a quiz, a code, a phone number. */
  guess(address: string, subject: string): Promise<void>
  callRequest(address: string): Promise<void>
  /** A change of a place on the waiting list (S31). */
  waitingList(address: string): Promise<void>
}

/** Routes that look up the same document in one visitor's journey: check-client, renewal and migration offers. */
const WAY = 3
/** How many lookups an hour one address adds to a document's own count. */
const SHARE = 5

export function makeLimits(db: Db, vault: Vault, limits: Config['limits']): Limits {
  const counter = makeCounters(db, vault)
  const { addressPerMinute } = limits
  const leads = counter('lead', limits.leadsPerMinute, MINUTE)
  const lookups = counter('cpf', addressPerMinute, MINUTE)
  // Upper bound on lookups for that many documents: a flood is answered from memory.
  const calledLookups = counter('lookup', addressPerMinute * WAY, MINUTE)
  const pairs = counter('pair', limits.cpfPerMinute, MINUTE)
  // These three never refuse: they identify the first lookup of a journey, an address's share, and a document's count.
  const ways = counter('way', UNLIMITED, MINUTE)
  const shares = counter('share', UNLIMITED, HOUR)
  const documents = counter('document', UNLIMITED, HOUR)
  const guesses = counter('guess', addressPerMinute, MINUTE)
  const quizzes = counter('quiz', limits.quizPerMinute, MINUTE)
  const calls = counter('call', limits.callsPerMinute, MINUTE)
  const waiting = counter('waiting', addressPerMinute, MINUTE)

  const byAddress = (each: Counter, address: string) => each.count(`address:${networkOf(address)}`)

  const lookup = async (address: string, subject: string) => {
    await byAddress(lookups, address)
    await pairs.count(`pair:${networkOf(address)}:${subject}`)
  }

  /** Counts a document's lookup over all addresses, each of which adds only its share. */
  const isCrowded = async (address: string, document: string) => {
    const share = await shares.add(`share:${networkOf(address)}:${document}`)
    const key = `document:${document}`
    const known = share <= SHARE ? await documents.add(key) : await documents.points(key)
    return known > limits.documentPerHour
  }

  return {
    ...riskLimits(counter, limits),
    mail: mailLimits(counter, limits),
    leadCreation: (address) => byAddress(leads, address),
    async documentLookup(address, document) {
      await byAddress(calledLookups, address)
      const way = `way:${networkOf(address)}:${document}`
      if (((await ways.add(way)) - 1) % WAY !== 0)
        return { isCrowded: (await documents.points(`document:${document}`)) > limits.documentPerHour }
      try {
        await lookup(address, document)
        return { isCrowded: await isCrowded(address, document) }
      } catch (problem) {
        // A rejected lookup does not start a journey.
        await ways.forget(way)
        throw problem
      }
    },
    proven: (document) => documents.forget(`document:${document}`),
    lineLookup: lookup,
    async guess(address, subject) {
      await byAddress(guesses, address)
      await quizzes.count(`subject:${subject}`)
    },
    callRequest: (address) => byAddress(calls, address),
    waitingList: (address) => byAddress(waiting, address),
  }
}
