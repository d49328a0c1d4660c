/** Changes the installation appointment of an order (PUT order/{id}/schedule), and books the first of one without a day. */
import { scheduleText } from '../../src/content/appointment-texts.ts'
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import type { OrderSchedule } from '../../src/contract/finish-order-and-appointment.ts'
import { brToIso, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import {
  keyReused,
  leadNotFound,
  noAppointment,
  slotsTaken,
  tooLate,
  tooMany,
  appointmentMoved,
  HttpError,
  invalidFieldError,
} from '../api-errors.ts'
import { lockLead } from '../repositories/leads.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { addVisitKeys } from '../repositories/visit-limit-keys.ts'
import { visitKeysOf } from '../rules/visit-limit-keys.ts'
import { bookSlot, freeSlot } from '../repositories/bookings.ts'
import { addToOutbox } from '../repositories/outbox.ts'
import {
  findSameRequest,
  hasVisitToArrange,
  rescheduleAppointment,
  reschedulesSince,
  releaseWaitingMails,
  findOrder,
  holdLead,
  holdRenewal,
} from '../repositories/change-order.ts'
import { readAnswer } from '../rules/answers.ts'
import { canRescheduleAppointment } from '../rules/rescheduling.ts'
import { appointmentSlotName } from '../rules/appointment-slot-name.ts'
import { answerContext } from './store-lead-answers.ts'
import { orderLinkOf } from './open-order-link.ts'
import { rescheduleNotices, withoutMails } from './build-order-notices.ts'
import { outboxEntryOf } from './outbox-entries.ts'
import type * as z from 'zod/mini'
import type { NoticeFromOrderSystem } from '../../src/contract/notice-from-order-system.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { storeInstallation } from '../repositories/installed-orders.ts'

const MOVES_AN_HOUR = 5
const HOUR_MS = 3_600_000

/** The channel of changes made at the desk or by a command. */
export const DESK_CHANNEL = 'desk'

const isSameVisit = (one: Schedule, other: Schedule) => one.date === other.date && one.period === other.period

/**
 * A request to change an order's appointment to `schedule`. `id` is the id of the order's lead. From the desk, it may
 * also be changed on the day itself or later, as often as needed, and be the first of an order without a day. `record` is
 * called with the appointment before, null for none, in the transaction that changes it.
 */
export type Reschedule = {
  id: string
  schedule: Schedule
  /** The appointment that the page showed, null for none, if known. If the order has another one by now, it is not changed. */
  shown?: Schedule | null | undefined
  key: string | null
  channel: string | null
  record?: (sql: Sql, before: Schedule | null) => Promise<void>
  /** Returns whether the customer may be mailed; without it they always are. Called in that transaction. */
  mayMail?: (sql: Sql, row: LeadRow) => Promise<boolean>
}

/**
 * Handles PUT order/{id}/schedule: in one transaction books the new slot, releases the old one and notifies operator
 * and customer. src/contract/finish-order-and-appointment.ts lists the refusals.
 */
export async function reschedule(
  context: Pick<Context, 'db' | 'clock' | 'vault' | 'config' | 'catalogue'>,
  request: Reschedule,
): Promise<OrderSchedule> {
  const { id, schedule, shown, key, channel, record, mayMail } = request
  const isVisitor = channel !== DESK_CHANNEL
  const at = context.clock.now()
  const rules = await answerContext(context, id)
  const { complementTypes } = await context.catalogue.currentEdition()
  const fingerprint = key && context.vault.lookup(`schedule:${schedule.date} ${schedule.period}`)
  return context.db.transaction(async (sql) => {
    const row = await lockLead(sql, id)
    if (row?.status !== 'finished' || row.order_number === null) throw leadNotFound()
    const orderNumber = row.order_number
    const { schedule: before } = row
    if (!before && (isVisitor || !(await hasVisitToArrange(sql, id)))) throw noAppointment()
    const known = key === null ? undefined : await findSameRequest(sql, id, key)
    if (known !== undefined && known !== fingerprint) throw keyReused()
    if (before && (known !== undefined || isSameVisit(before, schedule)))
      return { success: true, orderNumber, schedule: before }
    if (before && isVisitor && !canRescheduleAppointment(before.date, at)) throw tooLate()
    if (before && shown !== undefined && (shown === null || !isSameVisit(before, shown)))
      throw appointmentMoved(scheduleText(before))
    readAnswer('scheduleDate', { schedules: [schedule] }, rules)
    if (isVisitor) await limitMoves(sql, id, at)
    const day = await swapSlots(sql, row, before, schedule)
    if (!before) {
      // the network from which it was ordered is known no more
      const keys = visitKeysOf(row, null, (plain) => context.vault.lookup(plain))
      await addVisitKeys(sql, id, keys)
    }
    const detail = {
      ...(before && { was: appointmentSlotName(before) }),
      became: appointmentSlotName(schedule),
    }
    await rescheduleAppointment(sql, { lead: id, at, schedule, day, channel, key, fingerprint, detail })
    const link = orderLinkOf(context, { number: orderNumber, lead: id })
    const notices = rescheduleNotices(row, { orderNumber, link, before, schedule }, complementTypes)
    const isMailed = (await mayMail?.(sql, row)) ?? true
    const written = isMailed ? notices : withoutMails(notices)
    const entries = written.map((notice) => outboxEntryOf(context.vault, id, notice))
    await releaseWaitingMails(sql, id)
    await addToOutbox(sql, id, at, entries)
    await record?.(sql, before)
    return {
      success: true,
      orderNumber,
      schedule,
      ...(!isMailed && { mail_withheld: true as const }),
    }
  })
}

/** Limits how often per hour the appointment of an order can be changed, because each change sends an e-mail. */
async function limitMoves(sql: Sql, id: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS)
  const moves = await reschedulesSince(sql, id, since)
  const [oldest] = moves
  if (!oldest || moves.length < MOVES_AN_HOUR) return
  throw tooMany(Math.ceil((oldest.getTime() - since.getTime()) / 1000))
}

