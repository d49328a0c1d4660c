/**
 * SQL that stores and reads the phone calls that desk users make: who took a call, its result, its notes, and the
 * order that resulted from it.
 */
import { statement, type Sql } from '../../db/database.ts'
import { CALL_TAKEN_MINUTES } from '../../rules/desk/calls.ts'
import { isToArrange } from './reasons-to-call.ts'

const START = statement(
  'calls.start',
  `with before as (
     update calls set ended_at = $6 where ended_at is null
       and id in (select call_id from call_records where subject_id = any($5::uuid[]))
   ), c as (
     insert into calls (id, operator_id, queue, waiting_since, taken_at) values ($1, $2, $3, $4, $6)
   ) insert into call_records (call_id, subject_id) select $1, id from unnest($5::uuid[]) as id`,
)

/** A call that a desk user takes. `records` are the ids of all records with the person's phone number. */
export type CallToStart = {
  id: string
  operator: string
  queue: string
  waitingSince: Date
  records: readonly string[]
  at: Date
}

/** Stores a new call. An earlier call about one of its records that was never noted ends. */
export const startCall = (sql: Sql, call: CallToStart) =>
  sql.run(START, [call.id, call.operator, call.queue, call.waitingSince, call.records, call.at])

const UNDER_WAY = `select c.id from calls c join call_records r on r.call_id = c.id
  where r.subject_id = any($1::uuid[]) and c.operator_id = $2 and c.ended_at is null order by c.taken_at desc limit 1`

const RUNNING = statement('calls.running', UNDER_WAY)

/** Returns the id of a desk user's call about one of these records that has not ended. */
export const runningCall = async (
  sql: Sql,
  records: readonly string[],
  operator: string,
): Promise<string | undefined> => (await sql.row<{ id: string }>(RUNNING, [records, operator]))?.id

const END = statement(
  'calls.end',
  `with c as (
     update calls set ended_at = $3, result = $4, next_try = $5, order_number = $6
     where id = (${UNDER_WAY}) returning id
   ), n as (
     update call_records r set note = s.note from c, unnest($1::uuid[], $7::text[]) as s (id, note)
     where r.call_id = c.id and r.subject_id = s.id
   ) select id from c`,
)

/** How a call ended. `notes` are the encrypted notes, one for each record; null if there is no note. */
export type CallEnd = {
  result: string | null
  nextTry: Date | null
  orderNumber: string | null
  notes: readonly string[] | null
}

/** Ends a desk user's call about these records. */
export async function endCall(
  sql: Sql,
  records: readonly string[],
  operator: string,
  { result, nextTry, orderNumber, notes }: CallEnd,
  now: Date,
): Promise<void> {
  const values = [records, operator, now, result, nextTry, orderNumber, notes ?? records.map(() => null)]
  await sql.run(END, values)
}

/**
 * SQL: whether the order of a call `c` came of the call itself: of its lead, of the order in which the person asked for it,
 * or of its link. Such an order is the call's result whatever anybody notes (`linkOrderToCall`).
 */
const HAS_OWN_ORDER = `exists (
    select from order_numbers n where n.number = c.order_number and (
      exists (select from call_records h left join support_requests q on q.id = h.subject_id and q.about is null
              where h.call_id = c.id and n.lead_id in (h.subject_id, q.lead_id))
      or exists (select from agent_links l where l.call_id = c.id and l.lead_id = n.lead_id)))`

const JUST_NOTED = statement(
  'calls.just_noted',
  `select * from (
     select distinct on (c.id) c.id, c.ended_at as at, c.result, r.subject_id
     from calls c join call_records r on r.call_id = c.id
     where c.operator_id = $1 and c.taken_at > $2::timestamptz - interval '1 day' and c.ended_at > $2 and c.result <> 'visita'
       and not ${HAS_OWN_ORDER}
     order by c.id, r.subject_id) c
   order by at desc limit 3`,
)

/** Returns the last calls whose result a desk user has noted since a time and may take back, each with one of its records. */
export const callsJustNoted = (sql: Sql, operator: string, since: Date) =>
  sql.rows<{ id: string; at: Date; result: string; subject_id: string }>(JUST_NOTED, [operator, since])

const LAST = statement(
  'calls.last',
  `select c.id, c.operator_id, c.ended_at, c.result, c.next_try, ${HAS_OWN_ORDER} as has_own_order,
     array_agg(r.subject_id) as records, min(r.note) filter (where r.subject_id = ($1::uuid[])[1]) as note
   from calls c join call_records r on r.call_id = c.id
   where c.id in (select call_id from call_records where subject_id = any($1::uuid[]))
     and (c.result is not null
       or c.ended_at is null and c.taken_at > $2::timestamptz - interval '${CALL_TAKEN_MINUTES} minutes')
   group by c.id order by c.taken_at desc, c.id limit 2`,
)

/**
 * A call that was noted, or is under way (`ended_at` is null), with the ids of its records. `note` is encrypted, with the
 * first of the records by which the call was found as its owner.
 */
export type LastCall = {
  id: string
  operator_id: string
  ended_at: Date | null
  result: string | null
  next_try: Date | null
  has_own_order: boolean
  records: string[]
  note: string | null
}

