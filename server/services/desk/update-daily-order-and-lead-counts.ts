/** Updates the daily counts of orders, sales and leads that the desk shows. */
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import {
  firstOrderDay,
  countLeads,
  countSaleChanges,
  countSales,
  firstLeadDay,
  lastCountedSales,
} from '../../repositories/desk/daily-counts.ts'
import { forgetCounted } from '../../repositories/desk/counted-orders.ts'

type Parts = Pick<Context, 'db' | 'clock'>

/**
 * How many days one SQL statement counts. The limits keep statements short even if years are counted for the first
 * time. There are many more leads than orders.
 */
const DAYS = { orders: 31, leads: 1 } as const

type Count = (sql: Sql, from: string, to: string) => Promise<void>

/** Counts all days from `from` until today, both included. */
async function countFrom({ db, clock }: Parts, from: string, days: number, count: Count): Promise<void> {
  const end = addDays(todayInSaoPaulo(clock.now()), 1)
  for (let day = from; day < end; day = addDays(day, days)) {
    const to = addDays(day, days)
    await count(db, day, to < end ? to : end)
  }
}

/** Returns the day from which to count: the one before the last counted day, or else the first day there is. */
const startAt = async (last: string | null, first: () => Promise<string | null>) =>
  last === null ? first() : addDays(last, -1)

/**
 * Brings the stored counts per day up to date. The last counted day and the day before it are counted again, since an
 * order may have been committed after the last count. Days after today are never regarded as counted, because a wrong
 * clock may have dated an order ahead. Several processes may do this concurrently.
 */
export async function countNewOrders(parts: Parts): Promise<void> {
  const { db } = parts
  const today = todayInSaoPaulo(parts.clock.now())
  const last = await lastCountedSales(db, today)
  const sales = await startAt(last.sales, () => firstOrderDay(db))
  if (sales !== null) await countFrom(parts, sales, DAYS.orders, countSales)
  // after the orders: a change of one that is not counted would look as if its day was
  await countSaleChanges(db)
  // the next count begins with yesterday at the earliest
  await forgetCounted(db, addDays(today, -1))
  const leads = (await startAt(last.leads, () => firstLeadDay(db))) ?? today
  await countFrom(parts, leads, DAYS.leads, countLeads)
}
