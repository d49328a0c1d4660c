/** SQL that changes what was agreed of an order. */
import type { OrderTerms } from '../../src/content/order-change.ts'
import { statement, type Sql } from '../db/database.ts'
import type { LeadPlace, StoredAnswers } from '../rules/lead-row-types.ts'

const CHANGE = statement(
  'order.change',
  `with o as (
     update orders set plan_id = $2, sku = $3, price = $4, price_full = $5, direct_debit = $6, due_day = $7,
       sold_sku = coalesce(sold_sku, sku), sold_price = coalesce(sold_price, price),
       sold_price_full = coalesce(sold_price_full, price_full)
     where lead_id = $1 and cancelled_at is null and installed_on is null returning lead_id
   ), u as (
     update leads set seq = seq + 1, updated_at = $8, place = $9, answers = answers || $10::jsonb
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
