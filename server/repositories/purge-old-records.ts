/** SQL that finds or deletes records whose retention period is over, in batches. */
import { statement, type Sql, type Statement } from '../db/database.ts'

/** The maximum number of rows in a batch, so that no batch holds locks for long. */
const CHUNK = 500

const ABANDONED = statement(
  'purge.abandoned',
  `select id from leads where status = 'open' and created_at < $1 and updated_at < $1
   limit ${CHUNK} for update skip locked`,
)
const ORDERED = statement(
  'purge.ordered',
  `select l.id from orders o join leads l on l.id = o.lead_id where o.created_at < $1
   limit ${CHUNK} for update of l skip locked`,
)

const ids = async (sql: Sql, what: Statement, before: Date): Promise<string[]> =>
  (await sql.rows<{ id: string }>(what, [before])).map((row) => row.id)

/** Finds open leads without activity since a given time, and locks them. */
export const abandonedLeads = (sql: Sql, before: Date) => ids(sql, ABANDONED, before)

/** Finds leads that were ordered before a given time, and locks them. */
export const orderedLeads = (sql: Sql, before: Date) => ids(sql, ORDERED, before)

const waiting = (name: string, contact: string) =>
  statement(
    name,
    `delete from no_coverage_leads where id in (
       select id from no_coverage_leads where created_at < $1 and updated_at < $1 and contact ${contact}
       limit ${CHUNK} for update skip locked) returning id`,
  )
const NAMELESS = waiting('purge.nameless', 'is null')
const WAITING = waiting('purge.waiting', 'is not null')

/**
 * Deletes old entries of the waiting list: either those without a contact (`nameless`) or those with one
 * (`waiting`). Returns their ids.
 */
export const purgeNoCoverage = (sql: Sql, who: 'nameless' | 'waiting', before: Date) =>
  ids(sql, who === 'waiting' ? WAITING : NAMELESS, before)

const renewals = (name: string, condition: string) =>
  statement(
    name,
    `with old as (
       select id from renewal_requests where created_at < $1 and ${condition} limit ${CHUNK}
       for update skip locked
     ), n as (
       delete from order_numbers using old where order_numbers.lead_id = old.id
     ) delete from renewal_requests r using old where r.id = old.id returning r.id`,
  )
const RENEWALS = {
  abandoned: renewals('purge.renewals.abandoned', 'updated_at < $1 and order_number is null'),
  finished: renewals('purge.renewals.finished', 'finished_at < $1'),
}

/** Deletes old renewal requests, either the abandoned or the finished ones. Returns their ids. */
export const purgeRenewals = (sql: Sql, which: keyof typeof RENEWALS, before: Date) =>
  ids(sql, RENEWALS[which], before)

const MADE = statement('purge.made', 'delete from creation_keys where made_id = any($1::uuid[])')

/** Deletes the idempotency keys of the requests that created these records. */
export const dropCreationKeys = (sql: Sql, made: readonly string[]) => sql.run(MADE, [made])

const chunk = (table: string, key: string, time: string) =>
  statement(
    `purge.${table}`,
    `delete from ${table} where (${key}) in (
       select ${key} from ${table} where ${time} < $1 limit ${CHUNK} for update skip locked) returning 1 as gone`,
  )

/** The statements that delete rows by age alone. Their names appear in the server's log. */
const BY_AGE = {
  idempotencyKeys: statement(
    'purge.keys',
    `update lead_events set key = null, fingerprint = null, version = null where (lead_id, key) in (
       select lead_id, key from lead_events where key is not null and at < $1 limit ${CHUNK}
       for update skip locked) returning 1 as gone`,
  ),
  creationKeys: chunk('creation_keys', 'key_hash', 'created_at'),
  quizzes: chunk('quizzes', 'lead_id, id', 'issued_at'),
  supportRequests: chunk('support_requests', 'id', 'created_at'),
  agentLinks: chunk('agent_links', 'id', 'created_at'),
  // an open one waits for its answer, however old
  dataRequests: chunk('data_requests', 'id', 'closed_at'),
  // Those that were never delivered wait for a person (repositories/outbox.ts).
  outbox: chunk('outbox', 'subject_id, id', 'delivered_at is not null and created_at'),
  // The records of a call are deleted by cascade.
  calls: chunk('calls', 'id', 'taken_at'),
  callTasks: chunk('call_tasks', 'subject_id', 'updated_at'),
  failures: chunk('failure_counts', 'day, release, name, message, place', 'day'),
  missedMessages: chunk('missed_counts', 'day, step, words', 'day'),
  // after its rows, which would go with it in one statement
  imports: statement(
    'purge.imports',
    `delete from imports where id in (
       select id from imports i where created_at < $1
         and not exists (select from import_rows r where r.import_id = i.id)
         and not exists (select from import_undo u where u.import_id = i.id)
       limit ${CHUNK} for update skip locked) returning 1 as gone`,
  ),
} as const

const ofImports = (table: string, key: string, condition: string) =>
  statement(
    `purge.${table}`,
    `delete from ${table} where (${key}) in (
       select ${key} from ${table} where import_id in (select id from imports where ${condition})
       limit ${CHUNK} for update skip locked) returning 1 as gone`,
  )

/** The rows that imports keep: those of files that were never confirmed, and those needed to undo the last import. */
const OF_IMPORTS = {
  // An import without its rows must not be confirmed any more.
  unconfirmedImports: statement(
    'purge.imports.unconfirmed',
    `update imports set state = 'discarded' where id in (
       select id from imports where state in ('ready', 'wrong') and created_at < $1 limit ${CHUNK}
       for update skip locked) returning 1 as gone`,
  ),
  importRows: ofImports('import_rows', 'import_id, number', "state = 'discarded' and created_at < $1"),
  importUndo: ofImports('import_undo', 'key', 'finished_at < $1'),
} as const

export type AgedKind = keyof typeof BY_AGE
export const AGED_KINDS = Object.keys(BY_AGE) as AgedKind[]

/** Deletes rows older than a given time; returns how many. If `full` is true, there may be more to delete. */
export async function purgeAged(
  sql: Sql,
  what: AgedKind | keyof typeof OF_IMPORTS,
  before: Date,
): Promise<{ gone: number; full: boolean }> {
  const rows = await sql.rows({ ...BY_AGE, ...OF_IMPORTS }[what], [before])
  return { gone: rows.length, full: rows.length === CHUNK }
}

const COUNTERS = statement('purge.counters', 'delete from rate_limits where expire < $1')

/** Deletes the counters of limits whose period ended before a given time, so that they count nothing any more. */
export const dropExpiredCounters = (sql: Sql, before: Date) => sql.run(COUNTERS, [before.getTime()])

/** Returns whether a batch of rows was full. If so, there may be more rows to delete. */
export const isBatchFull = (rows: readonly unknown[]) => rows.length === CHUNK
