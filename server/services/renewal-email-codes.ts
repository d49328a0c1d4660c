/** Sends codes by e-mail to customers who renew, and checks the codes that they type. */
import type { CodeReply, CodeSent } from '../../src/contract/one-time-codes-and-resume-links.ts'
import type { Context } from '../context.ts'
import { codeNotNeeded, leadFinished, leadNotFound } from '../api-errors.ts'
import { codeMail } from '../mail/code-and-resume-link-mails.ts'
import { findRenewal, setRenewalCode, tryRenewalCode, type RenewalRow } from '../repositories/renewals.ts'
import { codeExpiry, isWrong, judgeCode, newCode, readCode } from '../rules/email-codes.ts'
import { CODE_MINUTES } from '../../src/lib/one-time-code.ts'
import { hideEmail } from '../../src/lib/masked-data.ts'
import { sendMailImmediately } from './outbox-entries.ts'
import { openRecord, proveDocument, customerOf, asksForCode } from './customer-by-cpf.ts'
import { holdRenewalOnRefusal } from './reschedule-order.ts'

const hashOf = (context: Context, id: string, code: string) =>
  context.vault.lookup(`code:renewal:${id}:${code}`)

/** Returns whether a renewal needs an e-mailed code to be finished, even if it was opened while codes were off. */
export const needsRenewalCode = (context: Context, row: Pick<RenewalRow, 'code_needed'>): boolean =>
  row.code_needed || asksForCode(context)

/** What stands for the mailbox of a CPF that is no customer's, so that its limits are those of a customer. */
const noMailbox = ({ id, origin: { proof = id } }: Pick<RenewalRow, 'id' | 'origin'>) => `${proof}@localhost`

/**
 * Sends a code to the e-mail address on the customer's record. If the request was made by `openCpfProof`,
 * the reply does not contain that address and is the same whether or not the CPF belongs to a customer.
 */
export async function sendRenewalCode(context: Context, id: string, address: string): Promise<CodeSent> {
  const row = await findRenewal(context.db, id)
  const customer = row && (await customerOf(context, row))
  const { proof } = row?.origin ?? {}
  if (!row || (!customer && proof === undefined)) throw leadNotFound()
  if (row.order_number !== null) throw leadFinished()
  if (!needsRenewalCode(context, row)) throw codeNotNeeded()
  const email = customer ? openRecord(context, customer).email : noMailbox(row)
  await holdRenewalOnRefusal(context, id, () =>
    context.limits.mail({ kind: 'customer', address, subject: id, email }),
  )
  const code = newCode()
  const expires = codeExpiry(context.clock.now())
  if (!(await setRenewalCode(context.db, id, hashOf(context, id, code), expires))) throw leadFinished()
  if (customer) await sendMailImmediately(context, id, email, codeMail(code))
  return { success: true, sentTo: proof === undefined ? hideEmail(email) : '', minutes: CODE_MINUTES }
}

/** Checks a code that the customer typed and stores the result. */
export async function checkRenewalCode(
  context: Context,
  id: string,
  typed: string,
  address: string,
): Promise<CodeReply> {
  const row = await findRenewal(context.db, id)
  if (!row) throw leadNotFound()
  if (row.order_number !== null) throw leadFinished()
  const hash = hashOf(context, id, readCode(typed))
  const customer = await customerOf(context, row)
  const email = customer ? openRecord(context, customer).email : noMailbox(row)
  const guess = { purpose: 'customer', address, email, wasSent: customer !== undefined } as const
  const giveBack = await holdRenewalOnRefusal(context, id, () => context.limits.codeGuess(guess))
  const attempt = await tryRenewalCode(context.db, id, hash, context.clock.now())
  if (!isWrong(attempt)) await giveBack()
  const reply = judgeCode(attempt)
  if (!reply.validated || !customer) return reply
  await proveDocument(context, customer)
  const { current_plan: currentPlan } = openRecord(context, customer)
  // the proof of a CPF alone shows nothing
  return currentPlan && row.origin.proof === undefined ? { ...reply, currentPlan } : reply
}
