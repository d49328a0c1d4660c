/** SQL for the desk's list of orders, and for the filters of it that desk users keep. */
import { statement, type Sql, type Statement } from '../../db/database.ts'
import { SOLD_PRICE } from './counted-orders.ts'
import { TO_ARRANGE } from './reasons-to-call.ts'
import { ROWS_PER_PAGE } from '../../../src/lib/paginate-list.ts'

/** Which orders are listed; null is no restriction. */
export type OrderFilter = {
  /**
   * Whether `from` and `to` are about the order, as times of São Paulo without the last one, or about its visit, as days
   * (yyyy-mm-dd) with both.
   */
  readonly day: 'pedido' | 'visita'
  readonly from: string
  readonly to: string
  readonly state: 'feitos' | 'cancelados' | 'sem-visita' | null
  /** Without accents, in lower case. */
  readonly city: string | null
  /** The campaigns as leads name them. */
  readonly campaigns: readonly string[] | null
  /** The e-mail address of the desk user who sent the link of the order or to whose call it belongs. */
  readonly agent: string | null
  /** The plan, and the price in cents, as sold: whatever was put right since. */
  readonly sku: string | null
  readonly price: number | null
}

/** An order, without personal data. `visit_day` is yyyy-mm-dd. */
export type ListedOrder = {
  id: string
  number: string
  at: Date
  sku: string
  city: string | null
  campaign: string
  agent: string | null
  is_cancelled: boolean
  visit_day: string | null
  visit_period: 'manha' | 'tarde' | null
}

const DAYS = {
  pedido: `o.created_at >= $1::timestamp at time zone 'America/Sao_Paulo'
    and o.created_at < $2::timestamp at time zone 'America/Sao_Paulo'`,
  visita: 'o.installation_day between $1::date and $2::date',
} as const
const STATES = {
  feitos: 'o.cancelled_at is null',
  cancelados: 'o.cancelled_at is not null',
  'sem-visita': TO_ARRANGE,
} as const
// its own, unless a server of the release before stored the order
const CITY = `coalesce(o.city,
  (select search_keys_folded_name(place->>'city') from leads where id = o.lead_id))`
const AGENT = `coalesce(l.origin->>'agent',
  (select p.email from calls c join operators p on p.id = c.operator_id where c.order_number = o.number))`

const statements = new Map<string, Statement>()

/** Returns a statement with the conditions of a filter alone, so that its plan reads no lead that no condition is about. */
function statementOf(what: 'rows' | 'total' | 'ids', filter: OrderFilter): Statement {
  const { day, state, city, campaigns, agent, sku, price } = filter
  const has = {
    city: city !== null,
    campaigns: campaigns !== null,
    agent: agent !== null,
    sku: sku !== null,
    price: price !== null,
  }
  const name = ['orders', what, day, state ?? 'all', ...Object.values(has).map(Number)].join('.')
  const known = statements.get(name)
  if (known) return known
  const where = [
    DAYS[day],
    // unused parameters need a type
    has.city ? `${CITY} = $3::text` : '$3::text is null',
    has.campaigns ? `coalesce(l.origin->>'addon', '') = any($4::text[])` : '$4::text[] is null',
    has.agent ? `${AGENT} = $5::text` : '$5::text is null',
    has.sku ? 'coalesce(o.sold_sku, o.sku) = $6::text' : '$6::text is null',
    has.price ? `${SOLD_PRICE} = $7::integer` : '$7::integer is null',
    ...(state === null ? [] : [STATES[state]]),
  ].join(' and ')
  const from = `from orders o left join leads l on l.id = o.lead_id where ${where}`
  const order = day === 'pedido' ? 'o.created_at desc' : 'o.installation_day, o.installation_period'
  const text = {
    total: `select count(*)::int as total ${from}`,
    ids: `select o.lead_id as id, o.cancelled_at is null and coalesce(l.answers->'email'->>'email', '') <> '' as "isMailable"
         ${from} and l.id is not null limit $8`,
    // the page first, and then its leads: those of all orders of a plan would take seconds
    rows: `select o.lead_id as id, o.number, o.created_at as at, o.sku, l.place->>'city' as city,
           coalesce(l.origin->>'addon', '') as campaign, ${AGENT} as agent, o.cancelled_at is not null as is_cancelled,
           o.installation_day::text as visit_day, o.installation_period as visit_period
         from (select o.* ${from} order by ${order}, o.lead_id limit ${ROWS_PER_PAGE} offset $8) as o
         left join leads l on l.id = o.lead_id order by ${order}, o.lead_id`,
  }[what]
  const made = statement(name, text)
  statements.set(name, made)
  return made
}

const valuesOf = ({ from, to, city, campaigns, agent, sku, price }: OrderFilter) => [
  from,
  to,
  city,
  campaigns,
  agent,
  sku,
  price,
]

export const countOrders = async (sql: Sql, filter: OrderFilter): Promise<number> =>
  (await sql.row<{ total: number }>(statementOf('total', filter), valuesOf(filter)))?.total ?? 0

/** Returns a page of the orders of a filter: the newest first, or the first visit. */
export const ordersBy = (sql: Sql, filter: OrderFilter, offset: number) =>
  sql.rows<ListedOrder>(statementOf('rows', filter), [...valuesOf(filter), offset])

/** Returns the leads of a filter's orders, at most so many, and whether a mail would reach them. */
export const ordersOfFilter = (sql: Sql, filter: OrderFilter, most: number) =>
  sql.rows<{ id: string; isMailable: boolean }>(statementOf('ids', filter), [...valuesOf(filter), most])

const KEPT = statement(
  'orders.filters',
  'select name, query from kept_order_filters where operator_id = $1 order by name',
)
const KEEP = statement(
  'orders.filters.keep',
  `insert into kept_order_filters (operator_id, name, query)
   select $1, $2, $3 where (select count(*) from kept_order_filters where operator_id = $1) < 20
     or exists (select from kept_order_filters where operator_id = $1 and name = $2)
   on conflict (operator_id, name) do update set query = excluded.query returning name`,
)
const FORGET = statement(
  'orders.filters.forget',
  'delete from kept_order_filters where operator_id = $1 and name = $2',
)

/** A filter that a desk user keeps. `query` is the query string of the page. */
export type KeptFilter = { name: string; query: string }

export const keptFiltersOf = (sql: Sql, operator: string) => sql.rows<KeptFilter>(KEPT, [operator])

/** Keeps a filter, and replaces one with the same name; returns false if the desk user keeps twenty others. */
export const keepFilter = (sql: Sql, operator: string, { name, query }: KeptFilter) =>
  sql.hasRow(KEEP, [operator, name, query])

export const forgetFilter = (sql: Sql, operator: string, name: string) => sql.run(FORGET, [operator, name])
