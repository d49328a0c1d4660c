/**
 * SQL that counts orders for the figures of the operator's desk, by day, campaign and version of the
 * experiment.
 */
import { onlyRow, statement, type Sql } from '../../db/database.ts'

const LATEST = statement(
  'orders.counted',
  'select max(day)::text as day from order_counts where day <= $1::date',
)

// Orders that are deleted later still count, so a count never goes down.
const COUNT = statement(
  'orders.count',
  `insert into order_counts (day, campaign, version, age, orders)
   select day, campaign, case when entered is null then '-' else version end,
     case when entered is null or day < entered then -1 else least(7, day - entered) end, count(*)
   from (
     select (o.created_at at time zone 'America/Sao_Paulo')::date as day,
       coalesce(l.origin->>'addon', '') as campaign, coalesce(l.origin->>'version', '-') as version,
       (l.origin->>'entered')::date as entered
     from orders o join leads l on l.id = o.lead_id
     where o.created_at >= $1::date::timestamp at time zone 'America/Sao_Paulo'
       and o.created_at < $2::date::timestamp at time zone 'America/Sao_Paulo'
   ) told
   group by 1, 2, 3, 4
   on conflict (day, campaign, version, age)
     do update set orders = greatest(order_counts.orders, excluded.orders)`,
)

const COUNT_EXPOSED = statement(
  'orders.exposed',
  `insert into exposed_order_counts (day, version, age, orders)
   select exposed, version, day - exposed, count(*)
   from (
     select (o.created_at at time zone 'America/Sao_Paulo')::date as day, l.origin->>'version' as version,
       (l.origin->>'exposed')::date as exposed
     from orders o join leads l on l.id = o.lead_id
     where o.created_at >= $1::date::timestamp at time zone 'America/Sao_Paulo'
       and o.created_at < $2::date::timestamp at time zone 'America/Sao_Paulo'
       and l.origin->>'version' is not null and l.origin->>'exposed' is not null
   ) told
   where day - exposed between 0 and 6
   group by 1, 2, 3
   on conflict (day, version, age) do update set orders = greatest(exposed_order_counts.orders, excluded.orders)`,
)

const FIRST = statement(
  'orders.first',
  "select (min(created_at) at time zone 'America/Sao_Paulo')::date::text as day from orders",
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