/** Books the new slot and releases the old one; returns the new day, yyyy-mm-dd. */
async function swapSlots(
  sql: Sql,
  { place }: LeadRow,
  before: Schedule | null,
  schedule: Schedule,
): Promise<string> {
  const { team, area } = place
  const day = brToIso(schedule.date)
  if (!team || !area || !(await bookSlot(sql, { team, area, day, period: schedule.period })))
    throw slotsTaken()
  if (before) await freeSlot(sql, { team, day: brToIso(before.date), period: before.period })
  return day
}

const texts = serverErrorMessages.orderNotice

/**
 * Repeated or late notices change nothing: of those about one order, the one with the latest `timestamp` holds.
 * @throws HttpError 400 for a day that has not come, 404 if there is no such order
 */
export async function noteInstallation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { timestamp, data: { orderNumber, date } }: z.infer<typeof NoticeFromOrderSystem>,
): Promise<void> {
  const day = date === null ? null : brToIso(date)
  if (day !== null && day > todayInSaoPaulo(clock.now())) throw invalidFieldError('date', texts.future)
  const order = await findOrder(db, orderNumber)
  if (!order) throw new HttpError(404, 'not_found', texts.noOrder)
  await storeInstallation(db, { lead: order.lead, day, toldAt: new Date(timestamp) })
}

async function holding<T>(work: () => Promise<T>, hold: () => Promise<void>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HttpError && error.more.help === 'call') await hold()
    throw error
  }
}

/** Runs `work` for a lead. If only an agent can continue, puts the lead on hold and rethrows the refusal. */
export const holdLeadOnRefusal = <T>(context: Context, id: string, work: () => Promise<T>): Promise<T> =>
  holding(work, () => holdLead(context.db, id, context.clock.now()))

/** The same for a renewal request. */
export const holdRenewalOnRefusal = <T>(context: Context, id: string, work: () => Promise<T>): Promise<T> =>
  holding(work, () => holdRenewal(context.db, id, context.clock.now()))
