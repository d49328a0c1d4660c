/** SQL that stores visitors' requests to be called. */
import { statement, type Sql } from '../db/database.ts'
import type { CreationKey } from './leads.ts'

const CALL = statement(
  'support.create',
  `with s as (
     insert into support_requests (id, created_at, telephone, phone_lookup, channel, lead_id, renewal_id, is_first, about,
       campaign, step, plan_id, city)
     values ($1, $2, $3, $4, $5, $8, $9, $10, $11, $12, $13, $14, $15) returning id
   ), k as (
     insert into creation_keys (key_hash, made_id, covered, fingerprint, created_at)
     select $6, id, false, $7, $2 from s where $6::text is not null
   ) select id from s`,
)

/** What a call is about, if the page from which it was requested knows. */
export type CallSubject = 'cancellation'

/** A visitor's request to be called. */
export type CallRequest = {
  id: string
  at: Date
  /** The phone number, encrypted. */
  telephone: string
  lookup: string
  channel: string | null
  /** The order from which the call was requested, if any. */
  order: { lead: string | null; renewal: string | null; is_held: boolean } | undefined
  key: CreationKey
  about: CallSubject | null
  visit: VisitOfCall
}

/** What is known about the visit in which a call was requested: campaign, step, id of the plan, and city. */
export type VisitOfCall = {
  campaign: string | null
  step: string | null
  plan: string | null
  city: string | null
}

/** Stores a call request. A request made from an order on hold goes to the top of the call list (D89). */
export async function createSupportRequest(sql: Sql, call: CallRequest): Promise<void> {
  const { id, at, telephone, lookup, channel, order, key, about, visit } = call
  await sql.rows(CALL, [
    id,
    at,
    telephone,
    lookup,
    channel,
    key?.hash ?? null,
    key?.fingerprint ?? null,
    order?.lead ?? null,
    order?.renewal ?? null,
    order?.is_held ?? false,
    about,
    visit.campaign,
    visit.step,
    visit.plan,
    visit.city,
  ])
}

const OPEN_CANCELLATION = statement(
  'support.cancellation',
  `select s.created_at as at from support_requests s
   where s.lead_id = $1 and s.about = 'cancellation'
     and not exists (select 1 from call_tasks t where t.subject_id = s.id and t.closed_at is not null)
   order by s.created_at limit 1`,
)

/**
 * Returns when the cancellation of an order was requested, if nobody has closed that call yet; undefined if
 * there is no such request.
 */
export const openCancellationCall = async (sql: Sql, lead: string): Promise<Date | undefined> =>
  (await sql.row<{ at: Date }>(OPEN_CANCELLATION, [lead]))?.at
