import { statement, type Sql } from '../db/database.ts'

const HOLD_LEAD = statement(
  'held.lead',
  `update leads set held_at = coalesce(held_at, $2) where id = $1 and status = 'open' returning id`,
)
const HOLD_RENEWAL = statement(
  'held.renewal',
  `update renewal_requests set held_at = coalesce(held_at, $2) where id = $1 and order_number is null returning id`,
)

/** Notes that a limit stops this lead, which the visitor cannot lift: a person has to go on with it (D89). */
export async function holdLead(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.rows(HOLD_LEAD, [id, at])
}

/** The same for a renewal request. */
export async function holdRenewal(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.rows(HOLD_RENEWAL, [id, at])
}

const FIND = statement(
  'held.find',
  `select id as lead, null::uuid as renewal, held_at is not null and status = 'open' as is_held,
     answers->'phone'->>'phone' as phone
   from leads where id = $1
   union all
   select null, id, held_at is not null and order_number is null, null from renewal_requests where id = $1`,
)

/** The order in which a call is asked for. */
export type CallingOrder = {
  /** Id of the lead (a migration's too), else of the renewal request. */
  lead: string | null
  renewal: string | null
  is_held: boolean
  /** The telephone that was answered, sealed for the lead. */
  phone: string | null
}

/** Undefined for an id that is neither a lead's nor a renewal request's. */
export const findCallingOrder = (sql: Sql, id: string) => sql.row<CallingOrder>(FIND, [id])
