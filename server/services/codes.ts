import { randomBytes, randomUUID } from 'node:crypto'
import type { CodeReply, CodeSent } from '../../src/contract/codes.ts'
import type { Context } from '../context.ts'
import { leadFinished, leadNotFound, missingSteps, notCorporate, Refusal, unavailable } from '../errors.ts'
import { codeMail, resumeMail } from '../mail/code-mail.ts'
import type { LeadRow } from '../repositories/lead-row.ts'
import {
  addResumeCode,
  setLeadCode,
  takeResumeCode,
  tryLeadCode,
  type Purpose,
} from '../repositories/codes.ts'
import { getCustomer } from '../repositories/customers.ts'
import { findLead } from '../repositories/leads.ts'
import { isCorporateEmail } from '../rules/answers.ts'
import { CODE_MINUTES, codeExpiry, judgeCode, newCode, readCode } from '../rules/codes.ts'
import { maskEmail } from '../rules/masks.ts'
import { prefixOf } from '../rules/prefix.ts'
import { openRecord } from './customers.ts'

/** Minutes that a link which we send works (decisions 41). */
const LINK_MINUTES = 15

async function openLead(context: Context, id: string): Promise<LeadRow> {
  const row = await findLead(context.db, id)
  if (!row) throw leadNotFound()
  if (row.status === 'finished') throw leadFinished()
  return row
}

const hashOf = (context: Context, subject: string, code: string) =>
  context.vault.lookup(`code:${subject}:${code}`)

/** Sends words to an address at once: the visitor waits for them, so the outbox does not carry them. */
export async function mailNow(
  context: Context,
  about: string,
  to: string,
  words: { subject: string; text: string; html: string },
): Promise<void> {
  try {
    await context.providers.mail.send({ id: randomUUID(), about, at: context.clock.now(), to, ...words })
  } catch (error) {
    throw Object.assign(unavailable(), { cause: error })
  }
}

/**
 * Sends a new code to the lead's e-mail address: the collaborator's own (decisions 6), or the contact on a
 * customer's record (decisions 9). Five an hour and address.
 */
export async function sendLeadCode(
  context: Context,
  id: string,
  purpose: Purpose,
  channel: string | null,
): Promise<CodeSent> {
  const row = await openLead(context, id)
  const email = purpose === 'collaborator' ? row.answers.email?.email : await emailOnRecord(context, row)
  if (!email) throw missingSteps(['email'])
  const isAsked = purpose === 'collaborator' ? row.origin.collaborator : row.origin.codeNeeded
  if (!isAsked) throw new Refusal(409, 'invalid', 'Este pedido não precisa de código.')
  // It may have been given before the lead came to this offer.
  const isCorporate = isCorporateEmail(email, context.config.collaboratorDomains)
  if (purpose === 'collaborator' && !isCorporate) throw notCorporate()
  await context.limits.code(email.toLowerCase())
  const code = newCode()
  const at = context.clock.now()
  const hash = hashOf(context, `${purpose}:${id}`, code)
  await setLeadCode(context.db, {
    lead: id,
    purpose,
    hash,
    contact: context.vault.lookup(email.toLowerCase()),
    expires: codeExpiry(at),
    at,
    channel,
  })
  await mailNow(context, id, email, codeMail(code))
  return { success: true, sentTo: maskEmail(email), minutes: CODE_MINUTES }
}

/** The customer's own address, whatever the visitor has answered since: the code shows who they are. */
async function emailOnRecord(context: Context, row: LeadRow): Promise<string | undefined> {
  if (row.origin.customer === undefined) return row.answers.email?.email
  const customer = await getCustomer(context.db, row.origin.customer)
  if (!customer) throw leadNotFound()
  return openRecord(context, customer).email
}

/** Checks a code; a wrong one takes an earlier validation back (funnel §4). */
export async function checkLeadCode(
  context: Context,
  id: string,
  purpose: Purpose,
  typed: string,
  channel: string | null,
): Promise<CodeReply> {
  await openLead(context, id)
  const hash = hashOf(context, `${purpose}:${id}`, readCode(typed))
  return judgeCode(
    await tryLeadCode(context.db, { lead: id, purpose, hash, at: context.clock.now(), channel }),
  )
}

/** Mails a link with a single-use code that leads back to this lead. */
export async function sendResumeLink(context: Context, id: string): Promise<CodeSent> {
  const row = await findLead(context.db, id)
  if (!row) throw leadNotFound()
  const email = row.answers.email?.onRecord ? undefined : row.answers.email?.email
  if (!email) throw missingSteps(['email'])
  await context.limits.code(email.toLowerCase())
  const code = randomBytes(24).toString('base64url')
  const expires = new Date(context.clock.now().getTime() + LINK_MINUTES * 60_000)
  await addResumeCode(context.db, hashOf(context, 'resume', code), id, expires)
  // Never the Host that a request names: a link with a code goes to our own address only.
  const base = context.config.publicUrl ?? `http://localhost:${context.config.port}`
  const prefix = prefixOf(row.origin.addon)
  await mailNow(
    context,
    id,
    email,
    resumeMail(`${base}${prefix && `/${prefix}`}/chat?l=${code}`, LINK_MINUTES),
  )
  return { success: true, sentTo: maskEmail(email), minutes: LINK_MINUTES }
}

/** The lead of a link's code. Used, unknown and too old answer as an unknown lead does (security 2). */
export async function resumeLead(context: Context, code: string): Promise<string> {
  const id = await takeResumeCode(context.db, hashOf(context, 'resume', code), context.clock.now())
  if (!id) throw leadNotFound()
  return id
}
