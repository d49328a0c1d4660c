/**
 * Defines the rate limits of the API, by IP address and some also by document, lead or mailbox. They limit new leads,
 * look-ups, street searches, risk checks, call requests, messages for the language model, the waiting list, and guesses of quiz answers, codes and phone
 * numbers. Reading plans or a lead and checking coverage are not limited; writes to a lead are limited in
 * server/plugins/write-request-checks.ts. The counts are in the database, so all server processes share them. The defaults are
 * in config-limits.ts.
 */
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { BusinessMetrics } from '../business-metrics.ts'
import { networkOf } from '../rules/ip-networks.ts'
import type { LinkHolder } from '../rules/signed-order-links.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { DAY, HOUR, makeCounters, MINUTE, UNLIMITED, networkCounter } from './rate-limit-counters.ts'
import { codeGuessLimit, type CodeGuessLimit } from './code-guess-limits.ts'
import { mailLimits, type MailRequest } from './code-mail-limits.ts'
import {
  orderMailLimit,
  type OrderMailLimit,
  dataRequestMailLimit,
  type DataRequestMailLimit,
} from './order-mail-limit.ts'
import { riskLimits, type RiskLimits } from './risk-check-counters.ts'

/**
 * Each call counts one request, and throws an HttpError 429 with Retry-After beyond the limit. Requests from one IP
 * address never use up the limits of visitors at other addresses.
 */
export type Limits = RiskLimits & {
  leadCreation(address: string): Promise<void>
  /**
   * Counts a lookup of a document. All lookups of one journey count as one. `isCrowded` means that the
   * document was looked up too often, from all IP addresses together.
   */
  documentLookup(address: string, document: string): Promise<{ isCrowded: boolean }>
  /** Resets the limit of a document after its holder has entered a code from an e-mail. */
  proven(document: string): Promise<void>
  lineLookup(address: string, phone: string): Promise<void>
  /** Counts an e-mail with a code or a link. */
  mail(request: MailRequest): Promise<void>
  orderMail: OrderMailLimit
  /** Counts a typed code, before it is judged. */
  codeGuess: CodeGuessLimit
  /** Counts a guess: the answers to a quiz, a code, a phone number. */
  guess(address: string, subject: string): Promise<void>
  callRequest(address: string): Promise<void>
  /** Counts a request about a person's data, by the IP address; `dataRequestOfOrder` by the link of an order that was opened. */
  dataRequest(address: string): Promise<void>
  dataRequestOfOrder(number: string, holder: LinkHolder): Promise<void>
  /** Counts the mailed code of such a request, in its transaction, and returns whether it may go. */
  dataRequestMail: DataRequestMailLimit
  /** Returns whether the operator may be notified of one more request for this phone number today, without counting. */
  hasCallNotice(telephone: string): Promise<boolean>
  callNotice(telephone: string): Promise<void>
  streetSearch(address: string): Promise<void>
  /** Counts a message about which the language model may be asked. */
  messageProposal(address: string): Promise<void>
  /** Counts a question to the language model, and returns whether the budget of this hour has one left. */
  mayAskModel(): Promise<boolean>
  /** Counts a change of an entry of the waiting list. */
  waitingList(address: string): Promise<void>
}

/**
 * How many routes look up the same document in one visitor's journey: check-client, renewal offers, migration
 * offers.
 */
const WAY = 3
/** How many lookups per hour one IP address can add to the count of a document. */
const SHARE = 5

/** Creates the rate limits of the API. */
export function makeLimits(
  db: Db,
  vault: Vault,
  limits: Config['limits'],
  metrics: Pick<BusinessMetrics, 'refusalsBy'>,
): Limits {
  const counter = makeCounters(db, vault, metrics)
  const { addressPerMinute } = limits
  const byNetwork = (name: string, points: number) => networkCounter(counter, name, points)
  const leads = byNetwork('lead', limits.leadsPerMinute)
  const lookups = byNetwork('cpf', addressPerMinute)
  // An upper bound on all lookups from an IP address, so that a flood of requests is answered from memory.
  const calledLookups = byNetwork('lookup', addressPerMinute * WAY)
  const pairs = counter('pair', limits.cpfPerMinute, MINUTE)
  // These three never refuse. `ways` finds the first lookup of a journey, `shares` counts what one address
  // adds to a document, and `documents` counts the lookups of a document.
  const ways = counter('way', UNLIMITED, MINUTE)
  const shares = counter('share', UNLIMITED, HOUR)
  const documents = counter('document', UNLIMITED, HOUR)
  const guesses = byNetwork('guess', addressPerMinute)
  const quizzes = counter('quiz', limits.quizPerMinute, MINUTE)
  const calls = byNetwork('call', limits.callsPerMinute)
  const dataRequests = byNetwork('data', limits.callsPerMinute)
  const dataRequestsOfOrders = counter('dataorder', limits.callsPerMinute, MINUTE)
  const callNotices = counter('callnotice', UNLIMITED, DAY)
  const waiting = byNetwork('waiting', addressPerMinute)
  const streets = byNetwork('street', addressPerMinute)
  const proposals = byNetwork('proposal', addressPerMinute)
  const modelBudget = counter('model', limits.readerPerHour, HOUR)

  const lookup = async (address: string, subject: string) => {
    await lookups.count(address)
    await pairs.count(`pair:${networkOf(address)}:${subject}`)
  }

  /**
   * Counts a lookup of a document, and returns whether there were too many from all IP addresses together.
   * One address adds at most `SHARE` per hour.
   */
  const isCrowded = async (address: string, document: string) => {
    const share = await shares.add(`share:${networkOf(address)}:${document}`)
    const key = `document:${document}`
    const known = share <= SHARE ? await documents.add(key) : await documents.points(key)
    return known > limits.documentPerHour
  }

  return {
    ...riskLimits(counter, limits, metrics),
    mail: mailLimits(counter, limits),
    orderMail: orderMailLimit(vault, limits, metrics),
    codeGuess: codeGuessLimit(counter, limits, metrics),
    leadCreation: (address) => leads.count(address),
    async documentLookup(address, document) {
      await calledLookups.count(address)
      const way = `way:${networkOf(address)}:${document}`
      if (((await ways.add(way)) - 1) % WAY !== 0)
        return { isCrowded: (await documents.points(`document:${document}`)) > limits.documentPerHour }
      try {
        await lookup(address, document)
        return { isCrowded: await isCrowded(address, document) }
      } catch (problem) {
        // A refused lookup does not start a journey.
        await ways.forget(way)
        throw problem
      }
    },
    proven: (document) => documents.forget(`document:${document}`),
    lineLookup: lookup,
    async guess(address, subject) {
      await guesses.count(address)
      await quizzes.count(`subject:${subject}`)
    },
    callRequest: (address) => calls.count(address),
    dataRequest: (address) => dataRequests.count(address),
    dataRequestOfOrder: (number, holder) => dataRequestsOfOrders.count(`order:${number}:${holder}`),
    dataRequestMail: dataRequestMailLimit(vault, limits),
    hasCallNotice: async (telephone) =>
      (await callNotices.points(`telephone:${telephone}`)) < limits.callNoticesPerDay,
    async callNotice(telephone) {
      await callNotices.add(`telephone:${telephone}`)
    },
    streetSearch: (address) => streets.count(address),
    messageProposal: (address) => proposals.count(address),
    mayAskModel: async () => (await modelBudget.spent('all')) === null,
    waitingList: (address) => waiting.count(address),
  }
}
