/**
 * SQL that counts orders for the figures of the operator's desk, by day, campaign and version of the
 * experiment.
 */
import { onlyRow, statement, type Sql } from '../../db/database.ts'
import { ORDERS_TO_COUNT } from './orders-to-count.ts'

const LATEST = statement(
  'orders.counted',
  'select max(day)::text as day from order_counts where day <= $1::date',
)

// Orders that are deleted later still count, so a count never goes down.
const COUNT = statement(
  'orders.count',
  `insert into order_counts (day, campaign, version, age, orders)
   select day, campaign, case when entered is null then '-' else coalesce(version, '-') end,
     case when entered is null or day < entered then -1 else least(7, day - entered) end, count(*)
   from ${ORDERS_TO_COUNT}
   group by 1, 2, 3, 4
   on conflict (day, campaign, version, age)
     do update set orders = greatest(order_counts.orders, excluded.orders)`,
)

const COUNT_EXPOSED = statement(
  'orders.exposed',
  `insert into exposed_order_counts (day, version, age, orders)
   select exposed, version, day - exposed, count(*)
   from ${ORDERS_TO_COUNT}
   where version is not null and exposed is not null and day - exposed between 0 and 6
   group by 1, 2, 3
   on conflict (day, version, age) do update set orders = greatest(exposed_order_counts.orders, excluded.orders)`,
)

const FIRST = statement(
  'orders.first',
  `select least((select min(created_at) at time zone 'America/Sao_Paulo' from orders)::date,
     (select min(day) from erased_orders))::text as day`,
)

/** Returns the last day, `today` at the latest, whose orders have been counted (yyyy-mm-dd); null if there is none. */
export const lastCountedDay = async (sql: Sql, today: string): Promise<string | null> =>
  (await onlyRow<{ day: string | null }>(sql, LATEST, [today])).day

/** Returns the day of the oldest order (yyyy-mm-dd); null if there is none. */
export const firstOrderDay = async (sql: Sql): Promise<string | null> =>
  (await onlyRow<{ day: string | null }>(sql, FIRST)).day

/**
 * Counts the orders of whole days, for the desk's figures and for the experiment. `from` is included, `to` is
 * not. Counting a day twice does no harm.
 */
export async function countOrders(sql: Sql, from: string, to: string): Promise<void> {
  await sql.run(COUNT, [from, to])
  await sql.run(COUNT_EXPOSED, [from, to])
}
