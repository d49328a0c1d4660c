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
  outcome: DataRequestOutcome | null
}

const ADD = statement(
  'data_request.add',
  `insert into data_requests (id, kind, content, created_at, due_on, proof, code_hash, code_expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

/** Stores a new request; `code` is the hash of the code that was sent, null where the order's link proves who asks. */
export const addDataRequest = (
  sql: Sql,
  { id, kind, content, due_on, proof }: Omit<DataRequestRow, 'outcome'>,
  at: Date,
  code: { hash: string; expires: Date } | null,
) => sql.run(ADD, [id, kind, content, at, due_on, proof, code?.hash ?? null, code?.expires ?? null])

const COLUMNS = `id, kind, content, due_on::text as due_on, proof, outcome`
const FIND = statement('data_request.find', `select ${COLUMNS} from data_requests where id = $1`)
export const findDataRequest = (sql: Sql, id: string) => sql.row<DataRequestRow>(FIND, [id])

const LOCK = statement('data_request.lock', `select ${COLUMNS} from data_requests where id = $1 for update`)
/** Returns a request that nobody else changes until the transaction has ended. */
export const lockDataRequest = (sql: Sql, id: string) => sql.row<DataRequestRow>(LOCK, [id])

const TRY = statement(
  'data_request.try',
  `update data_requests set code_tries = code_tries + 1,
     proof = case when code_hash = $2 and code_expires_at > $3 then 'code' else proof end
   where id = $1 and proof is null and code_hash is not null and code_tries < ${CODE_TRIES}
   returning code_tries as tries, code_hash = $2 as "right", code_expires_at <= $3 as expired`,
)

/** Checks a code and counts the attempt; undefined if none was sent or its attempts are used up. */
export const tryDataRequestCode = (sql: Sql, id: string, hash: string, at: Date) =>
  sql.row<CodeTry>(TRY, [id, hash, at])

const OPEN = statement(
  'data_request.open',
  `select ${COLUMNS} from data_requests where closed_at is null
   order by proof is null, due_on, created_at, id limit ${ROWS_PER_PAGE} offset $1`,
)

/** Returns a page of the requests that wait for an answer: those of who has proved who they are first, by deadline. */
export const openDataRequests = (sql: Sql, offset: number) => sql.rows<DataRequestRow>(OPEN, [offset])

/** How many requests are read at once. */
const BATCH = 500
const EVERY = statement(
  'data_request.every',
  `select id, kind, content, created_at::text as created_at, due_on::text as due_on, proof, outcome,
     closed_at::text as closed_at
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
  `select count(*)::int as open, count(*) filter (where due_on < $1)::int as late, min(due_on)::text as first
   from data_requests where closed_at is null`,
)

/** Counts the requests that wait for an answer, and those whose deadline is over; `first` is the first deadline. */
export const countDataRequests = (sql: Sql, today: string) =>
  onlyRow<{ open: number; late: number; first: string | null }>(sql, COUNT, [today])

const CONFIRM = statement(
  'data_request.confirm',
  `update data_requests set proof = 'person' where id = $1 and proof is null returning kind`,
)

/** Stores that somebody at the desk has confirmed who asks; false if that was known. */
export const confirmDataRequest = (sql: Sql, id: string) => sql.hasRow(CONFIRM, [id])

const CONTENT = statement('data_request.content', 'update data_requests set content = $2 where id = $1')

export const replaceDataRequestContent = (sql: Sql, id: string, content: string) =>
  sql.run(CONTENT, [id, content])

const CLOSE = statement(
  'data_request.close',
  `update data_requests set outcome = $2, closed_at = $3 where id = $1 and closed_at is null returning kind`,
)

/** Closes a request; undefined if it is closed already. */
export const closeDataRequest = (sql: Sql, id: string, outcome: DataRequestOutcome, at: Date) =>
  sql.row<{ kind: DataRequestKind }>(CLOSE, [id, outcome, at])
