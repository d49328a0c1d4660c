/**
 * SQL for phone calls from the operator's desk. It finds the records of a person, assigns these records to an
 * operator, and stores the result of the call.
 */
import { statement, type Sql } from '../../db/database.ts'
import { TAKEN_MINUTES } from '../../rules/desk/call-list-limits.ts'
import { recordsWhere, TASK, type ReasonToCall } from './callable-records.ts'

/** A record whose owner the desk may call, with the desk's note on it. `contact` and `note` are encrypted. */
export type CallableRecord = {
  id: string
  /**
   * The HMAC of the phone number, the same in all records of a person; the record's id if there is no phone
   * number.
   */
  number: string
  why: ReasonToCall
  /** The id of the order or renewal that is on hold until this call (D89). */
  held_id: string | null
  since: Date
  /** The price of the chosen plan in reais per month; null before a plan is chosen. */
  value: number | null
  city: string | null
  /** The phone number; if `why` is 'waiting', name, phone number and e-mail address as JSON. */
  contact: string | null
  name: string | null
  plan: string | null
  addon: string | null
  answered: string[]
  /** The id and the e-mail address of the operator to whom the call is assigned now. */
  taken_by_id: string | null
  taken_by: string | null
  tries: number
  result: string | null
  note: string | null
  closed_at: Date | null
}

const RECORD = `select r.id, r.number, r.why, r.held_id, r.since, r.value, r.city, r.contact, r.name, r.plan, r.addon,
    array(select jsonb_object_keys(r.answers)) as answered, case when o.id is not null then t.taken_by end as taken_by_id,
    o.email as taken_by, coalesce(t.tries, 0) as tries, t.result, t.note, t.closed_at`

const BY_ID = 's.id = $2'
const FIND = statement(
  'people.find',
  `${RECORD} from (${recordsWhere({ asked: BY_ID, waiting: BY_ID, lead: BY_ID })}) r ${TASK}`,
)

/** Finds a record by id; undefined if the desk may not call its owner. */
export const personToCall = (sql: Sql, id: string, now: Date) => sql.row<CallableRecord>(FIND, [now, id])

const BY_NUMBER = 's.phone_lookup = $2'
/**
 * The SQL condition of leads with this phone number that are in the call list or may soon be. Only leads of
 * the last seven days are searched, because an index on the phone number would make every answer slower to
 * save.
 */
const LEAD_BY_NUMBER = `s.answers->'phone'->>'lookup' = $2 and s.created_at > $1::timestamptz - interval '7 days'`
const OF_NUMBER = statement(
  'people.number',
  `${RECORD} from (${recordsWhere({ asked: BY_NUMBER, waiting: BY_NUMBER, lead: LEAD_BY_NUMBER })}) r ${TASK}
   where t.closed_at is null order by r.since, r.id`,
)

/** Returns the open records with one phone number, oldest first. */
export const openRecordsOf = (sql: Sql, number: string, now: Date) =>
  sql.rows<CallableRecord>(OF_NUMBER, [now, number])

const TAKE = statement(
  'people.take',
  `insert into call_tasks as t (subject_id, taken_by, taken_at, updated_at)
   select id, $2, $3, $3 from unnest($1::uuid[]) as id order by id
   on conflict (subject_id) do update set taken_by = $2, taken_at = $3, updated_at = $3
   where t.closed_at is null
     and (t.taken_by is null or t.taken_by = $2
       or t.taken_at <= $3::timestamptz - interval '${TAKEN_MINUTES} minutes')
   returning subject_id`,
)

/**
 * Assigns records to an operator. If several operators try at the same time, each record goes to exactly one
 * of them.
 * @returns how many of these records are now assigned to this operator
 */
export const takeRecords = async (
  sql: Sql,
  ids: readonly string[],
  operator: string,
  now: Date,
): Promise<number> => (await sql.rows(TAKE, [ids, operator, now])).length

/**
 * The result of a phone call. `notes` are the encrypted notes, one for each record; null keeps the previous
 * ones.
 */
export type Outcome = {
  result: string
  notes: readonly string[] | null
  nextTry: Date | null
  isClosed: boolean
}

const NOTE = statement(
  'people.note',
  `update call_tasks t set result = $4, note = coalesce(s.note, t.note), next_try = $5,
     closed_at = case when $6 then $7::timestamptz end, tries = tries + 1, taken_by = null, taken_at = null, updated_at = $7
   from unnest($1::uuid[], $2::text[]) as s (id, note)
   where t.subject_id = s.id and t.taken_by = $3 and t.closed_at is null returning t.subject_id`,
)

/**
 * Stores the result of a call in the records that are still assigned to the operator, and ends their
 * assignment. Returns false if there are no such records.
 */
export async function noteRecords(
  sql: Sql,
  ids: readonly string[],
  operator: string,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const { result, notes, nextTry, isClosed } = outcome
  const values = [ids, notes ?? ids.map(() => null), operator, result, nextTry, isClosed, now]
  return (await sql.rows(NOTE, values)).length > 0
}

const RELEASE = statement(
  'people.release',
  `update call_tasks set taken_by = null, taken_at = null, updated_at = $3
   where subject_id = any($1::uuid[]) and taken_by = $2 returning subject_id`,
)

/**
 * Ends the assignment of records to an operator; returns false if none of them is assigned to that operator.
 */
export const releaseRecords = async (
  sql: Sql,
  ids: readonly string[],
  operator: string,
  now: Date,
): Promise<boolean> => (await sql.rows(RELEASE, [ids, operator, now])).length > 0
