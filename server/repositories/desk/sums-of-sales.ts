/**
 * SQL that adds up the counted sales for the desk's sales page, by day, campaign, source, channel or plan, and those
 * of today (docs/decisions/0075).
 */
import { onlyRow, statement, type Sql } from '../../db/database.ts'
import type { Sold } from '../../rules/desk/sales-comparison.ts'

/** What sales can be listed by. */
export const SALES_DIMENSIONS = ['dia', 'campanha', 'origem', 'anuncio', 'canal', 'plano'] as const
export type Dimension = (typeof SALES_DIMENSIONS)[number]

/** The key of the sources that are too small to be counted apart. */
export const OTHERS = '…'

/** Two periods of the same length, one right before the other (yyyy-mm-dd). */
export type Periods = { readonly before: string; readonly from: string; readonly to: string }

/** Sales of one value of a dimension, in the period and in the one before. */
export type SalesComparison = {
  readonly key: string
  readonly now: Sold
  readonly before: Sold
}

/** The columns by which a dimension's rows are grouped. */
const COLUMNS_OF: Readonly<Record<Dimension, string>> = {
  dia: 'day',
  campanha: 'campaign',
  origem: 'source, medium',
  anuncio: 'ad',
  canal: 'channel',
  plano: 'sku',
}
/** The key of a dimension's group, from these columns; a day of the period before takes the place of its counterpart. */
const KEYS: Readonly<Record<Dimension, string>> = {
  dia: `(case when day < $2 then day + ($2::date - $1::date) else day end)::text`,
  campanha: 'campaign',
  // a source of which the cost is known is one row, whatever its medium
  origem: `source || case when medium = '' or source in (select source from source_costs where day between $1 and $3)
    then '' else ' / ' || medium end`,
  anuncio: 'ad',
  canal: 'channel',
  plano: 'sku',
}

/** The dimensions for which visits are counted. */
export const DIMENSIONS_WITH_VISITS: readonly Dimension[] = ['dia', 'campanha', 'canal']
/** The costs that are known by a dimension: their table, and what names one of them. */
const COSTS: Partial<Record<Dimension, readonly [table: string, key: string]>> = {
  dia: ['campaign_costs', 'campaign'],
  campanha: ['campaign_costs', 'campaign'],
  // that of a source is one of all campaigns
  origem: [
    `(select day, source, '' as medium, cents, $4::text as campaign from source_costs where $4::text is null) c`,
    'source',
  ],
}

const COLUMNS = [
  'base',
  'orders',
  'counted_orders',
  'cents',
  'net_orders',
  'net_cents',
  'installed',
  'views',
  'cost',
  'costed_orders',
] as const
type Column = (typeof COLUMNS)[number]

/** The conditions of the period and of the one before, and the ends of the names of their columns. */
const PERIODS = [
  ['', 'day >= $2'],
  ['_before', 'day < $2'],
] as const

/**
 * The sums of one table by group, with the columns of all tables: those that it does not have are null. Each table is summed up
 * by itself first, since it has few of the columns and many rows, and both periods in one group, since grouping is most of
 * the work. Sums are of float8: those of bigint are numeric, which is slow, and no amount needs more than 2^53 cents.
 */
const sumsOf = (dimension: Dimension, values: Partial<Record<Column, string>>, from: string) => {
  const columns = COLUMNS_OF[dimension]
  const names = PERIODS.flatMap(([end]) => COLUMNS.map((each) => each + end))
  const sums = PERIODS.flatMap(([end, isIn]) =>
    COLUMNS.map((each) =>
      values[each] === undefined
        ? `null::float8 as ${each}${end}`
        : `sum(${values[each]}) filter (where ${isIn})::float8 as ${each}${end}`,
    ),
  )
  return `select ${KEYS[dimension]} as key, ${names.join(', ')} from (
    select ${columns}, ${sums.join(', ')} from ${from} group by ${columns}) of_one`
}

const IN_SCOPE = `day between $1 and $3 and ($4::text is null or campaign = $4)`

