/** SQL that changes the installation appointment of an order. */
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { statement, type Sql } from '../db/database.ts'

const KNOWN = statement(
  'reschedule.known',
  'select fingerprint from lead_events where lead_id = $1 and key = $2',
)

/** Returns the fingerprint of an earlier request with this Idempotency-Key; undefined if there is none. */
export const findSameRequest = async (sql: Sql, lead: string, key: string): Promise<string | undefined> =>
  (await sql.row<{ fingerprint: string }>(KNOWN, [lead, key]))?.fingerprint

const MOVES = statement(
  'reschedule.moves',
  `select at from lead_events where lead_id = $1 and what = 'rescheduled' and at > $2 order by at`,
)

/** Returns the times after `since` at which the appointment was changed, oldest first. */
export const reschedulesSince = async (sql: Sql, lead: string, since: Date): Promise<Date[]> =>
  (await sql.rows<{ at: Date }>(MOVES, [lead, since])).map(({ at }) => at)

const MOVE = statement(
  'order.reschedule',
  `with u as (
     update leads set schedule = $2, seq = seq + 1, updated_at = $5 where id = $1 returning id, seq
   ), o as (
     update orders set installation_day = $3, installation_period = $4 from u where orders.lead_id = u.id
   ) insert into lead_events (lead_id, seq, at, what, channel, key, fingerprint, detail)
     select id, seq, $5, 'rescheduled', $6, $7, $8, $9 from u`,
)

/** Stores a new appointment in the order and in its lead. Lock the lead first. `day` is yyyy-mm-dd. */
export async function rescheduleAppointment(
  sql: Sql,
  move: {
    lead: string
    at: Date
    schedule: Schedule
    day: string
    channel: string | null
    key: string | null
    fingerprint: string | null
    /** The old and the new time, for the order's history. */
    detail: { readonly was: string; readonly became: string }
  },
): Promise<void> {
  const { lead, at, schedule, day, channel, key, fingerprint, detail } = move
  const { date, period } = schedule
  const stored = JSON.stringify({ date, period })
  await sql.run(MOVE, [lead, stored, day, period, at, channel, key, fingerprint, JSON.stringify(detail)])
}
