import type { Context } from '../context.ts'
import { needsCode, needsPerson } from '../errors.ts'
import type { RiskPass } from '../limits/risk.ts'
import { dropPass } from '../repositories/codes.ts'
import type { LeadRow } from '../rules/lead-row.ts'
import { addRiskDocument } from '../repositories/risk.ts'

/** Seconds after which a client may ask again, when nothing will change before then. */
export const DAY_S = 86_400

type Checked = Pick<LeadRow, 'id' | 'answers' | 'verified'>

const documentOf = ({ answers }: Checked): string => answers.documentNumber?.lookup ?? ''

/** What a correct code leaves in the lead: it allows one check of exactly this document. */
export const passOf = ({ vault }: Pick<Context, 'vault'>, row: Checked): string =>
  vault.lookup(`risk:${row.id}:${documentOf(row)}`)

const wishOf = (row: Checked, address: string): RiskPass => ({
  address,
  email: row.answers.email?.email ?? '',
  document: documentOf(row),
})

/** Whether a code may still allow a check of the lead's document: it can be mailed, and no limit is used up (D89). */
export const hasPass = async ({ providers, limits }: Context, row: Checked, address: string) =>
  providers.mail.kind === 'smtp' &&
  row.answers.email !== undefined &&
  (await limits.hasRiskPass(wishOf(row, address)))

/**
 * The code was correct: counts against the limits of the mailbox, the address and the document. The same code sent
 * again does not count again.
 */
export async function takePass(context: Context, row: Checked, address: string): Promise<void> {
  const pass = passOf(context, row)
  if (row.verified.risk === pass || (await context.limits.takeRiskPass(wishOf(row, address)))) return
  await dropPass(context.db, row.id, pass)
  throw needsPerson(DAY_S)
}

/**
 * Each request to the provider costs money, and each verdict reveals something about a person: a lead may check few
 * documents, and a document is checked only so often (S27). Beyond that a mailed code allows one more check, and after
 * that a person takes over (D89). @returns the pass that this check uses up, to be given back if it comes to nothing
 */
export async function limitChecks(context: Context, row: Checked, address: string): Promise<string | null> {
  if (!(await addRiskDocument(context.db, row.id, documentOf(row)))) throw needsPerson(DAY_S)
  const seconds = await context.limits.riskCheck(address, documentOf(row))
  if (seconds === null) return null
  const pass = passOf(context, row)
  if (await dropPass(context.db, row.id, pass)) return pass
  throw (await hasPass(context, row, address)) ? needsCode(seconds) : needsPerson(seconds)
}