/** Returns the last call about any of these records and the one before it. */
export const lastCallsAbout = (sql: Sql, records: readonly string[], now: Date) =>
  sql.rows<LastCall>(LAST, [records, now])

const REOPEN = statement(
  'calls.reopen',
  'update calls set result = null, next_try = null, order_number = null, ended_at = $2 where id = $1',
)

/** Takes the result of a call back; it goes on if `ended` is null. Its note stays. */
export const removeCallResult = (sql: Sql, call: string, ended: Date | null) => sql.run(REOPEN, [call, ended])

const CALLED = statement(
  'calls.called',
  `select distinct r.subject_id as id from calls c join call_records r on r.call_id = c.id
   where c.operator_id = any($1::uuid[]) and c.taken_at between $2 and $3 limit 5000`,
)

/** Returns the ids of the records about which these desk users took calls in a period. */
export const recordsCalled = async (
  sql: Sql,
  operators: readonly string[],
  from: Date,
  to: Date,
): Promise<string[]> => (await sql.rows<{ id: string }>(CALLED, [operators, from, to])).map(({ id }) => id)

const TIED = statement('calls.tied', 'select 1 as yes from calls where order_number = $1')

/** Returns whether an order is already the result of a call. */
export const isLinkedToCall = (sql: Sql, orderNumber: string) => sql.hasRow(TIED, [orderNumber])

const MINE = statement(
  'calls.mine',
  `select t.subject_id as id from call_tasks t
   join call_records r on r.subject_id = t.subject_id join calls c on c.id = r.call_id
   where c.operator_id = $1 and c.ended_at is null and c.taken_at > $2 and t.taken_by = $1 and t.taken_at > $2
     and t.closed_at is null
     and not exists (select from orders s where s.lead_id = t.subject_id and not ${isToArrange('s.lead_id')})
   order by c.taken_at, t.subject_id limit 1`,
)

/**
 * Returns the id of a record that a desk user has taken since a given time and not yet noted; not of an order whose visit
 * was booked, or that was cancelled, on its own page.
 */
export const findRecordOfOpenCall = async (
  sql: Sql,
  operator: string,
  since: Date,
): Promise<string | undefined> => (await sql.row<{ id: string }>(MINE, [operator, since]))?.id

const HISTORY = statement(
  'calls.history',
  `select c.id, c.operator_id, o.email as operator, c.taken_at as at, c.ended_at as ended, c.result, c.next_try, c.order_number,
     ${HAS_OWN_ORDER} as has_own_order, k.subject_id, k.note
   from (select distinct on (r.call_id) r.* from call_records r where r.subject_id = any($1::uuid[])
         order by r.call_id, r.note nulls last) k
   join calls c on c.id = k.call_id left join operators o on o.id = c.operator_id
   order by c.taken_at desc, c.id limit 50`,
)

/** An earlier call. `note` is encrypted, with the id of its record (`subject_id`) as its owner. */
export type PastCall = {
  id: string
  operator_id: string
  operator: string | null
  at: Date
  ended: Date | null
  result: string | null
  next_try: Date | null
  order_number: string | null
  /** Whether that order came of the call itself. */
  has_own_order: boolean
  subject_id: string
  note: string | null
}

/** Returns the calls about these records, the newest first. */
export const callHistoryOf = (sql: Sql, records: readonly string[]) => sql.rows<PastCall>(HISTORY, [records])

/**
 * SQL: the ids of all records whose calls an order of the lead $1 settles: the lead, the calls requested from it, and
 * the records of the call during which the lead's link was made.
 */
const SETTLED = `select $1::uuid as id
  union select id from support_requests where lead_id = $1 and about is null
  union select r.subject_id from agent_links l join call_records r on r.call_id = l.call_id where l.lead_id = $1`

/** SQL: the record `s` is that of the order itself, whose visit is still to be arranged by a call. */
const IS_OWED = `(s.id = $1 and ${isToArrange('$1')})`

const SETTLE = statement(
  'calls.settle',
  `insert into call_tasks as t (subject_id, result, closed_at, updated_at)
   select s.id, 'pedido', case when not ${IS_OWED} then $2::timestamptz end, $2 from (${SETTLED}) s
   where s.id <> $1 or exists (select 1 from call_records r where r.subject_id = s.id) order by s.id
   on conflict (subject_id) do update set result = 'pedido', taken_by = null,
     closed_at = case when excluded.closed_at is not null then coalesce(t.closed_at, $2) end, taken_at = null, next_try = null, updated_at = $2
   returning subject_id`,
)

const TIE = statement(
  'calls.tie',
  `update calls set result = 'pedido', order_number = $2, ended_at = coalesce(ended_at, $3), next_try = null
   where order_number is null and id = (
     select c.id from calls c join call_records r on r.call_id = c.id where r.subject_id in (${SETTLED})
     order by c.id in (select call_id from agent_links where lead_id = $1 and call_id is not null) desc, c.taken_at desc limit 1)
   returning id`,
)

/**
 * Settles all calls that an order makes superfluous, and ties it to the call from which its link was made,
 * else to the latest of them.
 */
export async function linkOrderToCall(sql: Sql, lead: string, orderNumber: string, at: Date): Promise<void> {
  if ((await sql.rows(SETTLE, [lead, at])).length > 0) await sql.run(TIE, [lead, orderNumber, at])
}
