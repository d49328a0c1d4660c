/** E-mails six-digit codes to the visitor who fills in a lead (an order in progress), and checks the codes typed in. */
import type { CodeReply, CodeSent } from '../../src/contract/one-time-codes-and-resume-links.ts'
import type { Context } from '../context.ts'
import {
  codeNotNeeded,
  leadNotFound,
  missingSteps,
  needsPerson,
  notCorporate,
  leadFinished,
} from '../api-errors.ts'
import { codeMail } from '../mail/code-and-resume-link-mails.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { setLeadCode, tryLeadCode, type CodePurpose } from '../repositories/one-time-codes.ts'
import { findCustomerById } from '../repositories/customers.ts'
import { isCorporateEmail } from '../rules/answers.ts'
import { codeExpiry, isWrong, judgeCode, newCode, readCode } from '../rules/email-codes.ts'
import { CODE_MINUTES } from '../../src/lib/one-time-code.ts'
import { hideEmail } from '../../src/lib/masked-data.ts'
import { stepsMissingForRisk } from '../rules/missing-steps.ts'
import { openRecord, proveDocument, asksForCode } from './customer-by-cpf.ts'
import { shownAddressOnRecord } from './build-lead-response.ts'
import { holdLeadOnRefusal } from './reschedule-order.ts'
import { DAY } from '../limits/rate-limit-counters.ts'
import { canGetPass, riskCheckPassOf, takePass } from '../limits/risk-check-limits.ts'
import { sendMailImmediately } from './outbox-entries.ts'
import { findLead } from '../repositories/leads.ts'

const hashOf = (context: Context, subject: string, code: string) =>
  context.vault.lookup(`code:${subject}:${code}`)

/** A request to send a code by e-mail. `address` is the IP address of the request. */
export type CodeRequest = { id: string; purpose: CodePurpose; channel: string | null; address: string }

/**
 * Sends a new six-digit code by e-mail. The purpose determines the recipient: for `collaborator` the
 * employee's own address, for `customer` the address on the customer's record, and for `risk` the
 * address that the visitor entered. A `risk` code allows one more risk check.
 */
export async function sendLeadCode(
  context: Context,
  { id, purpose, channel, address }: CodeRequest,
): Promise<CodeSent> {
  const row = await findChangeableLead(context, id)
  const email = await recipientOf(context, row, purpose)
  if (!email) throw missingSteps(['email'])
  if (!isNeeded(context, row, purpose)) throw codeNotNeeded()
  // The address may have been entered before the lead switched to the employee offer.
  const isCorporate = isCorporateEmail(email, context.config.employeeDomains)
  if (purpose === 'collaborator' && !isCorporate) throw notCorporate()
  await holdLeadOnRefusal(context, id, async () => {
    if (purpose === 'risk' && !(await canGetPass(context, row, address))) throw needsPerson(DAY)
    await context.limits.mail({ kind: purpose, address, subject: id, email })
  })
  const code = newCode()
  const at = context.clock.now()
  await setLeadCode(context.db, {
    lead: id,
    purpose,
    hash: hashOf(context, `${purpose}:${id}`, code),
    contact: purpose === 'risk' ? riskCheckPassOf(context, row) : context.vault.lookup(email.toLowerCase()),
    expires: codeExpiry(at),
    at,
    channel,
  })
  await sendMailImmediately(context, id, email, codeMail(code))
  return { success: true, sentTo: hideEmail(email), minutes: CODE_MINUTES }
}

/** Finds a lead that can still change, for calls that change it; refuses the call if it is unknown or finished. */
export async function findChangeableLead(context: Context, id: string): Promise<LeadRow> {
  const row = await findLead(context.db, id)
  if (!row) throw leadNotFound()
  if (row.status === 'finished') throw leadFinished()
  return row
}

function isNeeded(context: Context, row: LeadRow, purpose: CodePurpose): boolean {
  if (purpose === 'collaborator') return row.origin.collaborator === true
  if (purpose === 'risk') return stepsMissingForRisk(row).length === 0 && row.risk !== 'approved'
  return row.origin.codeNeeded === true || (row.origin.customer !== undefined && asksForCode(context))
}

/** Returns the e-mail address to which a code for this purpose is sent. */
const recipientOf = async (context: Context, row: LeadRow, purpose: CodePurpose) =>
  purpose === 'customer' ? emailOnRecord(context, row) : row.answers.email?.email

/**
 * Returns the e-mail address on the customer's record, even if the visitor has since entered another, because
 * the code must prove that they are this customer.
 */
async function emailOnRecord(context: Context, row: LeadRow): Promise<string | undefined> {
  if (row.origin.customer === undefined) return row.answers.email?.email
  const customer = await findCustomerById(context.db, row.origin.customer)
  if (!customer) throw leadNotFound()
  return openRecord(context, customer).email
}

type TypedCode = { id: string; purpose: CodePurpose; typed: string; channel: string | null; address: string }

/** Checks a code that the visitor typed. A wrong code revokes an earlier validation. */
export async function checkLeadCode(context: Context, code: TypedCode): Promise<CodeReply> {
  const { id, purpose, typed, channel, address } = code
  const row = await findChangeableLead(context, id)
  const hash = hashOf(context, `${purpose}:${id}`, readCode(typed))
  const email = await recipientOf(context, row, purpose)
  const guess = { purpose, address, email: email ?? id, wasSent: email !== undefined }
  const giveBack = await holdLeadOnRefusal(context, id, () => context.limits.codeGuess(guess))
  const attempt = await tryLeadCode(context.db, { lead: id, purpose, hash, at: context.clock.now(), channel })
  if (!isWrong(attempt)) await giveBack()
  const reply = judgeCode(attempt)
  if (!reply.validated) return reply
  if (purpose === 'risk') await holdLeadOnRefusal(context, id, () => takePass(context, row, address))
  if (purpose === 'customer' && row.origin.customer !== undefined)
    await proveDocument(context, await findCustomerById(context.db, row.origin.customer))
  const isRecordShown = purpose === 'customer' && row.place.onRecord
  return isRecordShown ? { ...reply, address: shownAddressOnRecord(row.place, { isCodeDue: false }) } : reply
}
