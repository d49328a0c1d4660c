/** Erases everything that is stored about a lead, a renewal or a call request. */
import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { ErasureRequest } from '../../src/contract/data-erasure-request.ts'
import type { OpenWork } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { isoToBr, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { phoneDigits } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import { HttpError, leadNotFound } from '../api-errors.ts'
import {
  deleteRenewal,
  eraseCalls,
  eraseLeads,
  freeInstallation,
  lockForErasure,
  openWorkOf,
  reduceToContract,
  type ErasableLead,
} from '../repositories/erasure.ts'
import { refreshPeopleToCallNow } from '../repositories/desk/people-to-call-table.ts'
import { addToOutbox, dropFromOutbox, reduceInOutbox } from '../repositories/outbox.ts'
import { lockRenewal, type RenewalRow } from '../repositories/renewals.ts'
import type { OutboxNotice } from '../rules/outbox-notice-types.ts'
import { noticeAfterErasure } from '../rules/notice-after-erasure.ts'
import type { WebhookData } from '../rules/webhook-notice-schemas.ts'
import { announceAnotherCall } from './call-requests.ts'
import { dueAfterDelivery } from './deliver-outbox.ts'
import { outboxEntryOf } from './outbox-entries.ts'

/**
 * Handles DELETE lead: deletes everything stored about a lead, a migration lead, a renewal request or a call
 * request in one transaction. That includes the order, history, stored replies, quizzes, codes,
 * pending outbox rows, e-mails on disk, and call requests made from that order. Other call requests
 * with the same phone number stay, because they may be someone else's. A customer's record stays too,
 * because it belongs to the operator.
 *
 * If the phone number of the lead is known, `phone` must match it. Wrong phone numbers and unknown, erased
 * and expired ids are all refused with not_found. A call that is owed must be cancelled with it (`cancels`); a call request
 * that is erased by its own id is withdrawn so, and the form of a placed order says that erasing cancels it.
 */
export async function eraseLead(
  context: Context,
  { id, phone, cancels = false }: z.infer<typeof ErasureRequest>,
): Promise<void> {
  const lookup = phone === undefined ? null : context.vault.lookup(phoneDigits(phone))
  await eraseRecord(context, id, {
    mayErase: ({ phone_lookup }) => phone_lookup === null || phone_lookup === lookup,
    refuse: (owed, isCall) => {
      // not of a call that was agreed: it may have been with somebody else who has that telephone
      if (!cancels && !isCall && owed.some((each) => each === 'held' || each === 'call'))
        throw new HttpError(409, 'open_work', serverErrorMessages.openWork)
    },
  })
}

/**
 * Deletes a record as `eraseLead` does, without a proof by phone number.
 * @param mayErase whether a lead may be erased, once it is locked
 * @param refuse throws if what is owed to the person stands against it; `isCall` if the record is a call request itself
 * @param record called in the transaction
 */
export async function eraseRecord(
  context: Context,
  id: string,
  how: {
    readonly mayErase: (lead: ErasableLead) => boolean
    readonly refuse: (owed: readonly OpenWork[], isCall: boolean) => void
    readonly record?: (sql: Sql) => Promise<void>
  },
): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction(async (sql) => {
    const lead = await lockForErasure(sql, id)
    if (lead && !how.mayErase(lead)) throw leadNotFound()
    const owed = await openWorkOf(sql, id, todayInSaoPaulo(now))
    const renewal = lead ? undefined : await lockRenewal(sql, id)
    how.refuse(owed, !lead && !renewal)
    const calls = await eraseCallsOf(context, sql, id)
    if (lead) await eraseOrder(context, sql, lead)
    else if (renewal) await eraseRenewal(context, sql, renewal)
    else if (calls.length === 0) throw leadNotFound()
    await refreshPeopleToCallNow(sql, now, lead ? [...calls, lead.phone_lookup ?? lead.id] : calls)
    await how.record?.(sql)
  })
}

/** Erases a call request or those of an order, as `eraseCalls` does; returns the HMACs of their phone numbers. */
async function eraseCallsOf(context: Context, sql: Sql, id: string): Promise<string[]> {
  const calls = await eraseCalls(sql, id)
  for (const { id: call, phone_lookup, is_announced } of calls) {
    const heard = await dropFromOutbox(sql, [call])
    if (is_announced && heard.length === 0) await announceAnotherCall(context, sql, phone_lookup)
  }
  return calls.map((each) => each.phone_lookup)
}

async function eraseOrder(context: Context, sql: Sql, lead: ErasableLead): Promise<void> {
  if (lead.number !== null) await undoOrder(context, sql, lead, lead.number)
  else await dropFromOutbox(sql, [lead.id])
  await eraseLeads(sql, [lead.id])
  await context.providers.mail.forget(lead.id)
}

/**
 * Frees the slot and network port of an erased order whose installation is to come. A notice with only its number says
 * that it was erased, whether or not the operator has received it.
 */
async function undoOrder(context: Context, sql: Sql, lead: ErasableLead, orderNumber: string): Promise<void> {
  const now = context.clock.now()
  if (lead.day !== null && lead.day >= todayInSaoPaulo(now)) await freeInstallation(sql, lead)
  await tellWholeErasure(context, sql, lead.id, orderNumber)
}

async function eraseRenewal(context: Context, sql: Sql, renewal: RenewalRow): Promise<void> {
  const { id, order_number: orderNumber } = renewal
  await tellWholeErasure(context, sql, id, orderNumber)
  await deleteRenewal(sql, id, orderNumber)
  await context.providers.mail.forget(id)
}

/**
 * Drops the notices about a record, and tells that its order was erased, after what another process may be telling of it at this
 * moment.
 */
async function tellWholeErasure(
  context: Context,
  sql: Sql,
  id: string,
  orderNumber: string | null,
): Promise<void> {
  const dropped = await dropFromOutbox(sql, [id])
  if (orderNumber === null) return
  const due = dueAfterDelivery(dropped, context.clock.now())
  await tellErasure(context, sql, randomUUID(), { orderNumber }, due)
}

async function tellErasure(
  context: Context,
  sql: Sql,
  subject: string,
  data: WebhookData<'order.erased'>,
  due?: Date,
): Promise<void> {
  const entry = outboxEntryOf(context.vault, subject, { kind: 'order.erased', data })
  await addToOutbox(sql, subject, context.clock.now(), [entry], due)
}

/**
 * Reduces a placed order to its contract: plan, price, address, name and document stay, everything else about its person is
 * deleted. The order system is told so, after what it has not received of the order, which is reduced as well. The order
 * must be locked.
 * @param keptUntil the day until which the contract stays, yyyy-mm-dd
 */
export async function reduceOrder(
  context: Context,
  sql: Sql,
  lead: ErasableLead & { readonly number: string },
  keptUntil: string,
): Promise<void> {
  const { id, number: orderNumber } = lead
  const { vault } = context
  const calls = await eraseCallsOf(context, sql, id)
  await reduceInOutbox(sql, id, ({ kind, payload }) => {
    const notice = { kind, data: JSON.parse(vault.open(payload, id)) as unknown } as OutboxNotice
    const reduced = noticeAfterErasure(notice)
    return reduced && vault.seal(JSON.stringify(reduced.data), id)
  })
  await tellErasure(context, sql, id, { orderNumber, keptUntil: isoToBr(keptUntil) })
  await reduceToContract(sql, id, context.clock.now())
  await context.providers.mail.forget(id)
  await refreshPeopleToCallNow(sql, context.clock.now(), [lead.phone_lookup ?? id, ...calls])
}
