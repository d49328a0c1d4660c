/**
 * SQL that turns a lead into an order: books the installation, reserves a port and an order number, stores
 * the order.
 */
import { statement, type Sql } from '../db/database.ts'
import type { PlanInCents } from '../rules/plan-in-cents.ts'
import type { StoredConsent } from '../rules/consent-stored-with-order.ts'
import type { OutboxEntry } from './outbox.ts'
import { changeFreePortsInUndo } from './adjust-ports-saved-for-import-undo.ts'
import { capacityOf } from './slot-capacity.ts'

// `capacity` and `team_capacity` say to servers of the release before what is set: -1 is the number of no team.
const BOOK = statement(
  'slot.book',
  `insert into installation_slots as s (team, day, period, capacity, booked, team_capacity)
   select $1, $2, $3, a.team_capacity, 1, a.team_capacity
   from coverage_areas a where a.id = $4 and a.team_capacity > 0
   on conflict (team, day, period) do update
     set booked = s.booked + 1, capacity = ${capacityOf('s', 'excluded.team_capacity')},
       team_capacity = case when s.set_capacity is null then excluded.team_capacity else -1 end
     where s.booked < ${capacityOf('s', 'excluded.team_capacity')}
   returning day`,
)

/**
 * Books one installation in a slot; returns false if the slot is full. The slot's row stays locked until the
 * transaction ends.
 */
export async function bookSlot(
  sql: Sql,
  slot: { team: string; day: string; period: string; area: string },
): Promise<boolean> {
  return (await sql.row(BOOK, [slot.team, slot.day, slot.period, slot.area])) !== undefined
}

const FREE_SLOT = statement(
  'slot.free',
  `update installation_slots set booked = booked - 1 where team = $1 and day = $2 and period = $3 and booked > 0`,
)

/** Releases one booked installation of a slot. */
export async function freeSlot(sql: Sql, slot: { team: string; day: string; period: string }): Promise<void> {
  await sql.rows(FREE_SLOT, [slot.team, slot.day, slot.period])
}

// The update comes first, also where nothing is counted: it locks the table against an import (and its undoing) until
// the order is stored. While an area's ports are not counted, those that it had before the last import are: undoing it
// brings them back.
const PORT = statement(
  'area.port',
  `with area as (
     update coverage_areas set free_ports = free_ports - 1 where id = $1 and free_ports > 0 returning id
   ), counted as (
     select from coverage_areas where id = $1 and free_ports is not null
   ), kept as (
     ${changeFreePortsInUndo('-')} and not exists (select from counted)
   ) select exists (select from area) or not exists (select from counted) as "isTaken"`,
)

/**
 * Reserves a free network port in an area; returns false if none is left. Always succeeds if the area's ports
 * are not counted.
 */
export const takePort = async (sql: Sql, area: string): Promise<boolean> =>
  (await sql.row<{ isTaken: boolean }>(PORT, [area]))?.isTaken === true

const NUMBER = statement(
  'order.number',
  'insert into order_numbers (number, lead_id) values ($1, $2) on conflict do nothing returning number',
)

/** Reserves an order number; returns false if it is already taken. */
export async function reserveNumber(sql: Sql, number: string, lead: string): Promise<boolean> {
  return (await sql.row(NUMBER, [number, lead])) !== undefined
}

const FINISH = statement(
  'order.finish',
  `with u as (
     update leads set status = 'finished', finished_at = $2, updated_at = $2, seq = seq + 1, order_number = $3,
       schedule = $4, answers = answers || jsonb_build_object('consent', $5::jsonb)
     where id = $1 and status = 'open'
     returning id, seq
   ), e as (
     insert into lead_events (lead_id, seq, at, what, channel, detail)
     select id, seq, $2, 'finished', $6, jsonb_build_object('consent', $5::jsonb) from u
   ), o as (
     insert into orders (lead_id, number, created_at, plan_id, sku, price, price_full, direct_debit, due_day,
       installation_day, installation_period, mail_withheld)
     select id, $3, $2, $7, $8, $9, $10, $11, $12, $13, $14, $16 from u
   ), x as (
     insert into outbox (subject_id, id, kind, payload, created_at, next_at)
     select u.id, m.id, m.kind, m.payload, $2, $2 from u,
       jsonb_to_recordset($15::jsonb) as m (id uuid, kind text, payload text)
   ) select id from u`,
)

/** An order to store. Prices are in cents per month. */
export type OrderToStore = {
  lead: string
  at: Date
  number: string
  schedule: { date: string; period: string; day: string } | null
  consent: StoredConsent
  channel: string | null
  plan: PlanInCents
  price: number
  directDebit: boolean
  dueDay: number
  outbox: readonly OutboxEntry[]
  /** Whether `outbox` lacks the confirmation, because the mailbox has reached its limit. */
  isMailWithheld: boolean
}

/**
 * Turns the lead into an order in a single statement.
 * @throws Error if the lead is not open
 */
export async function finishLead(sql: Sql, order: OrderToStore): Promise<void> {
  const { schedule, plan } = order
  const row = await sql.row(FINISH, [
    order.lead,
    order.at,
    order.number,
    schedule && JSON.stringify({ date: schedule.date, period: schedule.period }),
    order.consent,
    order.channel,
    plan.id,
    plan.sku,
    order.price,
    plan.price_full,
    order.directDebit,
    order.dueDay,
    schedule?.day ?? null,
    schedule?.period ?? null,
    JSON.stringify(order.outbox),
    order.isMailWithheld,
  ])
  if (!row) throw new Error('the lead changed while it was locked')
}

const MAILED = statement(
  'order.mailed',
  'update orders set mail_withheld = false where lead_id = $1 and mail_withheld',
)

/** Stores that the confirmation of an order was mailed after all. */
export async function setConfirmationMailed(sql: Sql, lead: string): Promise<void> {
  await sql.rows(MAILED, [lead])
}
