/** SQL that changes the installation appointment of an order. */
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { statement, type Sql } from '../db/database.ts'
import { isToArrange } from './desk/contact-reasons-and-call-queues.ts'

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

const ARRANGE = statement('order.to_arrange', `select 1 as yes where ${isToArrange('$1')}`)

/** Returns whether the visit of a lead's order is still to be arranged. */
export const hasVisitToArrange = (sql: Sql, lead: string) => sql.hasRow(ARRANGE, [lead])

const MOVE = statement(
  'order.reschedule',
  `with u as (
     update leads set schedule = $2, seq = seq + 1, updated_at = $5 where id = $1 returning id, seq
   ), o as (
     update orders set installation_day = $3, installation_period = $4 from u where orders.lead_id = u.id
   ) insert into lead_events (lead_id, seq, at, what, channel, key, fingerprint, detail)
     select id, seq, $5, 'rescheduled', $6, $7, $8, $9 from u`,
)

/** Stores a new appointment, or the first, in the order and in its lead. Lock the lead first. `day` is yyyy-mm-dd. */
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
    /** The old time, if there was one, and the new one, for the order's history. */
    detail: { readonly was?: string; readonly became: string }
  },
): Promise<void> {
  const { lead, at, schedule, day, channel, key, fingerprint, detail } = move
  const { date, period } = schedule
  const stored = JSON.stringify({ date, period })
  await sql.run(MOVE, [lead, stored, day, period, at, channel, key, fingerprint, JSON.stringify(detail)])
}
