/** Notes that an order was installed, or is not after all, as the operator's order system says. */
import type * as z from 'zod/mini'
import type { NoticeFromOrderSystem } from '../../src/contract/notice-from-order-system.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { brToIso, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Context } from '../context.ts'
import { HttpError, invalidFieldError } from '../api-errors.ts'
import { findOrder } from '../repositories/order-by-number.ts'
import { storeInstallation } from '../repositories/installed-orders.ts'

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
