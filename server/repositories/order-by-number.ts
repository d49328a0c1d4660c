/** SQL that reads an order by its number. */
import { statement, type Sql } from '../db/database.ts'

/** An order as it was placed. Prices are in cents per month. */
export type OrderRow = {
  /** The id of the order's lead. */
  lead: string
  number: string
  at: Date
  /** The name of the plan, its id, and its sku. */
  plan: string
  plan_id: string
  sku: string
  /** What the customer pays in the promotion, and after it. */
  price: number
  price_full: number
  direct_debit: boolean
  due_day: number
  /** Whether the customer accepted a loyalty period with it. */
  has_loyalty: boolean
  cancelled_at: Date | null
  /** yyyy-mm-dd; null if it is not known to be installed. */
  installed_on: string | null
}

const FIND = statement(
  'order.by_number',
  `select o.lead_id as lead, o.number, o.created_at as at, p.name as plan, o.plan_id, o.sku, o.price, o.price_full,
     o.direct_debit, o.due_day, o.cancelled_at, o.installed_on::text,
     coalesce((l.answers->'consent'->>'loyalty')::boolean, false) as has_loyalty
   from order_numbers n join orders o on o.lead_id = n.lead_id and o.number = n.number
   join leads l on l.id = o.lead_id
   join plans p on p.id = o.plan_id
   where n.number = $1`,
)

/** Finds the order with this number; undefined if there is none, for example because it was erased. */
export const findOrder = (sql: Sql, number: string) => sql.row<OrderRow>(FIND, [number])
