/**
 * SQL that adds up the counted sales for the desk's sales page, by day, campaign, source, channel or plan, and those
 * of today (docs/decisions/0075).
 */
import { onlyRow, statement, type Sql } from '../../db/database.ts'
import type { Sold } from '../../rules/desk/compare-sales-periods.ts'

/** What sales can be listed by. */
export const SALES_DIMENSIONS = ['dia', 'campanha', 'origem', 'anuncio', 'canal', 'plano'] as const
export type Dimension = (typeof SALES_DIMENSIONS)[number]

/** Two periods of the same length, one right before the other (yyyy-mm-dd). */
export type Periods = { readonly before: string; readonly from: string; readonly to: string }

/** Sales of one value of a dimension, in the period and in the one before. */
export type SalesComparison = {
  readonly key: string
  readonly now: Sold
  readonly before: Sold
}

/**
 * The column by which a dimension's rows are grouped; a day of the period before takes the place of its counterpart.
 */
const KEYS: Readonly<Record<Dimension, string>> = {
  dia: `(case when day < $2 then day + ($2::date - $1::date) else day end)::text`,
  campanha: 'campaign',
  origem: `source || case when medium = '' then '' else ' / ' || medium end`,
  anuncio: 'ad',
  canal: 'channel',
  plano: 'sku',
}

/** Visits by campaign, channel and day; of the others only leads are known, which are people with a checked address. */
const VISITS = `select *, entered as base from hour_counts where journey = any($5::text[])`
const LEADS = `select *, leads as base from lead_counts where $5::text[] is not null`

/** The dimensions for which visits are counted. */
export const DIMENSIONS_WITH_VISITS: readonly Dimension[] = ['dia', 'campanha', 'canal']

const sums = (column: string) => `
  coalesce(sum(${column}) filter (where day >= $2), 0)::float8 as ${column},
  coalesce(sum(${column}) filter (where day < $2), 0)::float8 as ${column}_before`

const IN_SCOPE = `day between $1 and $3 and ($4::text is null or campaign = $4)`

const soldBy = (dimension: Dimension) =>
  statement(
    `sales.${dimension}`,
    `with sold as (
       select ${KEYS[dimension]} as key, ${sums('orders')}, ${sums('cents')}
       from sale_counts where ${IN_SCOPE} group by 1
     ), based as (
       select ${KEYS[dimension]} as key, ${sums('base')}
       from (${DIMENSIONS_WITH_VISITS.includes(dimension) ? VISITS : LEADS}) as of where ${IN_SCOPE} group by 1
     )
     select key, coalesce(orders, 0) as orders, coalesce(orders_before, 0) as orders_before,
       coalesce(cents, 0) as cents, coalesce(cents_before, 0) as cents_before,
       coalesce(base, 0) as base, coalesce(base_before, 0) as base_before
     from sold full join based using (key)`,
  )

const STATEMENTS = {
  dia: soldBy('dia'),
  campanha: soldBy('campanha'),
  origem: soldBy('origem'),
  anuncio: soldBy('anuncio'),
  canal: soldBy('canal'),
  plano: soldBy('plano'),
} as const satisfies Record<Dimension, unknown>

type Column = 'base' | 'orders' | 'cents'
type Row = Readonly<Record<Column | `${Column}_before`, number>> & { readonly key: string }

/**
 * Returns what was sold by one dimension, in no particular order.
 * @param campaign null for all campaigns
 * @param journeys the journeys whose visits can end in an order
 */
export async function salesBy(
  sql: Sql,
  dimension: Dimension,
  { before, from, to }: Periods,
  campaign: string | null,
  journeys: readonly string[],
): Promise<SalesComparison[]> {
  const rows = await sql.rows<Row>(STATEMENTS[dimension], [before, from, to, campaign, journeys])
  return rows.map((row) => ({
    key: row.key,
    now: { base: row.base, orders: row.orders, cents: row.cents },
    before: { base: row.base_before, orders: row.orders_before, cents: row.cents_before },
  }))
}

const SINCE = statement(
  'sales.since',
  'select least((select min(day) from sale_counts), (select min(day) from hour_counts))::text as day',
)

/** Returns the first day for which anything was counted (yyyy-mm-dd); null if there is none. */
export const countedSince = async (sql: Sql): Promise<string | null> =>
  (await onlyRow<{ day: string | null }>(sql, SINCE)).day

const PLANS = statement('sales.plans', 'select sku, min(name) as name from plans group by sku')

/** Returns the name of every plan by its SKU, including those that are no longer on sale. */
export const planNames = async (sql: Sql): Promise<Map<string, string>> =>
  new Map((await sql.rows<{ sku: string; name: string }>(PLANS)).map(({ sku, name }) => [sku, name]))

const TODAY = statement(
  'sales.today',
  `with d as (select $1::date::timestamp at time zone 'America/Sao_Paulo' as today,
     ($1::date - 7)::timestamp at time zone 'America/Sao_Paulo' as week,
     ($1::date - 6)::timestamp at time zone 'America/Sao_Paulo' as week_end)
   select count(*) filter (where created_at >= today)::float8 as orders,
     coalesce(sum(price) filter (where created_at >= today), 0)::float8 as cents,
     count(*) filter (where created_at <= $2::timestamptz - interval '7 days')::float8 as orders_by_now,
     coalesce(sum(price) filter (where created_at <= $2::timestamptz - interval '7 days'), 0)::float8 as cents_by_now,
     count(*) filter (where created_at < week_end)::float8 as orders_week,
     coalesce(sum(price) filter (where created_at < week_end), 0)::float8 as cents_week
   from d, orders
   where (created_at >= today and created_at <= $2) or (created_at >= week and created_at < week_end)`,
)

type TodayRow = Readonly<
  Record<'orders' | 'cents' | 'orders_by_now' | 'cents_by_now' | 'orders_week' | 'cents_week', number>
>
type Amount = { readonly orders: number; readonly cents: number }

/**
 * Returns today's orders until `now`, those of the same weekday a week ago until the same time, and those of that whole
 * day.
 * @param today yyyy-mm-dd
 */
export async function salesToday(
  sql: Sql,
  today: string,
  now: Date,
): Promise<{ readonly today: Amount; readonly byNow: Amount; readonly weekAgo: Amount }> {
  const row = await onlyRow<TodayRow>(sql, TODAY, [today, now])
  return {
    today: { orders: row.orders, cents: row.cents },
    byNow: { orders: row.orders_by_now, cents: row.cents_by_now },
    weekAgo: { orders: row.orders_week, cents: row.cents_week },
  }
}
