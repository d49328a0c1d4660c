/**
 * What a desk user can do with an order or lead: move the visit, cancel, send notices
 * again, create a link for the customer. Every action is written to the audit log.
 */
import type { Schedule } from '../../../src/contract/lead-answers/schedule-date.ts'
import { orderRecord } from '../../../src/content/desk/orders.ts'
import { isoToBr, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { CancelReason } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { HttpError, invalidFieldError, leadNotFound } from '../../api-errors.ts'
import type { Context } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { refuseManyMails } from '../../limits/desk-mails-about-order.ts'
import {
  cancellationOf,
  takeBackWaitingMails,
  findOrder,
  type OrderRow,
} from '../../repositories/change-order.ts'
import { noticesOfLead } from '../../repositories/desk/order-search-and-history.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { storeInstallation } from '../../repositories/installed-orders.ts'
import { findLead, lockLead } from '../../repositories/leads.ts'
import { allowVisitOfHeldOrder } from '../../repositories/visit-limit-keys.ts'
import { setConfirmationMailed } from '../../repositories/place-order.ts'
import { addToOutbox, sendAgain } from '../../repositories/outbox.ts'
import type { LeadRow } from '../../rules/lead-row-types.ts'
import type { OutboxNotice } from '../../rules/outbox-notice-types.ts'
import { shortReference } from '../../rules/order-number.ts'
import { cancelOrder } from '../cancel-order.ts'
import { orderLinkOf } from '../open-order-link.ts'
import { cancelNotices, orderNotices, promisesToCustomer } from '../build-order-notices.ts'
import { outboxEntryOf } from '../outbox-entries.ts'
import { appointmentSlotName } from '../../rules/appointment-slot-name.ts'
import { DESK_CHANNEL, reschedule } from '../reschedule-order.ts'
import { mailDeskResumeLink, makeResumeLink } from '../resume-links.ts'
import { audit, type AuditEvent } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'
import { isTroubled } from './order-page-data.ts'

const words = orderRecord.installed

/** The dependencies of actions that need no visitor. */
export type ActionParts = Pick<Context, 'db' | 'clock' | 'vault' | 'config' | 'catalogue'>

const recorder =
  (parts: ActionParts, by: DeskUser, what: AuditEvent['what'], id: string, detail?: AuditEvent['detail']) =>
  (sql: Sql): Promise<void> =>
    audit(sql, parts, { by, what, subject: shortReference(parts.vault, id), detail })

/**
 * Changes the appointment of an order, or books its first one. Returns whether the customer gets a mail, which needs an
 * address. Refuses with slots_taken, if the order was installed without one, or if it is not the one that the desk user
 * was shown.
 */
export async function moveVisit(
  parts: ActionParts,
  by: DeskUser,
  id: string,
  schedule: Schedule,
  shown?: Schedule | null,
): Promise<boolean> {
  const record = (sql: Sql, before: Schedule | null) =>
    recorder(parts, by, before ? 'order_moved' : 'order_booked', id, {
      ...(before && { was: appointmentSlotName(before) }),
      became: appointmentSlotName(schedule),
    })(sql)
  await reschedule(parts, { id, schedule, shown, key: null, channel: DESK_CHANNEL, record })
  return Boolean((await findLead(parts.db, id))?.answers.email?.email)
}

/** Cancels an order; returns what its customer hears of it, or null if it was cancelled before. */
export const cancel = (parts: ActionParts, by: DeskUser, id: string, reason: CancelReason) =>
  cancelOrder(parts, id, reason, recorder(parts, by, 'order_cancelled', id, { cancelled: reason }))

/** The notices that can be written again for an order, by its state. */
export const SENDABLE = {
  placed: ['order.mail', 'order.created'],
  cancelled: ['order.cancelled.mail', 'order.cancelled'],
} as const
export type Sendable = (typeof SENDABLE)[keyof typeof SENDABLE][number]

/**
 * Writes a notice about an order again, with what holds now; it is delivered like a new one. Returns false if
 * the order is in a state without this notice, or the customer gave no e-mail address.
 * @throws HttpError 429 after five e-mails in an hour
 */
export async function sendNotice(
  parts: ActionParts,
  by: DeskUser,
  id: string,
  kind: Sendable,
): Promise<boolean> {
  const { db, clock, vault } = parts
  const now = clock.now()
  return db.transaction(async (sql) => {
    const row = await lockLead(sql, id)
    const order = row?.order_number ? await findOrder(sql, row.order_number) : undefined
    if (!row || !order) return false
    const notice = (await noticesNow({ ...parts, db: sql }, row, order)).find((each) => each.kind === kind)
    if (!notice) return false
    if (kind.endsWith('.mail')) {
      await refuseManyMails(sql, id, now)
      await takeBackWaitingMails(sql, id)
    }
    await addToOutbox(sql, id, now, [outboxEntryOf(vault, id, notice)])
    if (kind === 'order.mail') await setConfirmationMailed(sql, id)
    await recorder(parts, by, 'order_notice_sent', id, { kind })(sql)
    return true
  })
}

/** Returns the notices about an order with what holds now. */
export async function noticesNow(
  parts: Omit<ActionParts, 'db'> & { readonly db: Sql },
  row: LeadRow,
  order: OrderRow,
): Promise<OutboxNotice[]> {
  const { number, at, plan_id, sku, plan, price, price_full, direct_debit, due_day, has_loyalty } = order
  if (order.cancelled_at) {
    const { reason = 'cliente', schedule = null } = (await cancellationOf(parts.db, row.id)) ?? {}
    return cancelNotices(row, { orderNumber: number, reason: reason as CancelReason, schedule })
  }
  const edition = await parts.catalogue.currentEdition()
  const placed = {
    number,
    link: orderLinkOf(parts, { number, lead: row.id }),
    at,
    plan: { id: plan_id, sku, name: plan, price_full, hasLoyalty: has_loyalty },
    price,
    directDebit: direct_debit,
    dueDay: due_day,
    schedule: row.schedule,
    promises: promisesToCustomer(row, edition, sku),
    payment: parts.config.paymentSentence,
  }
  return orderNotices(row, placed, parts.vault, edition.complementTypes)
}

/** Schedules the immediate delivery of all notices about a lead that have failed; returns how many. */
export async function sendFailed(parts: ActionParts, by: DeskUser, id: string): Promise<number> {
  const now = parts.clock.now()
  return parts.db.transaction(async (sql) => {
    const failed = (await noticesOfLead(sql, id)).filter(isTroubled)
    for (const notice of failed) await sendAgain(sql, id, notice.id, now)
    if (failed.length > 0) await recorder(parts, by, 'order_notice_sent', id, { rows: failed.length })(sql)
    return failed.length
  })
}

/**
 * Records that a desk user lets a customer continue. A held order may then book its visit, because a person has checked
 * it.
 */
const sendOn = (parts: ActionParts, by: DeskUser, id: string) => async (sql: Sql) => {
  await allowVisitOfHeldOrder(sql, id)
  await recorder(parts, by, 'order_link_made', id)(sql)
}

/** A link that brings a customer back to an order or lead, for a message that a desk user sends. */
export type CustomerLink = { url: string; name: string; phone: string; orderNumber: string | null }

/** Makes the link back to an order, or to the question at which a lead stopped; null if there is none. */
export async function makeCustomerLink(
  parts: ActionParts,
  by: DeskUser,
  id: string,
): Promise<CustomerLink | null> {
  const row = await findLead(parts.db, id)
  if (!row || row.cancelled_at) return null
  const { order_number: number, answers } = row
  const url =
    number === null ? await makeResumeLink(parts, row) : orderLinkOf(parts, { number, lead: row.id })
  await parts.db.transaction(sendOn(parts, by, id))
  const phone = answers.phone ? parts.vault.open(answers.phone.phone, id) : ''
  return { url, name: answers.name?.name ?? '', phone, orderNumber: number }
}

/**
 * Sends the link back to an order or lead by e-mail: an order's confirmation contains it. Returns false if the
 * customer gave no e-mail address.
 * @param address the desk user's IP address
 */
export async function mailCustomerLink(
  desk: DeskContext,
  by: DeskUser,
  id: string,
  address: string,
): Promise<boolean> {
  const row = await findLead(desk.db, id)
  if (!row || row.cancelled_at) return false
  if (row.order_number !== null) return sendNotice(desk, by, id, 'order.mail')
  if (!(await mailDeskResumeLink(desk, row, address))) return false
  await desk.db.transaction(sendOn(desk, by, id))
  return true
}

const notSo = () => new HttpError(409, 'invalid', words.notSo)

/**
 * Notes that an order without a day was installed on `day` (yyyy-mm-dd), or, for null, that it was not after all: its visit
 * is to be arranged again. The order system is told.
 * @throws HttpError 400 for a day that has not come or is before the order, 409 if it has a day, was cancelled, or the order system says otherwise
 */
export async function setInstalled(desk: DeskContext, user: DeskUser, id: string, day: string | null) {
  const { db, clock, vault } = desk
  const at = clock.now()
  await db.transaction(async (sql) => {
    const row = await lockLead(sql, id)
    const order = row?.order_number ? await findOrder(sql, row.order_number) : undefined
    if (!row || !order) throw leadNotFound()
    if (order.cancelled_at || row.schedule) throw notSo()
    if (day !== null && (day > todayInSaoPaulo(at) || day < todayInSaoPaulo(order.at)))
      throw invalidFieldError('dia', words.missing)
    if (day === order.installed_on) return
    if (!(await storeInstallation(sql, { lead: id, day, toldAt: at }))) throw notSo()
    const data = { orderNumber: order.number, date: day && isoToBr(day) }
    await addToOutbox(sql, id, at, [outboxEntryOf(vault, id, { kind: 'order.installed', data })])
    const what = day === null ? 'order_not_installed' : 'order_installed'
    const detail = day === null ? {} : { day }
    await audit(sql, desk, { by: user, what, subject: shortReference(vault, id), detail })
  })
}
