/** SQL that cancels an order. */
import { statement, type Sql } from '../db/database.ts'
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'

// Also removes the appointment, so that a later erasure or the order link cannot release or move its slot again.
const CANCEL = statement(
  'order.cancel',
  `with o as (
     update orders set cancelled_at = $2, installation_day = null, installation_period = null
     where lead_id = $1 and cancelled_at is null returning lead_id
   ), u as (
     update leads set schedule = null, seq = seq + 1, updated_at = $2 from o where leads.id = o.lead_id
     returning leads.id, leads.seq
   ) insert into lead_events (lead_id, seq, at, what, channel, detail)
     select id, seq, $2, 'cancelled', $3, $4 from u returning lead_id`,
)

/**
 * Marks the order of a locked lead as cancelled and removes its appointment; returns false if it was
 * cancelled before.
 */
export async function markOrderCancelled(
  sql: Sql,
  order: {
    lead: string
    at: Date
    channel: string
    detail: { reason: string; schedule: Schedule | null }
  },
): Promise<boolean> {
  const { lead, at, channel, detail } = order
  return sql.hasRow(CANCEL, [lead, at, channel, JSON.stringify(detail)])
}

const CLOSE_CALLS = statement(
  'order.cancel.calls',
  `insert into call_tasks as t (subject_id, closed_at, updated_at)
   select s.id, $2, $2 from support_requests s where s.lead_id = $1 and s.about = 'cancellation'
   on conflict (subject_id) do update set closed_at = coalesce(t.closed_at, $2), updated_at = $2
     where t.taken_by is null`,
)

/**
 * Closes the calls about the cancellation of an order, which are not needed any more. A call that a desk user
 * has taken stays, so that its result can be noted.
 */
export const closeCancellationCalls = (sql: Sql, lead: string, at: Date) => sql.run(CLOSE_CALLS, [lead, at])

const REASON = statement(
  'order.cancel.reason',
  `select detail from lead_events where lead_id = $1 and what = 'cancelled' order by seq desc limit 1`,
)

/** Returns why an order was cancelled, and the appointment that it had; undefined if it was not cancelled. */
export const cancellationOf = async (
  sql: Sql,
  lead: string,
): Promise<{ reason: string; schedule: Schedule | null } | undefined> =>
  (await sql.row<{ detail: { reason: string; schedule: Schedule | null } }>(REASON, [lead]))?.detail
