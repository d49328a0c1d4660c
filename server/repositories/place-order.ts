/** SQL that turns a lead into an order: reserves the order number and stores the order. */
import { statement, type Sql } from '../db/database.ts'
import type { PlanInCents } from '../rules/plans-on-offer.ts'
import type { StoredConsent } from '../rules/lead-row-types.ts'
import type { OutboxEntry } from './outbox.ts'

const NUMBER = statement(
  'order.number',
  'insert into order_numbers (number, lead_id) values ($1, $2) on conflict do nothing returning number',
)

/** Reserves an order number; returns false if it is already taken. */
export const reserveNumber = (sql: Sql, number: string, lead: string) => sql.hasRow(NUMBER, [number, lead])

const FINISH = statement(
  'order.finish',
  `with u as (
     update leads set status = 'finished', finished_at = $2, updated_at = $2, seq = seq + 1, order_number = $3,
       schedule = $4, answers = answers || jsonb_build_object('consent', $5::jsonb)
     where id = $1 and status = 'open'
     returning id, seq, place
   ), e as (
     insert into lead_events (lead_id, seq, at, what, channel, detail)
     select id, seq, $2, 'finished', $6, jsonb_build_object('consent', $5::jsonb) from u
   ), o as (
     insert into orders (lead_id, number, created_at, plan_id, sku, price, price_full, direct_debit, due_day,
       installation_day, installation_period, mail_withheld, city)
     select id, $3, $2, $7, $8, $9, $10, $11, $12, $13, $14, $16, search_keys_folded_name(place->>'city') from u
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
export const setConfirmationMailed = (sql: Sql, lead: string) => sql.run(MAILED, [lead])
