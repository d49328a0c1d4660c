/** SQL that changes what was agreed of an order. */
import type { OrderTerms } from '../../src/content/order-change.ts'
import { statement, type Sql } from '../db/database.ts'
import type { LeadPlace, StoredAnswers } from '../rules/lead-row-types.ts'
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { isToArrange } from './desk/reasons-to-call.ts'

const CHANGE = statement(
  'order.change',
  `with o as (
     update orders set plan_id = $2, sku = $3, price = $4, price_full = $5, direct_debit = $6, due_day = $7,
       sold_sku = coalesce(sold_sku, sku), sold_price = coalesce(sold_price, price),
       sold_price_full = coalesce(sold_price_full, price_full), city = search_keys_folded_name($9::jsonb->>'city')
     where lead_id = $1 and cancelled_at is null and installed_on is null returning lead_id
   ), u as (
     update leads set seq = seq + 1, updated_at = $8, place = $9::jsonb, answers = answers || $10::jsonb
     from o where leads.id = o.lead_id returning leads.id, leads.seq
   ) insert into lead_events (lead_id, seq, at, what, channel) select id, seq, $8, 'changed', $11 from u returning lead_id`,
)

/** Changes the order of a locked lead; returns false if it was cancelled or installed. `answers` replace those of their steps. */
export const storeOrderChange = (
  sql: Sql,
  change: {
    lead: string
    at: Date
    terms: OrderTerms
    place: LeadPlace
    answers: StoredAnswers & { consent?: object }
    channel: string | null
  },
): Promise<boolean> => {
  const { lead, at, place, answers, channel } = change
  const { plan, price, directDebit, dueDay } = change.terms
  const order = [plan.id, plan.sku, price, plan.price_full, directDebit, dueDay]
  return sql.hasRow(CHANGE, [lead, ...order, at, place, JSON.stringify(answers), channel])
}

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

export type OrderState = 'placed' | 'cancelled'

/** SQL: whether a mail is for an order's state, and whether it still waits for the state to last. */
const IS_OF_STATE = "subject_id = $1 and kind in ('order.mail', 'order.cancelled.mail')"
const IS_WAITING = 'attempts = 0 and delivered_at is null and failed_at is null and next_at > created_at'

const TAKE_BACK = statement(
  'outbox.state.take_back',
  `delete from outbox where ${IS_OF_STATE} and ${IS_WAITING}`,
)

/** Deletes the mails about the state of an order that still wait. */
export const takeBackWaitingMails = (sql: Sql, lead: string) => sql.run(TAKE_BACK, [lead])

const RELEASE = statement(
  'outbox.state.release',
  `update outbox set next_at = created_at where ${IS_OF_STATE} and ${IS_WAITING}`,
)

/** Lets the mails about the state of an order go that still wait, before another mail says what changes of it. */
export const releaseWaitingMails = (sql: Sql, lead: string) => sql.run(RELEASE, [lead])

const LAST_TOLD = statement(
  'outbox.state.told',
  `select kind from outbox where ${IS_OF_STATE} and not (${IS_WAITING}) order by created_at desc, next_at desc limit 1`,
)

/** Returns what the customer of an order was told last of its state, also by a mail that did not arrive. */
export const lastToldState = async (sql: Sql, lead: string): Promise<OrderState> =>
  (await sql.row<{ kind: string }>(LAST_TOLD, [lead]))?.kind === 'order.cancelled.mail'
    ? 'cancelled'
    : 'placed'

const HOLD_LEAD = statement(
  'held.lead',
  `update leads set held_at = coalesce(held_at, $2) where id = $1 and status = 'open' returning id`,
)
const HOLD_RENEWAL = statement(
  'held.renewal',
  `update renewal_requests set held_at = coalesce(held_at, $2) where id = $1 and order_number is null returning id`,
)

/**
 * SQL that puts an order on hold if it exceeded a limit on risk checks, codes or booked visits. Only an agent can then
 * continue it, by phone.
 */
export const holdLead = (sql: Sql, id: string, at: Date) => sql.run(HOLD_LEAD, [id, at])

/** Puts a renewal request on hold. */
export const holdRenewal = (sql: Sql, id: string, at: Date) => sql.run(HOLD_RENEWAL, [id, at])

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
