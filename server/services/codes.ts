import { randomUUID } from 'node:crypto'
import type { CodeReply, CodeSent } from '../../src/contract/codes.ts'
import type { Context } from '../context.ts'
import { leadFinished, leadNotFound, missingSteps, notCorporate, Refusal, unavailable } from '../errors.ts'
import { codeMail } from '../mail/code-mail.ts'
import type { LeadRow } from '../repositories/lead-row.ts'
import { setLeadCode, tryLeadCode, type Purpose } from '../repositories/codes.ts'
import { getCustomer } from '../repositories/customers.ts'
import { findLead } from '../repositories/leads.ts'
import { isCorporateEmail } from '../rules/answers.ts'
import { CODE_MINUTES, codeExpiry, judgeCode, newCode, readCode } from '../rules/codes.ts'
import { maskEmail } from '../rules/masks.ts'
import { openRecord, proveDocument } from './customers.ts'

async function openLead(context: Context, id: string): Promise<LeadRow> {
  const row = await findLead(context.db, id)
  if (!row) throw leadNotFound()
  if (row.status === 'finished') throw leadFinished()
  return row
}

const hashOf = (context: Context, subject: string, code: string) =>
  context.vault.lookup(`code:${subject}:${code}`)

/** Sends a mail immediately: the visitor is waiting for it, so it bypasses the outbox. */
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

/** `address`: the IP address that asks. */
export type CodeWish = { id: string; purpose: Purpose; channel: string | null; address: string }

/**
 * Sends a new code to the lead's e-mail address: the collaborator's own (D6), or the contact on a customer's record
 * (D9).
 */
export async function sendLeadCode(
  context: Context,
  { id, purpose, channel, address }: CodeWish,
): Promise<CodeSent> {
  const row = await openLead(context, id)
  const email = purpose === 'collaborator' ? row.answers.email?.email : await emailOnRecord(context, row)
  if (!email) throw missingSteps(['email'])
  const isAsked = purpose === 'collaborator' ? row.origin.collaborator : row.origin.codeNeeded
  if (!isAsked) throw new Refusal(409, 'invalid', 'Este pedido não precisa de código.')
  // It may have been answered before the lead switched to this offer.
  const isCorporate = isCorporateEmail(email, context.config.collaboratorDomains)
  if (purpose === 'collaborator' && !isCorporate) throw notCorporate()
  await context.limits.mail(address, id, email)
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

/** The address on the customer's record, whatever the visitor has answered since: the code proves their identity. */
async function emailOnRecord(context: Context, row: LeadRow): Promise<string | undefined> {
  if (row.origin.customer === undefined) return row.answers.email?.email
  const customer = await getCustomer(context.db, row.origin.customer)
  if (!customer) throw leadNotFound()
  return openRecord(context, customer).email
}

/** Checks a code; a wrong one revokes an earlier validation (F§4). */
export async function checkLeadCode(
  context: Context,
  id: string,
  purpose: Purpose,
  typed: string,
  channel: string | null,
): Promise<CodeReply> {
  const { origin } = await openLead(context, id)
  const hash = hashOf(context, `${purpose}:${id}`, readCode(typed))
  const reply = judgeCode(
    await tryLeadCode(context.db, { lead: id, purpose, hash, at: context.clock.now(), channel }),
  )
  if (reply.validated && origin.customer !== undefined) await proveDocument(context, origin.customer)
  return reply
}
