/**
 * SQL that assigns calls to desk users: it finds the records of a person, assigns them to the desk user who will call,
 * and stores the result of the call.
 */
import { statement, type Sql } from '../../db/database.ts'
import { ABANDONED_DAYS, CALL_TAKEN_MINUTES } from '../../rules/desk/calls.ts'
import { recordsWhere, TASK, type ReasonToCall } from './reasons-to-call.ts'

/** A record whose owner the desk may call, with the desk's task for it. `contact` and `note` are encrypted. */
export type CallableRecord = {
  id: string
  /**
   * The HMAC of the phone number, the same in all records of a person; the record's id if there is no phone
   * number.
   */
  number: string
  why: ReasonToCall
  /** The id of the order or renewal that is on hold until this call. */
  held_id: string | null
  /** Everybody else is called first, because the person's network has requested too many calls. */
  is_last: boolean
  /** How many requests for a call the record stands for. */
  requests: number
  since: Date
  /** The price of the chosen plan in reais per month; null before a plan is chosen. */
  value: number | null
  city: string | null
  /** The phone number; if `why` is 'waiting', name, phone number and e-mail address as JSON. */
  contact: string | null
  name: string | null
  plan: string | null
  campaign: string | null
  /** The question at which the person requested the call. */
  step: string | null
  /** The address as it is stored with a lead or on the waiting list. */
  place: Readonly<Record<string, unknown>> | null
  answered: string[]
  /** The id and the e-mail address of the desk user to whom the call is assigned now. */
  taken_by_id: string | null
  taken_by: string | null
  tries: number
  result: string | null
  /** The last note of releases that kept only one, and none of the later ones (phone-calls.ts). */
  note: string | null
  /** When the person is to be called again. */
  next_try: Date | null
  /** The e-mail address of the desk user who has agreed on the next call. */
  agreed_with: string | null
  /** Whom the next call is to ask for. */
  ask_for: string | null
  closed_at: Date | null
  /** False for a lead that was called before, but may not be called any more. */
  is_callable: boolean
}

/** Returns whether the desk may call because of a record that is not settled yet. */
export const isOpen = ({ closed_at, is_callable }: Pick<CallableRecord, 'closed_at' | 'is_callable'>) =>
  closed_at === null && is_callable

const RECORD = `select r.id, r.number, r.why, r.held_id, r.is_last, r.requests, r.since, r.value, r.city, r.contact, r.name, r.plan, r.campaign,
    r.step, r.place, array(select jsonb_object_keys(r.answers)) as answered, case when o.id is not null then t.taken_by end as taken_by_id,
    o.email as taken_by, coalesce(t.tries, 0) as tries, t.result, t.note, t.next_try, t.ask_for, t.closed_at, r.is_callable,
    (select a.email from operators a where a.id = t.agreed_by) as agreed_with`

const BY_ID = 's.id = $2'
const FIND = statement(
  'people.find',
  `${RECORD} from (${recordsWhere({ asked: BY_ID, waiting: BY_ID, lead: BY_ID }, true)}) r ${TASK}`,
)

/** Finds a record by id; undefined if the desk may not call its owner, and has not done so. */
export const findPersonToCall = (sql: Sql, id: string, now: Date) => sql.row<CallableRecord>(FIND, [now, id])

const BY_NUMBER = 's.phone_lookup = $2'
/** The SQL condition of leads with this phone number. */
const ORDER_BY_NUMBER = `s.id in (
    select k.record_id from search_keys k where k.lookup = $2 and k.kind = 'phone' and k.record = 'lead')`
/** The SQL condition of leads with this phone number that are in the call list or may soon be. */
const LEAD_BY_NUMBER = `${ORDER_BY_NUMBER}
  and s.created_at > $1::timestamptz - interval '${ABANDONED_DAYS} days'`
const OF_NUMBER = statement(
  'people.number',
  `${RECORD} from (${recordsWhere({ asked: BY_NUMBER, waiting: BY_NUMBER, lead: LEAD_BY_NUMBER, order: ORDER_BY_NUMBER }, true)}) r ${TASK}
   order by r.since, r.id`,
)

/** Returns the records with one phone number, open ones and others, oldest first. */
export const recordsOf = (sql: Sql, number: string, now: Date) =>
  sql.rows<CallableRecord>(OF_NUMBER, [now, number])

const ORDERS_OF_NUMBER = statement(
  'people.orders',
  `select o.number, o.created_at as at from leads s join orders o on o.lead_id = s.id where ${LEAD_BY_NUMBER}
   order by o.created_at desc limit 3`,
)

