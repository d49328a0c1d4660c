import type { Context } from '../context.ts'
import { needsCode, needsPerson } from '../errors.ts'
import type { RiskPass } from '../limits/risk.ts'
import { dropPass } from '../repositories/codes.ts'
import type { LeadRow } from '../rules/lead-row.ts'
import { addRiskDocument } from '../repositories/risk.ts'

/** Seconds after which a client may try again if nothing can change sooner. */
export const DAY_S = 86_400

type Checked = Pick<LeadRow, 'id' | 'answers' | 'verified'>

const documentOf = ({ answers }: Checked): string => answers.documentNumber?.lookup ?? ''

/** Returns the pass that a correct code leaves in the lead: it allows one risk check of exactly this document. */
export const passOf = ({ vault }: Pick<Context, 'vault'>, row: Checked): string =>
  vault.lookup(`risk:${row.id}:${documentOf(row)}`)

const wishOf = (row: Checked, address: string): RiskPass => ({
  address,
  email: row.answers.email?.email ?? '',
  document: documentOf(row),
})

/**
 * Returns whether a code can still allow a check of the lead's document: e-mail is delivered, and no limit of these
 * codes is used up (D89).
 */
export const hasPass = async ({ providers, limits }: Context, row: Checked, address: string) =>
  providers.mail.kind === 'smtp' &&
  row.answers.email !== undefined &&
  (await limits.hasRiskPass(wishOf(row, address)))

/**
 * Counts a correct code against the limits of its mailbox, IP address and document. The same code sent again is not
 * counted again.
 */
export async function takePass(context: Context, row: Checked, address: string): Promise<void> {
  const pass = passOf(context, row)
  if (row.verified.risk === pass || (await context.limits.takeRiskPass(wishOf(row, address)))) return
  await dropPass(context.db, row.id, pass)
  throw needsPerson(DAY_S)
}

/**
 * Limits the risk checks, because each costs money and each verdict reveals something about a person: how many
 * documents a lead may have checked, and how often a document is checked (S27). Beyond that a code sent by e-mail
 * allows one more check, and after that an agent has to continue the order (D89).
 * @returns the pass that this check uses up, to be restored if the check has no result; null if none was needed
 */
export async function limitChecks(context: Context, row: Checked, address: string): Promise<string | null> {
  if (!(await addRiskDocument(context.db, row.id, documentOf(row)))) throw needsPerson(DAY_S)
  const seconds = await context.limits.riskCheck(address, documentOf(row))
  if (seconds === null) return null
  const pass = passOf(context, row)
  if (await dropPass(context.db, row.id, pass)) return pass
  throw (await hasPass(context, row, address)) ? needsCode(seconds) : needsPerson(seconds)
}
