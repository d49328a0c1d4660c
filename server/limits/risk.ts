import type { Config } from '../config.ts'
import { mailboxOf } from '../rules/mailbox.ts'
import { networkOf } from '../rules/network.ts'
import { DAY, HOUR, MINUTE, type MakeCounter } from './counters.ts'

/** One more check allowed by a mailed code: for whom, from where, for which document. */
export type RiskPass = { address: string; email: string; document: string }

export type RiskLimits = {
  /**
   * A risk check, counted by its document (S27): by address first, so that an address beyond its own limit does not use
   * up the document's. @returns null when it may be made, else the seconds until it may
   */
  riskCheck(address: string, document: string): Promise<number | null>
  /** Whether a mailed code may still allow one more check (D89); counts nothing. */
  hasRiskPass(pass: RiskPass): Promise<boolean>
  /** Uses it up: each mailbox and each address once a day, ten a day for a document. False when there was none left. */
  takeRiskPass(pass: RiskPass): Promise<boolean>
}

/** How many checks a day mailed codes may allow for one document. */
const PASSES = 10

export function riskLimits(counter: MakeCounter, limits: Config['limits']): RiskLimits {
  const risks = counter('risk', limits.addressPerMinute, MINUTE)
  const pairs = counter('riskpair', limits.riskPerHour, HOUR)
  const documents = counter('riskdocument', limits.documentPerHour, HOUR)
  const once = counter('riskpass', 1, DAY)
  const ten = counter('riskpasses', PASSES, DAY)

  const singles = ({ address, email }: RiskPass) => [
    `mailbox:${mailboxOf(email)}`,
    `address:${networkOf(address)}`,
  ]

  const hasRiskPass = async (pass: RiskPass): Promise<boolean> => {
    const used = await Promise.all(singles(pass).map((each) => once.points(each)))
    return used.every((points) => points < 1) && (await ten.points(pass.document)) < PASSES
  }

  return {
    async riskCheck(address, document) {
      const network = networkOf(address)
      await risks.count(`address:${network}`)
      return (await pairs.spent(`risk:${network}:${document}`)) ?? (await documents.spent(`risk:${document}`))
    },
    hasRiskPass,
    async takeRiskPass(pass) {
      if (!(await hasRiskPass(pass))) return false
      for (const each of singles(pass)) if ((await once.spent(each)) !== null) return false
      return (await ten.spent(pass.document)) === null
    },
  }
}