/** The visits that came to the receipt; one that began there has looked at it again. */
const ORDERED = `journey = any($5::text[]) and campaign <> '*' and ${IN_SCOPE} and step = 'pedido-realizado'`

function soldBy(dimension: Dimension) {
  const costs = COSTS[dimension]
  const sold = {
    orders: 'orders',
    ...(!DIMENSIONS_WITH_VISITS.includes(dimension) && { counted_orders: 'orders' }),
    cents: 'cents::float8',
    net_orders: 'orders - cancelled',
    net_cents: '(cents - cancelled_cents)::float8',
    installed: 'installed',
    // the orders among which a cost is divided: those that hold, of a day and campaign, or source, of which it is known
    ...(costs && {
      costed_orders: `case when (day, ${costs[1]}) in (select day, ${costs[1]} from ${costs[1]}_costs) then orders - cancelled else 0 end`,
    }),
  }
  const leads = dimension === 'plano' ? 'lead_counts' : 'lead_source_counts'
  const tables = [
    sumsOf(dimension, sold, `sale_counts where ${IN_SCOPE}`),
    // Of the others only leads are known, which are people with a checked address.
    DIMENSIONS_WITH_VISITS.includes(dimension)
      ? `${sumsOf(dimension, { base: 'entered' }, `hour_counts where ${IN_SCOPE} and journey = any($5::text[])`)}
        union all ${sumsOf(dimension, { counted_orders: 'shown - entered' }, `step_counts where ${ORDERED}`)}`
      : sumsOf(dimension, { base: 'leads' }, `${leads} where ${IN_SCOPE} and $5::text[] is not null`),
    // views of start pages are known by the same as the costs of campaigns
    ...(costs?.[1] === 'campaign'
      ? [sumsOf(dimension, { views: 'views' }, `start_page_counts where ${IN_SCOPE}`)]
      : []),
    ...(costs ? [sumsOf(dimension, { cost: 'cents::float8' }, `${costs[0]} where ${IN_SCOPE}`)] : []),
  ]
  const sums = PERIODS.flatMap(([end]) => COLUMNS.map((each) => `sum(${each + end}) as ${each}${end}`))
  return statement(
    `sales.${dimension}`,
    `select key, ${sums.join(', ')} from (${tables.join(' union all ')}) all_of_them group by key`,
  )
}

const STATEMENTS = {
  dia: soldBy('dia'),
  campanha: soldBy('campanha'),
  origem: soldBy('origem'),
  anuncio: soldBy('anuncio'),
  canal: soldBy('canal'),
  plano: soldBy('plano'),
} as const satisfies Record<Dimension, unknown>

type Row = Readonly<Record<Column | `${Column}_before`, number | null>> & { readonly key: string }

/** @param when '' for the period, '_before' for the one before */
const soldIn = (row: Row, when: '' | '_before'): Sold => ({
  base: row[`base${when}`] ?? 0,
  orders: row[`orders${when}`] ?? 0,
  countedOrders: row[`counted_orders${when}`] ?? 0,
  cents: row[`cents${when}`] ?? 0,
  netOrders: row[`net_orders${when}`] ?? 0,
  netCents: row[`net_cents${when}`] ?? 0,
  installed: row[`installed${when}`] ?? 0,
  views: row[`views${when}`],
  costCents: row[`cost${when}`],
  costedOrders: row[`costed_orders${when}`] ?? 0,
})

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
  return rows.map((row) => ({ key: row.key, now: soldIn(row, ''), before: soldIn(row, '_before') }))
}

const DAYS = statement(
  'sales.days',
  `select day::text as day, sum(orders)::float8 as orders, sum(orders - cancelled)::float8 as "netOrders",
     sum(installed)::float8 as installed
   from sale_counts where day between $1 and $2 and ($3::text is null or campaign = $3) group by sale_counts.day`,
)

