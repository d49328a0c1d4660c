/** SQL of what people ask of the data about them. */
import { ROWS_PER_PAGE } from '../../src/lib/paginate-list.ts'
import type { DataRequestKind, DataRequestOutcome } from '../../src/content/my-data.ts'
import { onlyRow, statement, type Sql } from '../db/database.ts'
import { CODE_TRIES, type CodeTry } from '../rules/email-codes.ts'

/** A request as it is stored. `content` is encrypted, with the id as its owner. */
export type DataRequestRow = {
  id: string
  kind: DataRequestKind
  content: string
  /** yyyy-mm-dd */
  due_on: string
  proof: 'order' | 'code' | 'person' | null
  /** Whether the code that was mailed to the address of the request has been typed. */
  has_mailbox: boolean
  /** Whether there is a code to type. */
  has_code: boolean
  /** The request with which this one stands, as it repeats it; null for a case of its own. */
  same_as: string | null
  outcome: DataRequestOutcome | null
}

/** A code as it is stored. */
type StoredCode = { hash: string; expires: Date }

type NewRequest = Pick<DataRequestRow, 'id' | 'kind' | 'content' | 'due_on' | 'proof'> & {
  /** HMAC of what is asked for which mailbox or order. */
  subject: string
}

const IS_OPEN_CASE = 'closed_at is null and same_as is null'
const ADD = statement(
  'data_request.add',
  `insert into data_requests (id, kind, content, created_at, due_on, proof, code_hash, code_expires_at, subject_lookup, same_as)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, (
     select id from data_requests where subject_lookup = $9 and ${IS_OPEN_CASE} order by created_at, id limit 1))`,
)

/** Stores a new request; `code` is the code that is sent, null for none. One that repeats an open case stands with it. */
export const addDataRequest = (
  sql: Sql,
  { id, kind, content, due_on, proof, subject }: NewRequest,
  at: Date,
  code: StoredCode | null,
) => sql.run(ADD, [id, kind, content, at, due_on, proof, code?.hash ?? null, code?.expires ?? null, subject])

const COLUMNS = `id, kind, content, due_on::text as due_on, proof, has_mailbox, code_hash is not null as has_code, same_as, outcome`
const FIND = statement('data_request.find', `select ${COLUMNS} from data_requests where id = $1`)
export const findDataRequest = (sql: Sql, id: string) => sql.row<DataRequestRow>(FIND, [id])

const LOCK = statement('data_request.lock', `select ${COLUMNS} from data_requests where id = $1 for update`)
/** Returns a request that nobody else changes until the transaction has ended. */
export const lockDataRequest = (sql: Sql, id: string) => sql.row<DataRequestRow>(LOCK, [id])

const LOCK_OPEN = statement(
  'data_request.lock_open',
  `select ${COLUMNS} from data_requests where subject_lookup = $1 and ${IS_OPEN_CASE} order by created_at, id limit 1 for update`,
)

/** Locks and returns the open case of this subject; undefined if there is none. */
export const lockOpenCase = (sql: Sql, subject: string) => sql.row<DataRequestRow>(LOCK_OPEN, [subject])

const IS_RIGHT = 'code_hash = $2 and code_expires_at > $3'
const TRY = statement(
  'data_request.try',
  // one that was closed because nobody had proven it is open again
  `update data_requests set code_tries = code_tries + case when $4 then 0 else 1 end,
     has_mailbox = ${IS_RIGHT}, proof = case when ${IS_RIGHT} then coalesce(proof, 'code') else proof end,
     closed_at = case when ${IS_RIGHT} and outcome = 'unproven' then null else closed_at end,
     outcome = case when ${IS_RIGHT} and outcome = 'unproven' then null else outcome end
   where id = $1 and not has_mailbox and code_hash is not null and ($4 or code_tries < ${CODE_TRIES})
   returning code_tries as tries, code_hash = $2 as "right", code_expires_at <= $3 as expired`,
)

/**
 * Checks a code and counts the attempt; undefined if none was sent or its attempts are used up.
 * @param isByReader whether who types it has opened the mail, so that no attempts of others count
 */
export const tryDataRequestCode = (sql: Sql, id: string, hash: string, at: Date, isByReader: boolean) =>
  sql.row<CodeTry>(TRY, [id, hash, at, isByReader])

const LEAD_SAME = statement(
  'data_request.lead_same',
  `with me as (
     select r.id, r.subject_lookup from data_requests r left join data_requests l on l.id = r.same_as
     where r.id = $1 and r.proof = 'code' and r.closed_at is null
       and (r.same_as is null or l.proof is null or l.closed_at is not null)
   ), others as (
     update data_requests o set same_as = me.id from me
     where o.subject_lookup = me.subject_lookup and o.id <> me.id and o.closed_at is null and o.proof is null
     returning o.due_on
   ) update data_requests r set same_as = null, due_on = least(r.due_on, (select min(due_on) from others))
     from me where r.id = me.id`,
)

/**
 * Makes a request that a code has proven the case of its subject: those of which nobody knows who made them stand with it,
 * and its deadline is the first of theirs. Nothing changes if a proven one is the case already.
 */
