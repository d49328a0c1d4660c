/** Updates the stored numbers of orders per day, which the desk shows. */
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import { countOrders, firstOrderDay, lastCountedDay } from '../../repositories/desk/order-counts.ts'

/**
 * How many days one SQL statement counts. The limit keeps statements short even if years of orders are
 * counted for the first time.
 */
const DAYS = 31

/**
 * Brings the stored counts of orders per day up to date. The last counted day and the day before it are
 * counted again, since an order may have been committed after the last count. Several processes may do this
 * concurrently.
 */
export async function countNewOrders({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const last = await lastCountedDay(db)
  const from = last === null ? await firstOrderDay(db) : addDays(last, -1)
  if (from === null) return
  const end = addDays(todayInSaoPaulo(clock.now()), 1)
  for (let day = from; day < end; day = addDays(day, DAYS)) {
    const to = addDays(day, DAYS)
    await countOrders(db, day, to < end ? to : end)
  }
}
