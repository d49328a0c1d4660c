/** SQL that counts orders, sales and leads by day, campaign and version of the experiment for the desk's figures. */
import { onlyRow, statement, type Sql } from '../../db/database.ts'
import {
  ORDERS_TO_COUNT,
  SALE_KEYS,
  SOLD_PRICE,
  SOURCE,
  WITH_ORIGIN,
  keepForCounting,
  onDays,
} from './counted-orders.ts'

// Orders that are deleted later still count, so a count never goes down.
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

/** Returns the day of the oldest order (yyyy-mm-dd); null if there is none. */
export const firstOrderDay = async (sql: Sql): Promise<string | null> =>
  (await onlyRow<{ day: string | null }>(sql, FIRST)).day

// Orders that are deleted later still count, so a count never goes down.
const COUNT_SALES = statement(
  'sales.count',
  `insert into sale_counts (day, campaign, channel, source, medium, ad, sku, orders, cents, cents_full)
   select day, campaign, channel, source, medium, ad, sku, count(*), sum(price), sum(price_full)
   from ${ORDERS_TO_COUNT}
   group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
   on conflict (day, campaign, channel, source, medium, ad, sku)
     do update set orders = greatest(sale_counts.orders, excluded.orders),
       cents = greatest(sale_counts.cents, excluded.cents),
       cents_full = greatest(sale_counts.cents_full, excluded.cents_full)`,
)

// Each change is counted once, however many servers count: a row that one has deleted the others do not find.
const countChanges = (name: string, which: string) =>
  statement(
    name,
    `with changed as (delete from sale_changes ${which} returning lead_id, cancelled, installed)
     insert into sale_counts (day, campaign, channel, source, medium, ad, sku, orders, cents, cents_full,
       cancelled, cancelled_cents, installed)
     select ${SALE_KEYS}, 0, 0, 0, sum(c.cancelled), sum(c.cancelled * ${SOLD_PRICE}), sum(c.installed)
     from changed c join orders o using (lead_id) ${WITH_ORIGIN}
     group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
     on conflict (day, campaign, channel, source, medium, ad, sku)
       do update set cancelled = sale_counts.cancelled + excluded.cancelled,
         cancelled_cents = sale_counts.cancelled_cents + excluded.cancelled_cents,
         installed = sale_counts.installed + excluded.installed`,
  )
const COUNT_CHANGES = countChanges('sales.changes', '')
const COUNT_CHANGES_OF = countChanges('sales.changes.of', 'where lead_id = any($1::uuid[])')

/**
 * How many sources per day are counted separately. The limit is needed because anyone can choose what is in their URL.
 */
const SOURCES = 300

// A lead changes its row when a plan is chosen, so a day is replaced as a whole.
const COUNT_LEADS = statement(
  'leads.count',
  `with told as (
     select (l.created_at at time zone 'America/Sao_Paulo')::date as day,
       coalesce(l.origin->>'addon', '') as campaign, ${SOURCE}, coalesce(p.sku, '') as sku
     from leads l left join plans p on p.id = l.answers->'plan'->>'idPlan'
     where ${onDays('l.created_at')}
   ), ranked as (
     select day, source, medium, ad, row_number() over (partition by day order by count(*) desc, source, medium, ad) as rank
     from told group by day, source, medium, ad
   ), fresh as (
     select day, campaign, case when rank <= ${SOURCES} then source else '…' end as source,
       case when rank <= ${SOURCES} then medium else '' end as medium,
       case when rank <= ${SOURCES} then ad else '…' end as ad, sku, count(*) as leads
     from told join ranked using (day, source, medium, ad) group by 1, 2, 3, 4, 5, 6
   ), gone as (
     delete from lead_counts c where c.day >= $1 and c.day < $2
       and not exists (select from fresh f where (f.day, f.campaign, f.source, f.medium, f.ad, f.sku)
         = (c.day, c.campaign, c.source, c.medium, c.ad, c.sku))
   ), by_source as (
     select day, campaign, source, medium, ad, sum(leads) as leads from fresh group by 1, 2, 3, 4, 5
   ), gone_sources as (
     delete from lead_source_counts c where c.day >= $1 and c.day < $2
       and not exists (select from by_source f where (f.day, f.campaign, f.source, f.medium, f.ad)
         = (c.day, c.campaign, c.source, c.medium, c.ad))
   ), sources as (
     insert into lead_source_counts (day, campaign, source, medium, ad, leads)
     select day, campaign, source, medium, ad, leads from by_source order by 1, 2, 3, 4, 5
     on conflict (day, campaign, source, medium, ad) do update set leads = excluded.leads
   )
   insert into lead_counts (day, campaign, source, medium, ad, sku, leads)
   select day, campaign, source, medium, ad, sku, leads from fresh order by 1, 2, 3, 4, 5, 6
   on conflict (day, campaign, source, medium, ad, sku) do update set leads = excluded.leads`,
)

// An earlier release, run again, leaves lead_source_counts behind. A row of sales without an order is a cancellation alone, which counts none of its day.
const LAST = statement(
  'sales.counted',
  `select (select max(day) from sale_counts where day <= $1::date and orders > 0)::text as sales,
     least((select max(day) from lead_counts where day <= $1::date),
       (select max(day) from lead_source_counts where day <= $1::date))::text as leads`,
)

// Days from which leads were purged already would count too few of them. Those that never ended in an order are purged
// first, so leads are complete since the oldest one of these.
const FIRST_LEAD = statement(
  'leads.first',
  `select (min(created_at) at time zone 'America/Sao_Paulo')::date::text as day from leads where status = 'open'`,
)

/**
 * Returns the last days, `today` at the latest, for which sales and leads have been counted (yyyy-mm-dd); null for
 * none.
 */
export const lastCountedSales = (sql: Sql, today: string) =>
  onlyRow<{ sales: string | null; leads: string | null }>(sql, LAST, [today])

/** Returns the day of the oldest lead that never became an order (yyyy-mm-dd); null if there is none. */
export const firstLeadDay = async (sql: Sql): Promise<string | null> =>
  (await onlyRow<{ day: string | null }>(sql, FIRST_LEAD)).day

/**
 * Counts the orders of whole days, for the desk's figures and for the experiment. `from` is included, `to` is not.
 * Counting a day twice does no harm.
 */
export async function countSales(sql: Sql, from: string, to: string): Promise<void> {
  await sql.run(COUNT_SALES, [from, to])
  await sql.run(COUNT_EXPOSED, [from, to])
}

/** Counts cancellations and installations that were not counted yet, on the days of their orders. */
export const countSaleChanges = (sql: Sql) => sql.run(COUNT_CHANGES)

/**
 * Counts orders that are about to be deleted: their cancellations and installations at once, themselves with their day.
 */
export async function countErased(sql: Sql, ids: readonly string[]): Promise<void> {
  await keepForCounting(sql, ids)
  await sql.run(COUNT_CHANGES_OF, [ids])
}

/** Counts the leads of whole days, and replaces earlier counts. `from` is included, `to` is not. */
export const countLeads = (sql: Sql, from: string, to: string) => sql.run(COUNT_LEADS, [from, to])