export const makeCaseOfProven = (sql: Sql, id: string) => sql.run(LEAD_SAME, [id])

const REPEATS = statement(
  'data_request.repeats',
  `select ${COLUMNS}, count(*) over ()::int as all from data_requests where same_as = $1
   order by created_at desc, id limit ${ROWS_PER_PAGE}`,
)

/** Returns the newest requests that stand with a case; `all` is how many there are. */
export const repeatsOfCase = (sql: Sql, id: string) =>
  sql.rows<DataRequestRow & { all: number }>(REPEATS, [id])

const OPEN = statement(
  'data_request.open',
  `select ${COLUMNS} from data_requests where ${IS_OPEN_CASE}
   order by proof is null, due_on, created_at, id limit ${ROWS_PER_PAGE} offset $1`,
)

/** Returns a page of the cases that wait for an answer: those of who has proved who they are first, by deadline. */
export const openDataRequests = (sql: Sql, offset: number) => sql.rows<DataRequestRow>(OPEN, [offset])

const UNPROVEN = statement(
  'data_request.unproven',
  `select id from data_requests where ${IS_OPEN_CASE} and proof is null and created_at <= $1 order by id limit 1000`,
)

/** Returns the ids of the cases of which nobody knows who asks, up to a thousand, that were open at a time. */
export const unprovenDataRequests = (sql: Sql, before: Date) => sql.rows<{ id: string }>(UNPROVEN, [before])

/** How many requests are read at once. */
const BATCH = 500
const EVERY = statement(
  'data_request.every',
  `select ${COLUMNS}, created_at::text as created_at, closed_at::text as closed_at
   from data_requests where ($1::uuid is null or id < $1) order by id desc limit ${BATCH}`,
)

type DatedRequest = DataRequestRow & { created_at: string; closed_at: string | null }

/**
 * Yields the requests of everybody that are kept, in batches, in no particular order: whose they are only their sealed content
 * says.
 */
export async function* allDataRequests(sql: Sql): AsyncGenerator<DatedRequest[]> {
  for (let last: string | null = null; ;) {
    const rows: DatedRequest[] = await sql.rows<DatedRequest>(EVERY, [last])
    yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? null
  }
}

const COUNT = statement(
  'data_request.count',
  `select count(*)::int as open, count(*) filter (where proof is null)::int as unproven,
     count(*) filter (where due_on < $1)::int as late, min(due_on)::text as first
   from data_requests where ${IS_OPEN_CASE}`,
)

/** Counts the cases that wait for an answer, and those whose deadline is over; `first` is the first deadline. */
export const countDataRequests = (sql: Sql, today: string) =>
  onlyRow<{ open: number; unproven: number; late: number; first: string | null }>(sql, COUNT, [today])

const CONFIRM = statement(
  'data_request.confirm',
  `update data_requests set proof = 'person' where id = $1 and proof is null returning kind`,
)

/** Stores that somebody at the desk has confirmed who asks; false if that was known. */
export const confirmDataRequest = (sql: Sql, id: string) => sql.hasRow(CONFIRM, [id])

const CONTENT = statement('data_request.content', 'update data_requests set content = $2 where id = $1')

export const replaceDataRequestContent = (sql: Sql, id: string, content: string) =>
  sql.run(CONTENT, [id, content])

const CODE = statement(
  'data_request.code',
  `update data_requests set code_hash = $2, code_expires_at = $3, code_tries = 0, has_mailbox = false where id = $1`,
)

/** Stores the new code of a request, in the place of one before; null if none was mailed to the address that it has now. */
export const setDataRequestCode = (sql: Sql, id: string, code: StoredCode | null) =>
  sql.run(CODE, [id, code?.hash ?? null, code?.expires ?? null])

const CLOSE = statement(
  'data_request.close',
  `update data_requests set outcome = $2, closed_at = $3 where id = $1 and closed_at is null returning kind`,
)

/** Closes a request; undefined if it is closed already. */
export const closeDataRequest = (sql: Sql, id: string, outcome: DataRequestOutcome, at: Date) =>
  sql.row<{ kind: DataRequestKind }>(CLOSE, [id, outcome, at])

const ASKED = statement(
  'data_request.asked',
  `insert into lead_events (lead_id, seq, at, what, key) select id, seq, $2, 'data asked', $3 from leads where id = any($1::uuid[])
   on conflict (lead_id, key) do nothing`,
)

/** Stores with leads that somebody who reads their mailbox has asked for their data, once for each request. */
export const noteDataAsked = (sql: Sql, leads: readonly string[], at: Date, request: string) =>
  sql.run(ASKED, [leads, at, `data:${request}`])

const ASKED_AT = statement(
  'data_request.asked_at',
  `select max(at) as at from lead_events where lead_id = $1 and what = 'data asked'`,
)

/** Returns when somebody who reads the mailbox of a lead last asked for its data; null if nobody has. */
export const dataAskedAt = async (sql: Sql, lead: string): Promise<Date | null> =>
  (await onlyRow<{ at: Date | null }>(sql, ASKED_AT, [lead])).at
