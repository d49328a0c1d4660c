/** SQL that records and reads the history of plan prices. */
import { statement, type Sql } from '../../db/database.ts'

const KEEP = statement(
  'prices.keep',
  `insert into plan_prices (plan_id, at, price, price_with_dacc, price_full)
   select p.id, $1, p.price, p.price_with_dacc, p.price_full from plans p
   left join (select plan_id, max(at) as at from plan_prices group by plan_id) latest on latest.plan_id = p.id
   left join plan_prices kept on kept.plan_id = latest.plan_id and kept.at = latest.at
   where (kept.price, kept.price_with_dacc, kept.price_full)
     is distinct from (p.price, p.price_with_dacc, p.price_full)
   on conflict do nothing`,
)

/** Records the prices of every plan whose prices have changed since they were last recorded. */
export const keepPrices = (sql: Sql, at: Date) => sql.run(KEEP, [at])

const HISTORY = statement(
  'prices.history',
  `select p.name, p.sku, h.at, h.price, h.price_with_dacc, h.price_full
   from plan_prices h join plans p on p.id = h.plan_id order by h.at desc, p.position limit $1`,
)

/** The prices of a plan from `at` on, in cents per month. */
export type PlanPrice = {
  readonly name: string
  readonly sku: string
  readonly at: Date
  readonly price: number
  readonly price_with_dacc: number
  readonly price_full: number
}

/** Returns the latest price changes, newest first. At most `most` are returned. */
export const priceHistory = (sql: Sql, most: number) => sql.rows<PlanPrice>(HISTORY, [most])