/** An order that may be chosen as the result of a call. */
export type OrderOfNumber = { number: string; at: Date }

/** Returns the newest orders with a phone number, of the last seven days. */
export const ordersOfNumber = (sql: Sql, number: string, now: Date) =>
  sql.rows<OrderOfNumber>(ORDERS_OF_NUMBER, [now, number])

const TAKE = statement(
  'people.take',
  `insert into call_tasks as t (subject_id, taken_by, taken_at, updated_at)
   select id, $2, $3, $3 from unnest($1::uuid[]) as id order by id
   on conflict (subject_id) do update set taken_by = $2, taken_at = $3, updated_at = $3
   where t.closed_at is null
     and (t.taken_by is null or t.taken_by = $2
       or t.taken_at <= $3::timestamptz - interval '${CALL_TAKEN_MINUTES} minutes')
     and ($4::uuid is null or t.subject_id <> $4 or t.next_try is null or t.next_try <= $3)
   returning subject_id`,
)

/**
 * Assigns records to a desk user. If several desk users try at the same time, each record goes to exactly one
 * of them.
 * @param due the id of the record that must be due; null if the person may be called before the agreed time
 * @returns how many of these records are now assigned to this desk user
 */
export const takeRecords = async (
  sql: Sql,
  ids: readonly string[],
  operator: string,
  now: Date,
  due: string | null = null,
): Promise<number> => (await sql.rows(TAKE, [ids, operator, now, due])).length

/** What a phone call means for the records it was about. `askFor` is the person to ask for; null if none was named. */
export type CallOutcomeToStore = {
  result: string
  nextTry: Date | null
  isClosed: boolean
  askFor: string | null
}

const NOTE = statement(
  'people.note',
  `update call_tasks set result = $3, next_try = $4, closed_at = case when $5 then $6::timestamptz end,
     agreed_by = case when $3 = 'de-novo' then $2::uuid end, ask_for = $7,
     tries = tries + 1, taken_by = null, taken_at = null, updated_at = $6
   where subject_id = any($1::uuid[]) and taken_by = $2 and closed_at is null returning subject_id`,
)

/**
 * Stores the outcome of a call for the records that are still assigned to the desk user, and ends their
 * assignment. Returns the ids of these records.
 */
export async function storeCallOutcome(
  sql: Sql,
  ids: readonly string[],
  operator: string,
  { result, nextTry, isClosed, askFor }: CallOutcomeToStore,
  now: Date,
): Promise<string[]> {
  const values = [ids, operator, result, nextTry, isClosed, now, askFor]
  const rows = await sql.rows<{ subject_id: string }>(NOTE, values)
  return rows.map(({ subject_id }) => subject_id)
}

const LOCK = statement(
  'people.lock',
  'select subject_id from call_tasks where subject_id = any($1::uuid[]) order by subject_id for update',
)

/** Holds the tasks of records until the transaction ends. */
export const lockCallTasks = (sql: Sql, ids: readonly string[]) => sql.run(LOCK, [ids])

const RESTORE = statement(
  'people.restore',
  `update call_tasks set result = $2, next_try = $3, agreed_by = case when $2 = 'de-novo' then $4::uuid end, closed_at = null,
     tries = greatest(tries - 1, 0), taken_by = $5, taken_at = case when $5::uuid is not null then $6::timestamptz end, updated_at = $6
   where subject_id = any($1::uuid[])`,
)

/** What an earlier call said of records: its result, the time that it agreed, and who called. */
export type EarlierOutcome = { result: string | null; nextTry: Date | null; operator: string | null }

/**
 * Undoes the outcome of the last call of records, so that the one before it holds.
 * @param takenBy the desk user who goes on with the call; null for nobody
 */
export const restoreCallOutcome = (
  sql: Sql,
  ids: readonly string[],
  { result, nextTry, operator }: EarlierOutcome,
  takenBy: string | null,
  now: Date,
) => sql.run(RESTORE, [ids, result, nextTry, operator, takenBy, now])

const RELEASE = statement(
  'people.release',
  `update call_tasks set taken_by = null, taken_at = null, updated_at = $3
   where subject_id = any($1::uuid[]) and taken_by = $2 returning subject_id`,
)

/**
 * Ends the assignment of records to a desk user; returns false if none of them is assigned to that desk user.
 */
export const releaseRecords = (sql: Sql, ids: readonly string[], operator: string, now: Date) =>
  sql.hasRow(RELEASE, [ids, operator, now])