/** How many orders were placed on a day (yyyy-mm-dd), how many of them still hold, and how many were installed. */
export type SaleDay = {
  readonly day: string
  readonly orders: number
  readonly netOrders: number
  readonly installed: number
}

/** Returns the days with orders, in no particular order. `campaign` null means all campaigns. */
export const saleDays = (sql: Sql, from: string, to: string, campaign: string | null) =>
  sql.rows<SaleDay>(DAYS, [from, to, campaign])

const OF_SCOPE = `day between $1 and $2 and ($3::text is null or campaign = $3)`
const VIEWS = `(select sum(views) from start_page_counts where ${OF_SCOPE})::float8 as views`

const WAY = {
  visits: statement(
    'sales.visits',
    `select ${VIEWS}, coalesce((select sum(entered) from hour_counts
       where ${OF_SCOPE} and journey = any($4::text[])), 0)::float8 as count`,
  ),
  leads: statement(
    'sales.leads',
    `select ${VIEWS}, coalesce((select sum(leads) from lead_source_counts
       where ${OF_SCOPE} and $4::text[] is not null), 0)::float8 as count`,
  ),
} as const

/**
 * Returns the views of start pages, and how many visits or leads there were: the one of them that the rows of a dimension do
 * not add up to, since these tables are the largest.
 * @param journeys the journeys whose visits can end in an order
 */
export const viewsAnd = (
  sql: Sql,
  counted: keyof typeof WAY,
  { from, to, campaign }: { readonly from: string; readonly to: string; readonly campaign: string | null },
  journeys: readonly string[],
) =>
  onlyRow<{ readonly views: number | null; readonly count: number }>(sql, WAY[counted], [
    from,
    to,
    campaign,
    journeys,
  ])

const SINCE = statement(
  'sales.since',
  'select least((select min(day) from sale_counts), (select min(day) from hour_counts))::text as day',
)

/** Returns the first day for which anything was counted (yyyy-mm-dd); null if there is none. */
export const countedSince = async (sql: Sql): Promise<string | null> =>
  (await onlyRow<{ day: string | null }>(sql, SINCE)).day

const INSTALLED = statement(
  'sales.installed',
  'select exists (select from sale_counts where installed > 0) as told',
)

/** Returns whether the order system has ever told of an installation. */
export const areInstallationsTold = async (sql: Sql): Promise<boolean> =>
  (await onlyRow<{ told: boolean }>(sql, INSTALLED)).told

const PLANS = statement('sales.plans', 'select sku, min(name) as name from plans group by sku')

/** Returns the name of every plan by its SKU, including those that are no longer on sale. */
export const planNames = async (sql: Sql): Promise<Map<string, string>> =>
  new Map((await sql.rows<{ sku: string; name: string }>(PLANS)).map(({ sku, name }) => [sku, name]))

// Today's are those that the sales page adds up, counted each minute; the ones before are needed by the time of day.
const TODAY = statement(
  'sales.today',
  `with d as (select ($1::date - 7)::timestamp at time zone 'America/Sao_Paulo' as week,
     ($1::date - 6)::timestamp at time zone 'America/Sao_Paulo' as week_end),
   t as (select coalesce(sum(orders), 0)::float8 as orders, coalesce(sum(cents), 0)::float8 as cents
     from sale_counts where day = $1::date)
   select (select orders from t), (select cents from t),
     count(*) filter (where created_at <= $2::timestamptz - interval '7 days')::float8 as orders_by_now,
     coalesce(sum(price) filter (where created_at <= $2::timestamptz - interval '7 days'), 0)::float8 as cents_by_now,
     count(*)::float8 as orders_week, coalesce(sum(price), 0)::float8 as cents_week
   from d, orders where created_at >= week and created_at < week_end`,
)

type TodayRow = Readonly<
  Record<'orders' | 'cents' | 'orders_by_now' | 'cents_by_now' | 'orders_week' | 'cents_week', number>
>
type Amount = { readonly orders: number; readonly cents: number }

/**
 * Returns today's orders as counted, those of the same weekday a week ago until the same time, and those of that whole
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
