import type { Context } from '../context.ts'
import { needsCode, needsPerson } from '../errors.ts'
import type { RiskPass } from '../plugins/risk-limits.ts'
import { dropPass } from '../repositories/codes.ts'
import type { LeadRow } from '../repositories/lead-row.ts'
import { addRiskDocument } from '../repositories/risk.ts'

/** Seconds after which a client may ask again where nothing will have changed before. */
export const DAY_S = 86_400

type Checked = Pick<LeadRow, 'id' | 'answers' | 'verified'>

const documentOf = ({ answers }: Checked): string => answers.documentNumber?.lookup ?? ''

/** What a right code leaves in the lead: it opens one check of this very document. */
export const passOf = ({ vault }: Pick<Context, 'vault'>, row: Checked): string =>
  vault.lookup(`risk:${row.id}:${documentOf(row)}`)

const wishOf = (row: Checked, address: string): RiskPass => ({
  address,
  email: row.answers.email?.email ?? '',
  document: documentOf(row),
})

/** Whether a code may still open a check of the lead's document: it can be mailed, and none was used up (D89). */
export const hasPass = async ({ providers, limits }: Context, row: Checked, address: string) =>
  providers.mail.kind === 'smtp' &&
  row.answers.email !== undefined &&
  (await limits.hasRiskPass(wishOf(row, address)))

/** Its code was right: uses up what a mailbox, an address and a document have of it. The same code again is no other. */
export async function takePass(context: Context, row: Checked, address: string): Promise<void> {
  const pass = passOf(context, row)
  if (row.verified.risk === pass || (await context.limits.takeRiskPass(wishOf(row, address)))) return
  await dropPass(context.db, row.id, pass)
  throw needsPerson(DAY_S)
}

/**
 * Each question to the provider is paid for, and each verdict tells something about a person: a lead asks about few
 * documents, and a document is asked about only so often (S27). Above that a mailed code opens one more check, and above
 * that a person goes on (D89). @returns the pass that this check uses up, to be given back if it comes to nothing
 */
export async function limitChecks(context: Context, row: Checked, address: string): Promise<string | null> {
  if (!(await addRiskDocument(context.db, row.id, documentOf(row)))) throw needsPerson(DAY_S)
  const seconds = await context.limits.riskCheck(address, documentOf(row))
  if (seconds === null) return null
  const pass = passOf(context, row)
  if (await dropPass(context.db, row.id, pass)) return pass
  throw (await hasPass(context, row, address)) ? needsCode(seconds) : needsPerson(seconds)
}
