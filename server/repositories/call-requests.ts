/**
 * SQL that stores visitors' requests to be called, finds the order from which a call is requested, and selects the one
 * request for each phone number that the operator is notified of.
 */
import { onlyRow, statement, type Sql } from '../db/database.ts'
import type { CreationKey } from './leads.ts'

const CALL = statement(
  'support.create',
  `with s as (
     insert into support_requests (id, created_at, telephone, phone_lookup, channel, lead_id, renewal_id, is_first, about,
       campaign, step, plan_id, city, is_last, is_announced)
     values ($1, $2, $3, $4, $5, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     on conflict (phone_lookup) where is_announced do nothing returning id
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
  /** Everybody else is called first. */
  isLast: boolean
}

/** What is known about the visit in which a call was requested: campaign, step, id of the plan, and city. */
export type VisitOfCall = {
  campaign: string | null
  step: string | null
  plan: string | null
  city: string | null
}

/**
 * Stores a call request. A request made from an order on hold goes to the top of the call list.
 * @param isAnnounced whether this is the request that is reported to the operator; one is for each phone number
 * @returns false if another one is that already, so that nothing was stored
 */
export async function createSupportRequest(
  sql: Sql,
  call: CallRequest,
  isAnnounced: boolean,
): Promise<boolean> {
  const { id, at, telephone, lookup, channel, order, key, about, visit, isLast } = call
  const rows = await sql.rows(CALL, [
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
    isLast,
    isAnnounced,
  ])
  return rows.length > 0
}

/** SQL condition of a call request `s`: the desk has settled it. */
export const IS_SETTLED =
  'exists (select 1 from call_tasks t where t.subject_id = s.id and t.closed_at is not null)'

const END_ANNOUNCED = statement(
  'support.end',
  `update support_requests s set is_announced = false
   where s.phone_lookup = $1 and s.is_announced and (s.created_at <= $2 or ${IS_SETTLED})`,
)

/**
 * Lets the next request for a phone number be announced, if the desk has settled the last one or it is older than
 * `before`.
 */
export const endAnnouncedCall = (sql: Sql, lookup: string, before: Date) =>
  sql.run(END_ANNOUNCED, [lookup, before])

const OPEN = statement(
  'support.open',
  `select count(*)::int as requests,
     coalesce(bool_or(s.is_first and coalesce(s.lead_id, s.renewal_id) = $2), false) as has_held
   from support_requests s where s.phone_lookup = $1 and not ${IS_SETTLED}`,
)

/**
 * Returns how many requests for a phone number are stored that the desk has not settled, and whether one of them was
 * made from this order on hold.
 */
export const openCallsOf = (sql: Sql, lookup: string, order: string | null) =>
  onlyRow<{ requests: number; has_held: boolean }>(sql, OPEN, [lookup, order])

const ASKED_BEFORE = statement(
  'support.before',
  `select exists (select 1 from support_requests s
     where s.phone_lookup = $1 and s.created_at > $2 and s.id is distinct from $3::uuid and not ${IS_SETTLED}
       and (coalesce(s.lead_id, s.renewal_id) = $4 or s.id = any($5::uuid[]))) as is_repeated`,
)

/** Whoever asks for a call: their order, and the ids of earlier requests, which only their browser knows. */
export type Asker = { readonly order: string | null; readonly earlier: readonly string[] }

/**
 * Returns whether this order or browser itself has requested a call to this phone number since a moment, which the desk
 * has not settled. Requests of others do not count: nobody learns of them.
 * @param replayed the id of the request that is answered again
 */
export const hasAskedBefore = async (
  sql: Sql,
  lookup: string,
  since: Date,
  { order, earlier }: Asker,
  replayed: string | null,
): Promise<boolean> =>
  (await onlyRow<{ is_repeated: boolean }>(sql, ASKED_BEFORE, [lookup, since, replayed, order, earlier]))
    .is_repeated

const COUNT = statement(
  'support.count',
  `update support_requests set requests = requests + 1, is_last = is_last and $2
   where id = (select s.id from support_requests s where s.phone_lookup = $1 and not ${IS_SETTLED}
     order by s.created_at desc, s.id limit 1)`,
)

/** Counts a further request for a phone number in the newest one that is stored. */
export const countCallRequest = (sql: Sql, lookup: string, isLast: boolean) =>
  sql.run(COUNT, [lookup, isLast])

const ANNOUNCE_NEXT = statement(
  'support.next',
  `update support_requests set is_announced = true where id = (
     select s.id from support_requests s where s.phone_lookup = $1 and s.about is null and not ${IS_SETTLED}
     order by s.created_at, s.id limit 1)
   returning id, telephone, channel, lead_id, renewal_id, is_first, is_last, campaign, step, plan_id as plan, city`,
)

/** A stored call request, as announced to the operator. */
export type StoredCall = VisitOfCall & {
  id: string
  telephone: string
  channel: string | null
  lead_id: string | null
  renewal_id: string | null
  is_first: boolean
  is_last: boolean
}

/** Makes the oldest other request for a phone number the announced one; undefined if there is none. */
export const announceNextCall = (sql: Sql, lookup: string) => sql.row<StoredCall>(ANNOUNCE_NEXT, [lookup])

const OPEN_CANCELLATION = statement(
  'support.cancellation',
  `select s.created_at as at from support_requests s
   where s.lead_id = $1 and s.about = 'cancellation'
     and not exists (select 1 from call_tasks t where t.subject_id = s.id and t.closed_at is not null)
   order by s.created_at limit 1`,
)

/**
 * Returns when the cancellation of an order was requested, if that call is still open; undefined if there is no such
 * request.
 */
export const openCancellationCall = async (sql: Sql, lead: string): Promise<Date | undefined> =>
  (await sql.row<{ at: Date }>(OPEN_CANCELLATION, [lead]))?.at

const FIND_ORDER = statement(
  'held.find',
  `select id as lead, null::uuid as renewal, held_at is not null and status = 'open' as is_held,
     answers->'phone'->>'phone' as phone, answers->'phone'->>'lookup' as phone_lookup, null::uuid as customer_id, null as customer
   from leads where id = $1
   union all
   select null, r.id, r.held_at is not null and r.order_number is null, null, null, c.id, c.content
   from renewal_requests r left join customers c on c.id = r.customer_id where r.id = $1`,
)

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
export const findCallingOrder = (sql: Sql, id: string) => sql.row<CallingOrder>(FIND_ORDER, [id])
