/**
 * SQL for orders on hold: those that exceeded a limit on risk checks, codes or booked visits, so that only an agent can
 * continue them, by phone.
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

/** Puts a lead on hold. */
export async function holdLead(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.rows(HOLD_LEAD, [id, at])
}

/** Puts a renewal request on hold. */
export async function holdRenewal(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.rows(HOLD_RENEWAL, [id, at])
}

const FIND = statement(
  'held.find',
  `select id as lead, null::uuid as renewal, held_at is not null and status = 'open' as is_held,
     answers->'phone'->>'phone' as phone, answers->'phone'->>'lookup' as phone_lookup, null::uuid as customer_id, null as customer
   from leads where id = $1
   union all
   select null, r.id, r.held_at is not null and r.order_number is null, null, null, c.id, c.content
   from renewal_requests r left join customers c on c.id = r.customer_id where r.id = $1`,
)

/** The order from which a call was requested. */
export type CallingOrder = {
  /** The id of the lead, also for a migration; null for a renewal request. */
  lead: string | null
  renewal: string | null
  is_held: boolean
  /** The encrypted phone number of the lead; null if it has none, and for a renewal request. */
  phone: string | null
  /** The HMAC of that phone number. */
  phone_lookup: string | null
  /** The customer of a renewal, with the encrypted record. */
  customer_id: string | null
  customer: string | null
}

/**
 * Finds the order from which a call was requested; undefined if neither a lead nor a renewal request has this
 * id.
 */
export const findCallingOrder = (sql: Sql, id: string) => sql.row<CallingOrder>(FIND, [id])
