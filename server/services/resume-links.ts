/** Creates and accepts links for continuing an order in another browser. */
import { randomBytes } from 'node:crypto'
import type { CodeSent, ResumeCode, ResumeReply } from '../../src/contract/one-time-codes-and-resume-links.ts'
import type { Context } from '../context.ts'
import { leadNotFound, linkGone, missingSteps } from '../api-errors.ts'
import { resumeMail } from '../mail/code-and-resume-link-mails.ts'
import { addResumeCode, dropOldResumeCodes, takeResumeCode } from '../repositories/one-time-codes.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { findLead, lastChannelOf } from '../repositories/leads.ts'
import { firstPathOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { hideEmail } from '../../src/lib/masked-data.ts'
import { prefixOf } from '../rules/order-campaign.ts'
import { siteOrigin } from '../rules/signed-order-links.ts'
import { sendMailImmediately } from './outbox-entries.ts'

/**
 * Minutes for which the code in a resume link is valid: who stops today goes on tomorrow (docs/decisions/0180). The link
 * opens an unfinished order again.
 */
const LINK_MINUTES = 24 * 60

type LinkParts = Pick<Context, 'db' | 'clock' | 'vault' | 'config' | 'catalogue'>

const hashOf = (context: Pick<Context, 'vault'>, code: string) => context.vault.lookup(`code:resume:${code}`)

async function knownLead(context: Context, id: string): Promise<LeadRow> {
  const row = await findLead(context.db, id)
  if (!row) throw leadNotFound()
  return row
}

/**
 * Creates the single-use code of a link to a lead and deletes the lead's expired ones.
 * @param isSent whether the link is mailed or sent, and not shown to the visitor
 */
export async function newResumeCode(
  context: Pick<LinkParts, 'db' | 'clock' | 'vault'>,
  id: string,
  isSent: boolean,
): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  const now = context.clock.now()
  const expires = new Date(now.getTime() + LINK_MINUTES * 60_000)
  await dropOldResumeCodes(context.db, id, now)
  await addResumeCode(context.db, hashOf(context, code), id, expires, isSent)
  return code
}

/** Handles POST lead-v2/{id}/resumeCode: returns a code to continue with in another browser. */
export async function makeResumeCode(context: Context, id: string): Promise<ResumeCode> {
  await knownLead(context, id)
  return { success: true, code: await newResumeCode(context, id, false), minutes: LINK_MINUTES }
}

const isMigration = ({ origin }: LeadRow) => origin.customer !== undefined

/**
 * Returns the path at which a lead opens in its campaign, up to the query parameter that takes the code: in the way in which
 * it was last answered, so on pages the first one, which leads to the open question.
 */
async function pathOf({ db, catalogue }: LinkParts, row: LeadRow): Promise<string> {
  const isByPages = (await lastChannelOf(db, row.id)) === 'pages'
  if (isMigration(row)) return `/migracao-ultrafibra/${isByPages ? 'consulta-cpf/' : 'chat'}?lmig=`
  const { campaigns } = await catalogue.currentEdition()
  const prefix = prefixOf(campaigns, row.origin.addon)
  return `${prefix && `/${prefix}`}${isByPages ? firstPathOf(campaigns, prefix) : '/chat'}?l=`
}

/** Makes a single-use link that reopens a lead, for its visitor or for a desk user to send. */
export async function makeResumeLink(parts: LinkParts, row: LeadRow): Promise<string> {
  const code = await newResumeCode(parts, row.id, true)
  return `${siteOrigin(parts.config)}${await pathOf(parts, row)}${code}`
}

/**
 * Sends an e-mail with the link that a desk user makes; returns false if the visitor gave no e-mail address.
 * @param address the desk user's IP address
 */
export async function mailDeskResumeLink(context: Context, row: LeadRow, address: string): Promise<boolean> {
  const email = row.answers.email?.onRecord ? undefined : row.answers.email?.email
  if (!email) return false
  await context.limits.mail({ kind: 'link', address, subject: row.id, email })
  const link = await makeResumeLink(context, row)
  await sendMailImmediately(context, row.id, email, resumeMail(link, LINK_MINUTES))
  return true
}

/** Sends an e-mail with a single-use link that reopens the lead. */
export async function sendResumeLink(context: Context, id: string, address: string): Promise<CodeSent> {
  const row = await knownLead(context, id)
  const email = row.answers.email?.onRecord ? undefined : row.answers.email?.email
  if (!email) throw missingSteps(['email'])
  await context.limits.mail({ kind: 'link', address, subject: id, email })
  const link = await makeResumeLink(context, row)
  await sendMailImmediately(context, id, email, resumeMail(link, LINK_MINUTES))
  return { success: true, sentTo: hideEmail(email), minutes: LINK_MINUTES }
}

/** Handles POST lead/resume: exchanges the single-use code in a link for the lead that it opens. */
export async function resumeLead(context: Context, code: string): Promise<ResumeReply> {
  const id = await takeResumeCode(context.db, hashOf(context, code), context.clock.now())
  const row = id === undefined ? undefined : await findLead(context.db, id)
  if (!row) throw linkGone()
  const subject = isMigration(row) ? 'migration' : 'lead'
  return { success: true, id: row.id, subject, addon: prefixOf(context.campaigns, row.origin.addon) }
}
