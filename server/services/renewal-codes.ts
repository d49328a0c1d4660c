import type { CodeReply, CodeSent } from '../../src/contract/codes.ts'
import type { Context } from '../context.ts'
import { leadFinished, leadNotFound, Refusal } from '../errors.ts'
import { codeMail } from '../mail/code-mail.ts'
import { getCustomer } from '../repositories/customers.ts'
import { findRenewal, setRenewalCode, tryRenewalCode } from '../repositories/renewals.ts'
import { CODE_MINUTES, codeExpiry, judgeCode, newCode, readCode } from '../rules/codes.ts'
import { maskEmail } from '../rules/masks.ts'
import { mailNow } from './codes.ts'
import { openRecord, proveDocument } from './customers.ts'

const hashOf = (context: Context, id: string, code: string) =>
  context.vault.lookup(`code:renewal:${id}:${code}`)

/** Sends a code to the contact on record (D9). */
export async function sendRenewalCode(context: Context, id: string, address: string): Promise<CodeSent> {
  const row = await findRenewal(context.db, id)
  const customer = row?.customer_id ? await getCustomer(context.db, row.customer_id) : undefined
  if (!row || !customer) throw leadNotFound()
  if (row.order_number !== null) throw leadFinished()
  if (!row.code_needed) throw new Refusal(409, 'invalid', 'Este pedido não precisa de código.')
  const { email } = openRecord(context, customer)
  await context.limits.mail(address, id, email)
  const code = newCode()
  const expires = codeExpiry(context.clock.now())
  if (!(await setRenewalCode(context.db, id, hashOf(context, id, code), expires))) throw leadFinished()
  await mailNow(context, id, email, codeMail(code))
  return { success: true, sentTo: maskEmail(email), minutes: CODE_MINUTES }
}

export async function checkRenewalCode(context: Context, id: string, typed: string): Promise<CodeReply> {
  const row = await findRenewal(context.db, id)
  if (!row) throw leadNotFound()
  if (row.order_number !== null) throw leadFinished()
  const hash = hashOf(context, id, readCode(typed))
  const reply = judgeCode(await tryRenewalCode(context.db, id, hash, context.clock.now()))
  if (reply.validated && row.customer_id !== null) await proveDocument(context, row.customer_id)
  return reply
}
