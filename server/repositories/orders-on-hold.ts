/**
 * SQL that puts an order on hold if it exceeded a limit on risk checks, codes or booked visits. Only an agent can then
 * continue it, by phone.
 */
import { statement, type Sql } from '../db/database.ts'

const HOLD_LEAD = statement(
  'held.lead',
  `update leads set held_at = coalesce(held_at, $2) where id = $1 and status = 'open' returning id`,
)
const HOLD_RENEWAL = statement(
  'held.renewal',
  `update renewal_requests set held_at = coalesce(held_at, $2) where id = $1 and order_number is null returning id`,
)

export const holdLead = (sql: Sql, id: string, at: Date) => sql.run(HOLD_LEAD, [id, at])

/** Puts a renewal request on hold. */
export const holdRenewal = (sql: Sql, id: string, at: Date) => sql.run(HOLD_RENEWAL, [id, at])
