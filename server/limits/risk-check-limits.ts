/**
 * Limits risk checks. A visitor over the limit can earn a pass for one more check by entering a code sent by e-mail. A
 * refusal for the rest of the day has a Retry-After of a whole day. The counters are in risk-check-counters.ts.
 */
import type { Db } from '../db/database.ts'
import { needsCode, needsPerson } from '../api-errors.ts'
import type { Providers } from '../providers/provider-types.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { DAY } from './rate-limit-counters.ts'
import type { RiskLimits, RiskPass } from './risk-check-counters.ts'
import { removeRiskPass } from '../repositories/one-time-codes.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { addRiskDocument } from '../repositories/risk-checks.ts'

type Parts = {
  readonly db: Db
  readonly vault: Pick<Vault, 'lookup'>
  readonly limits: RiskLimits
  readonly providers: Pick<Providers, 'mail'>
}

type Checked = Pick<LeadRow, 'id' | 'answers' | 'verified'>

const documentOf = ({ answers }: Checked): string => answers.documentNumber?.lookup ?? ''

/**
 * Returns the pass that a lead gets when its visitor enters the e-mailed code. A pass allows one more risk
 * check, of exactly this document.
 */
export const riskCheckPassOf = ({ vault }: Pick<Parts, 'vault'>, row: Checked): string =>
  vault.lookup(`risk:${row.id}:${documentOf(row)}`)

const riskPassOf = (row: Checked, address: string): RiskPass => ({
  address,
  email: row.answers.email?.email ?? '',
  document: documentOf(row),
})

/**
 * Returns whether the visitor can still get a pass for one more risk check: codes can be sent by
 * e-mail, and no limit on passes is used up.
 */
export const canGetPass = async ({ providers, limits }: Parts, row: Checked, address: string) =>
  providers.mail.kind === 'smtp' &&
  row.answers.email?.email !== undefined &&
  (await limits.hasRiskPass(riskPassOf(row, address)))

/**
 * Counts a pass for one more risk check against the limits per mailbox, IP address and document. A pass that
 * the lead already has is not counted again. If a limit is used up, drops the pass and throws an HttpError.
 */
export async function takePass(context: Parts, row: Checked, address: string): Promise<void> {
  const pass = riskCheckPassOf(context, row)
  if (row.verified.risk === pass || (await context.limits.takeRiskPass(riskPassOf(row, address)))) return
  await removeRiskPass(context.db, row.id, pass)
  throw needsPerson(DAY)
}

/** Refuses a quiz of a document whose quizzes failed too often today: only an agent can continue then. */
export async function limitQuizzes({ limits }: Parts, row: Checked): Promise<void> {
  if (!(await limits.hasQuizTry(documentOf(row)))) throw needsPerson(DAY)
}

/**
 * Counts a failed quiz of the lead's document, before its answers are judged.
 * @returns the function that takes the failure back
 */
export async function takeQuizTry({ limits }: Parts, row: Checked): Promise<() => Promise<void>> {
  const giveBack = await limits.takeQuizTry(documentOf(row))
  if (!giveBack) throw needsPerson(DAY)
  return giveBack
}

/**
 * Limits how many documents a lead may have checked and how often a document is checked, because each
 * risk check costs money and reveals something about a person. Beyond these limits, a code sent by e-mail
 * allows one more check. After that only an agent can continue the order.
 * @returns the pass that this check uses up, to be restored if the check has no result; null if none was
 *   needed
 */
export async function limitChecks(context: Parts, row: Checked, address: string): Promise<string | null> {
  if (!(await addRiskDocument(context.db, row.id, documentOf(row)))) throw needsPerson(DAY)
  const seconds = await context.limits.riskCheck(address, documentOf(row))
  if (seconds === null) return null
  const pass = riskCheckPassOf(context, row)
  if (await removeRiskPass(context.db, row.id, pass)) return pass
  throw (await canGetPass(context, row, address)) ? needsCode(seconds) : needsPerson(seconds)
}
