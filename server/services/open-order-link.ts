/** Opens an order by the signed link in its e-mails and calendar file, and builds the data of its page. */
import type { PlacedOrderPageProps } from '../../src/scriptless-pages/page-data-types.ts'
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { formatLong } from '../../src/lib/parse-and-format-dates.ts'
import type { Context } from '../context.ts'
import { findLead } from '../repositories/leads.ts'
import { openCancellationCall } from '../repositories/call-requests.ts'
import { dataAskedAt } from '../repositories/personal-data-requests.ts'
import { findOrder, type OrderRow } from '../repositories/change-order.ts'
import { canRescheduleAppointment } from '../rules/rescheduling.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import {
  holderOfLink,
  isLinkOpen,
  orderLinkPath,
  parseOrderLink,
  type LinkHolder,
  siteOrigin,
} from '../rules/signed-order-links.ts'
import { freeDatesOf } from './free-installation-dates.ts'
import { maskedDataForOrderLink } from './build-lead-response.ts'

/** Returns the URL that leads back to an order, for a mail or message. `lead` is the id of the order's lead. */
export const orderLinkOf = (
  { vault, config }: Pick<Context, 'vault' | 'config'>,
  order: { number: string; lead: string },
): string => siteOrigin(config) + orderLinkPath(vault, order, 'mailbox')

/** The order that a valid link opens, with its lead. */
export type OpenedOrder = { order: OrderRow; row: LeadRow; holder: LinkHolder }

/**
 * Finds the order that a link opens. Returns null if the link was changed, if its order was erased, or if it
 * is no longer valid.
 * @param segment the last segment of the link's path
 */
export async function openOrderLink(context: Context, segment: string): Promise<OpenedOrder | null> {
  const link = parseOrderLink(segment)
  const order = link && (await findOrder(context.db, link.number))
  const holder = order && holderOfLink(context.vault, order, link.signed)
  if (!order || !holder) return null
  const row = await findLead(context.db, order.lead)
  if (!row || !isLinkOpen({ schedule: row.schedule, at: order.at }, context.clock.now())) return null
  return { order, row, holder }
}

/** Returns what the page of a link shows about its order, with all personal data masked. */
export async function showLinkedOrder(
  context: Context,
  { order, row }: OpenedOrder,
): Promise<PlacedOrderPageProps['order']> {
  const { schedule } = row
  const { vault, clock } = context
  const isMovable = schedule !== null && canRescheduleAppointment(schedule.date, clock.now())
  const askedAt = await dataAskedAt(context.db, row.id)
  return {
    orderNumber: order.number,
    plan: order.plan,
    price: order.price / 100,
    priceFull: order.price_full / 100,
    hasLoyalty: order.has_loyalty,
    directDebit: order.direct_debit,
    dueDay: order.due_day,
    schedule,
    freeDates: isMovable ? await otherDates(context, row, schedule) : [],
    masked: maskedDataForOrderLink(row, vault),
    isCancelled: order.cancelled_at !== null,
    isCancelling: (await openCancellationCall(context.db, row.id)) !== undefined,
    dataAsked: askedAt && formatLong(todayInSaoPaulo(askedAt)),
  }
}

/** Returns the free dates of an order's address, without the slot of its present appointment. */
async function otherDates(context: Context, row: LeadRow, schedule: Schedule) {
  const dates = await freeDatesOf(context, row)
  return dates
    .map(({ date, periods }) => ({
      date,
      periods: periods.filter((period) => date !== schedule.date || period !== schedule.period),
    }))
    .filter(({ periods }) => periods.length > 0)
}
