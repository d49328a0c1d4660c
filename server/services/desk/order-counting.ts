import { addDays } from '../../../src/lib/dates.ts'
import type { Db } from '../../db/database.ts'
import { countOrders, lastCountedDay } from '../../repositories/desk/order-counts.ts'

/**
 * Brings the counts of orders up to date: the last counted day and the one before it anew, since an order may have been
 * committed behind the last look. Several processes may do it at once.
 */
export async function countNewOrders(db: Db): Promise<void> {
  const last = await lastCountedDay(db)
  await countOrders(db, last && addDays(last, -1))
}
