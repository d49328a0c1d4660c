/**
 * Counters that limit risk checks by IP address and document, failed quizzes by document, and the extra checks that an
 * e-mailed code earns by mailbox, IP address and document. Limits are in config-limits.ts.
 */
import type { Config } from '../config.ts'
import { mailboxKeyOf } from '../rules/email-codes.ts'
import { networkOf } from '../rules/ip-networks.ts'
import type { BusinessMetrics } from '../business-metrics.ts'
import { DAY, HOUR, UNLIMITED, type MakeCounter, networkCounter } from './rate-limit-counters.ts'

/**
 * A pass for one more risk check, which a visitor earns by entering an e-mailed code. `address` is the
 * visitor's IP address, `document` the HMAC of the CPF or CNPJ.
 */
export type RiskPass = { address: string; email: string; document: string }

export type RiskLimits = {
  /**
   * Counts a risk check by IP address and document. The IP address is counted first, so that one beyond
   * its own limit does not use up the document's limit.
   * @returns null if the check may be made, else the seconds until it may
   */
  riskCheck(address: string, document: string): Promise<number | null>
  /** Returns whether a pass can still be given, without counting anything. */
  hasRiskPass(pass: RiskPass): Promise<boolean>
  /**
   * Counts a pass. Each mailbox and each IP address gets one a day, each document ten. Returns false if none
   * was left.
   */
  takeRiskPass(pass: RiskPass): Promise<boolean>
  /** Returns whether a document's quiz may be tried today, without counting anything. */
  hasQuizTry(document: string): Promise<boolean>
  /**
   * Counts a failed quiz of a document. It is counted before its answers are judged, so that quizzes answered at the
   * same moment cannot exceed the limit.
   * @returns null if no attempt is left today, otherwise the function that undoes the count
   */
  takeQuizTry(document: string): Promise<(() => Promise<void>) | null>
}

/** How many passes a document can get per day. */
const PASSES = 10

export function riskLimits(
  counter: MakeCounter,
  limits: Config['limits'],
  metrics: Pick<BusinessMetrics, 'refusalsBy'>,
): RiskLimits {
  const risks = networkCounter(counter, 'risk', limits.addressPerMinute)
  const pairs = counter('riskpair', limits.riskPerHour, HOUR)
  const documents = counter('riskdocument', limits.documentPerHour, HOUR)
  const once = counter('riskpass', 1, DAY)
  const ten = counter('riskpasses', PASSES, DAY)

  // It never refuses by itself: a count that can be taken back must not be answered from memory.
  const failures = counter('failedquiz', UNLIMITED, DAY)
  const countRefusal = metrics.refusalsBy('failedquiz')

  const singles = ({ address, email }: RiskPass) => [
    `mailbox:${mailboxKeyOf(email)}`,
    `address:${networkOf(address)}`,
  ]

  const hasRiskPass = async (pass: RiskPass): Promise<boolean> => {
    const used = await Promise.all(singles(pass).map((each) => once.points(each)))
    return used.every((points) => points < 1) && (await ten.points(pass.document)) < PASSES
  }

  return {
    async riskCheck(address, document) {
      await risks.count(address)
      return (
        (await pairs.spent(`risk:${networkOf(address)}:${document}`)) ??
        (await documents.spent(`risk:${document}`))
      )
    },
    hasRiskPass,
    async takeRiskPass(pass) {
      if (!(await hasRiskPass(pass))) return false
      for (const each of singles(pass)) if ((await once.spent(each)) !== null) return false
      return (await ten.spent(pass.document)) === null
    },
    hasQuizTry: async (document) => (await failures.points(document)) < limits.failedQuizzesPerDay,
    async takeQuizTry(document) {
      const failed = await failures.add(document)
      const giveBack = () => failures.giveBack(document)
      if (failed <= limits.failedQuizzesPerDay) return giveBack
      await giveBack()
      countRefusal()
      return null
    },
  }
}
