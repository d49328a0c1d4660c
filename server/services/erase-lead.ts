/** Erases everything that is stored about a lead, a renewal or a call request. */
import { randomUUID } from 'node:crypto'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { phoneDigits } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import { leadNotFound } from '../api-errors.ts'
import {
  deleteRenewal,
  eraseCalls,
  eraseLeads,
  freeInstallation,
  lockForErasure,
  reduceToContract,
  type ErasableLead,
} from '../repositories/erasure.ts'
import { refreshPeopleToCallNow } from '../repositories/desk/people-to-call-table.ts'
import { addToOutbox, dropFromOutbox } from '../repositories/outbox.ts'
import { lockRenewal } from '../repositories/renewals.ts'
import { announceAnotherCall } from './call-requests.ts'
import { outboxEntryOf } from './encrypt-outbox-entry.ts'

/**
 * Handles DELETE lead: deletes everything stored about a lead, a migration lead, a renewal request or a call
 * request in one transaction. That includes the order, history, stored replies, quizzes, codes,
 * pending outbox rows, e-mails on disk, and call requests made from that order. Other call requests
 * with the same phone number stay, because they may be someone else's. A customer's record stays too,
 * because it belongs to the operator.
 *
 * If the phone number of the lead is known, `phone` must match it. Wrong phone numbers and unknown, erased
 * and expired ids are all refused with not_found.
 */
export async function eraseLead(context: Context, id: string, phone: string | undefined): Promise<void> {
  const lookup = phone === undefined ? null : context.vault.lookup(phoneDigits(phone))
  await eraseRecord(context, id, ({ phone_lookup }) => phone_lookup === null || phone_lookup === lookup)
}

/**
 * Deletes a record as `eraseLead` does, without a proof by phone number.
 * @param mayErase whether a lead may be erased, once it is locked
 * @param record called in the transaction
 */
export async function eraseRecord(
  context: Context,
  id: string,
  mayErase: (lead: ErasableLead) => boolean,
  record?: (sql: Sql) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (sql) => {
    const lead = await lockForErasure(sql, id)
    if (lead && !mayErase(lead)) throw leadNotFound()
    const calls = await eraseCalls(sql, id)
    for (const { id: call, phone_lookup, is_announced } of calls) {
      const heard = await dropFromOutbox(sql, [call])
      if (is_announced && heard.length === 0) await announceAnotherCall(context, sql, phone_lookup)
    }
    if (lead) await eraseOrder(context, sql, lead)
    else if (!(await eraseRenewal(context, sql, id)) && calls.length === 0) throw leadNotFound()
    const numbers = calls.map((each) => each.phone_lookup)
    await refreshPeopleToCallNow(
      sql,
      context.clock.now(),
      lead ? [...numbers, lead.phone_lookup ?? lead.id] : numbers,
    )
    await record?.(sql)
  })
}

async function eraseOrder(context: Context, sql: Sql, lead: ErasableLead): Promise<void> {
  if (lead.number !== null) await undoOrder(context, sql, lead, lead.number)
  else await dropFromOutbox(sql, [lead.id])
  await eraseLeads(sql, [lead.id])
  await context.providers.mail.forget(lead.id)
}

/**
 * Frees the slot and network port of an erased order whose installation is to come. A notice with only its number says
 * that it was erased, if the operator may have received it.
 */
async function undoOrder(context: Context, sql: Sql, lead: ErasableLead, orderNumber: string): Promise<void> {
  const now = context.clock.now()
  if (lead.day !== null && lead.day >= todayInSaoPaulo(now)) await freeInstallation(sql, lead)
  const heard = await dropFromOutbox(sql, [lead.id])
  if (heard.includes('order.created')) await takeBack(context, sql, orderNumber)
}

/** Erases a renewal request; returns false if there is none with this id. */
async function eraseRenewal(context: Context, sql: Sql, id: string): Promise<boolean> {
  const renewal = await lockRenewal(sql, id)
  if (!renewal) return false
  const heard = await dropFromOutbox(sql, [id])
  if (renewal.order_number !== null && heard.includes('renewal.created'))
    await takeBack(context, sql, renewal.order_number)
  await deleteRenewal(sql, id, renewal.order_number)
  await context.providers.mail.forget(id)
  return true
}

async function takeBack(context: Context, sql: Sql, orderNumber: string): Promise<void> {
  const subject = randomUUID()
  const entry = outboxEntryOf(context.vault, subject, { kind: 'order.erased', data: { orderNumber } })
  await addToOutbox(sql, subject, context.clock.now(), [entry])
}

/**
 * Reduces a placed order to its contract: plan, price, address, name and document stay, everything else about its person is
 * deleted. The order must be locked, and its visit over.
 */
export async function reduceOrder(context: Context, sql: Sql, lead: ErasableLead): Promise<void> {
  const calls = await eraseCalls(sql, lead.id)
  for (const { id } of calls) await dropFromOutbox(sql, [id])
  await dropFromOutbox(sql, [lead.id])
  await reduceToContract(sql, lead.id, context.clock.now())
  await context.providers.mail.forget(lead.id)
  const numbers = [lead.phone_lookup ?? lead.id, ...calls.map((each) => each.phone_lookup)]
  await refreshPeopleToCallNow(sql, context.clock.now(), numbers)
}
