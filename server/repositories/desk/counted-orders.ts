/**
 * SQL that reads the orders of a day as they are counted: those that are stored, and those that were erased before their day
 * was counted for the last time (docs/decisions/0075).
 */
import { CLICK_SOURCES } from '../../../src/lib/tracking-parameters.ts'
import { statement, type Sql } from '../../db/database.ts'

/** A tracking parameter of a lead `l` as it is counted, truncated so that the key of a row stays short. */
const counted = (name: string) => `left(lower(coalesce(l.origin->>'${name}', '')), 80)`

/** The source that the click of an advertisement names, where the address has no utm_source; '' for none. */
const CLICKED = `case ${Object.entries(CLICK_SOURCES)
  .map(([name, source]) => `when l.origin->>'${name}' <> '' then '${source.toLowerCase()}'`)
  .join(' ')} else '' end`

/** The source of a lead `l`. */
export const SOURCE = `coalesce(nullif(${counted('utm_source')}, ''), ${CLICKED}) as source, ${counted('utm_medium')} as medium,
  ${counted('utm_campaign')} as ad`

/** Limits `column` to the days from $1 on and before $2 (America/Sao_Paulo). */
export const onDays = (column: string) => `${column} >= $1::date::timestamp at time zone 'America/Sao_Paulo'
  and ${column} < $2::date::timestamp at time zone 'America/Sao_Paulo'`

/** What an order `o` was sold for, whatever was changed since. */
export const SOLD_PRICE = 'coalesce(o.sold_price, o.price)'

/** The key of a row of sales, from an order `o` with `WITH_ORIGIN`. */
export const SALE_KEYS = `(o.created_at at time zone 'America/Sao_Paulo')::date as day,
  coalesce(l.origin->>'addon', '') as campaign, coalesce(e.channel, '-') as channel, ${SOURCE}, coalesce(o.sold_sku, o.sku) as sku`

/** Of each lead the first event says where it was created. */
export const WITH_ORIGIN = `join leads l on l.id = o.lead_id left join lead_events e on e.lead_id = o.lead_id and e.seq = 1`

const OF_ORDER = `select ${SALE_KEYS}, ${SOLD_PRICE} as price, coalesce(o.sold_price_full, o.price_full) as price_full, l.origin->>'version' as version,
    (l.origin->>'exposed')::date as exposed
  from orders o ${WITH_ORIGIN}`

const COLUMNS = 'day, campaign, channel, source, medium, ad, sku, price, price_full, version, exposed'

/** Orders of the days from $1 on and before $2. Each is in exactly one of both: what erases one moves it in its transaction. */
export const ORDERS_TO_COUNT = `(${OF_ORDER} where ${onDays('o.created_at')}
  union all select ${COLUMNS} from erased_orders where day >= $1::date and day < $2::date) sold`

const KEEP = statement(
  'orders.keep_counted',
  `insert into erased_orders (${COLUMNS}) ${OF_ORDER} where o.lead_id = any($1::uuid[])`,
)
const FORGET = statement('orders.forget_counted', 'delete from erased_orders where day < $1::date')

/** Keeps what is counted of orders that are about to be deleted. */
export const keepForCounting = (sql: Sql, ids: readonly string[]) => sql.run(KEEP, [ids])

/** Forgets the erased orders of days before `day` (yyyy-mm-dd), which are counted for good. */
export const forgetCounted = (sql: Sql, day: string) => sql.run(FORGET, [day])
