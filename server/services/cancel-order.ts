/**
 * Cancels an order at a desk user's request, in one transaction: releases the slot of its appointment and its network
 * port, closes the calls that were asked for about it, and notifies operator and customer.
 */
import type { CancelReason } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { brToIso, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import { leadNotFound } from '../api-errors.ts'
import { closeCancellationCalls, markOrderCancelled } from '../repositories/change-order.ts'
import { releasePort } from '../repositories/erasure.ts'
import { lockLead } from '../repositories/leads.ts'
import { deleteVisitKeys } from '../repositories/visit-limit-keys.ts'
import { freeSlot } from '../repositories/bookings.ts'
import { cancelNotices } from './build-order-notices.ts'
import { notifyOfOrderState, type CustomerTold } from './notify-of-order-state.ts'
import { DESK_CHANNEL } from './reschedule-order.ts'

/**
 * @param id the id of the order's lead
 * @param record called in the transaction that cancels the order
 * @returns what the customer hears of it; null if it was cancelled before
 */
export async function cancelOrder(
  { db, clock, vault }: Pick<Context, 'db' | 'clock' | 'vault'>,
  id: string,
  reason: CancelReason,
  record: (sql: Sql) => Promise<void>,
): Promise<CustomerTold | null> {
  const at = clock.now()
  return db.transaction(async (sql) => {
    const row = await lockLead(sql, id)
    if (row?.status !== 'finished' || row.order_number === null) throw leadNotFound()
    const { schedule, place, order_number: orderNumber } = row
    const detail = { reason, schedule }
    if (!(await markOrderCancelled(sql, { lead: id, at, channel: DESK_CHANNEL, detail }))) return null
    await closeCancellationCalls(sql, id, at)
    await deleteVisitKeys(sql, id)
    if (place.area) await releasePort(sql, place.area)
    const day = schedule && brToIso(schedule.date)
    if (place.team && day && day >= todayInSaoPaulo(at))
      await freeSlot(sql, { team: place.team, day, period: schedule.period })
    const notices = cancelNotices(row, { orderNumber, reason, schedule })
    const told = await notifyOfOrderState(sql, vault, { lead: id, at, state: 'cancelled', notices })
    await record(sql)
    return told
  })
}
