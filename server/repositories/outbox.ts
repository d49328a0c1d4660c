/** SQL for the outbox, which stores notices until they are delivered by e-mail or webhook. */
import { statement, type Sql } from '../db/database.ts'

/** SQL: since when a notice is being delivered, or should be. It may be due later than it was written, or again. */
export const DUE_SINCE = 'coalesce(tried_at, next_at)'

/** How a notice is delivered: kinds that end in `.mail` by e-mail, all others to the webhook. */
export type OutboxTarget = 'webhook' | 'mail'

const TARGETS: readonly OutboxTarget[] = ['webhook', 'mail']

/**
 * A notice to store. `payload` is encrypted; decrypting it requires the id of the record that the notice is
 * about.
 */
export type OutboxEntry = { id: string; kind: string; payload: string }

const ADD = statement(
  'outbox.add',
  `insert into outbox (subject_id, id, kind, payload, created_at, next_at)
   select $1, m.id, m.kind, m.payload, $2, $4
   from jsonb_to_recordset($3::jsonb) as m (id uuid, kind text, payload text)`,
)

/**
 * Stores notices in the outbox. Call it in the same transaction as the event that the notices report.
 * @param due when they are to be delivered
 */
export const addToOutbox = (
  sql: Sql,
  subject: string,
  at: Date,
  entries: readonly OutboxEntry[],
  due: Date = at,
) => sql.run(ADD, [subject, at, JSON.stringify(entries), due])

const ADD_MANY = statement(
  'outbox.add.many',
  `insert into outbox (subject_id, id, kind, payload, created_at, next_at)
   select m.subject, m.id, m.kind, m.payload, $1, $1
   from jsonb_to_recordset($2::jsonb) as m (subject uuid, id uuid, kind text, payload text)`,
)

/** Stores notices about many records, each about one, like `addToOutbox`. */
export const addToOutboxOfMany = (
  sql: Sql,
  at: Date,
  entries: readonly (OutboxEntry & { readonly subject: string })[],
) => sql.run(ADD_MANY, [at, JSON.stringify(entries)])

const CLAIM = statement(
  'outbox.claim',
  // What happened to a record earlier is told to the order system first: a notice waits for those before it. That an
  // order is erased also waits for one that was given up on, until a person has seen to it.
  `with due as materialized (
     select subject_id, id from outbox o
     where target = $1 and delivered_at is null and failed_at is null and next_at <= $2
       and (target = 'mail' or not exists (
         select from outbox e where e.subject_id = o.subject_id and e.target = o.target and e.created_at < o.created_at
           and e.delivered_at is null
           and (e.failed_at is null or o.kind = 'order.erased' and e.payload <> '')))
     order by next_at limit $4 for update skip locked
   )
   update outbox o set attempts = attempts + 1, next_at = $3, tried_at = coalesce(tried_at, $2)
   from due where o.subject_id = due.subject_id and o.id = due.id
   returning o.subject_id, o.id, o.kind, o.payload, o.created_at, o.tried_at, o.attempts, o.handed_over`,
)

/** A notice that this process is about to deliver. */
export type ClaimedNotice = {
  subject_id: string
  id: string
  kind: string
  payload: string
  created_at: Date
  /** When delivery was first attempted, which may be this attempt. */
  tried_at: Date
  /** The number of attempts, this one included. */
  attempts: number
  /** How often it was handed to the mail server without a known refusal, before this attempt. */
  handed_over: number
}

/**
 * Claims notices that are due, so that other processes skip them until `until`. If this process dies, the
 * notices are due again at that time.
 */
export const claimDue = (sql: Sql, target: OutboxTarget, now: Date, until: Date, limit: number) =>
  sql.rows<ClaimedNotice>(CLAIM, [target, now, until, limit])

/** How often a mail is handed to the mail server at most, unless it is known to have refused it. */
export const MOST_HANDOVERS = 2

const HANDED_OVER = statement(
  'outbox.handedover',
  `update outbox set handed_over = $4
   where subject_id = $1 and id = $2 and attempts = $3 and delivered_at is null returning id`,
)

/**
 * Records that a mail is being handed to the mail server once more. Returns false if another process has claimed it
 * since, or it was erased: it must not be sent then.
 */
export const markHandedOver = (sql: Sql, row: ClaimedNotice) =>
  sql.hasRow(HANDED_OVER, [row.subject_id, row.id, row.attempts, row.handed_over + 1])

const DELIVERED = statement(
  'outbox.delivered',
  `update outbox set delivered_at = $3, payload = '', last_error = null, failed_at = null
   where subject_id = $1 and id = $2 returning id`,
)

/**
 * Marks a notice as delivered and empties its payload; returns false if the notice was erased in the
 * meantime.
 */
export const markDelivered = (sql: Sql, row: ClaimedNotice, at: Date) =>
  sql.hasRow(DELIVERED, [row.subject_id, row.id, at])

const FAILED = statement(
  'outbox.failed',
  `update outbox set next_at = $4, last_error = $5, failed_at = $6, handed_over = $7
   where subject_id = $1 and id = $2 and attempts = $3 and delivered_at is null`,
)

/**
 * Schedules a failed notice for `next`, or gives up on it. Does nothing if another process has claimed the
 * notice since.
 */
export async function markFailed(
  sql: Sql,
  row: ClaimedNotice,
  outcome: { next: Date; error: string; gaveUpAt: Date | null; handedOver: number },
): Promise<void> {
  const { next, error, gaveUpAt, handedOver } = outcome
  await sql.run(FAILED, [row.subject_id, row.id, row.attempts, next, error, gaveUpAt, handedOver])
}

const SET_BACK = statement(
  'outbox.setback',
  // Two parts, so that each can use its own index.
  `with false_times as (
     select subject_id, id from outbox
     where delivered_at is null and failed_at is null and (created_at > $2 or next_at > $3)
     union all
     select subject_id, id from outbox where failed_at > $2 and delivered_at is null and payload <> ''
   )
   update outbox o set created_at = least(created_at, $1), next_at = $1, failed_at = null,
     tried_at = case when tried_at > $1 then $1 else tried_at end
   from false_times f where o.subject_id = f.subject_id and o.id = f.id returning o.id`,
)

/**
 * Makes notices due that a clock which was ahead has dated: those written or given up on after `latest`, and those
 * whose next attempt is after `latestNext`. Returns how many.
 */
export const makeFutureNoticesDue = async (sql: Sql, now: Date, latest: Date, latestNext: Date) =>
  (await sql.rows(SET_BACK, [now, latest, latestNext])).length

const STATE = statement(
  'outbox.state',
  `select t.target, coalesce(w.waiting, 0)::int as waiting, coalesce(w.retrying, 0)::int as retrying,
     w.oldest, f.failed::int as failed
   from unnest($1::text[]) as t (target)
   left join lateral (
     select count(*) as waiting, count(*) filter (where last_error is not null) as retrying, min(${DUE_SINCE}) as oldest
     from outbox where target = t.target and delivered_at is null and failed_at is null
   ) w on true
   left join lateral (
     select count(*) as failed from outbox where target = t.target and failed_at is not null
   ) f on true`,
)

/**
 * The state of the notices for one target. `oldest` is when the oldest pending notice was due; `failed`
 * is the number of notices that were given up on.
 */
export type TargetState = {
  target: OutboxTarget
  waiting: number
  retrying: number
  failed: number
  oldest: Date | null
}

export const outboxState = (sql: Sql) => sql.rows<TargetState>(STATE, [TARGETS])

const DROP = statement(
  'outbox.drop',
  `with t as (delete from call_tasks where subject_id = any($1::uuid[])),
     r as (delete from call_records where subject_id = any($1::uuid[])),
     l as (
       -- The links that were made from calls about these records and nobody else's.
       delete from agent_links where call_id in (select call_id from call_records where subject_id = any($1::uuid[]))
         and not exists (select 1 from call_records o
           where o.call_id = agent_links.call_id and o.subject_id <> all ($1::uuid[])))
   delete from outbox where subject_id = any($1::uuid[])
     and (delivered_at is not null or not $2 and id <> all ($3::uuid[]))
   returning kind, attempts, delivered_at, next_at`,
)

const drop = (
  sql: Sql,
  subjects: readonly string[],
  keepsUndelivered: boolean,
  kept: readonly string[] = [],
) =>
  sql.rows<{ kind: string; attempts: number; delivered_at: Date | null; next_at: Date }>(DROP, [
    subjects,
    keepsUndelivered,
    kept,
  ])

/**
 * Deletes all notices about these records, the desk's notes on calls for them, and the links made from those calls.
 * Returns the notices that may already have been delivered, or are at this moment: until `next_at` at the latest, as they were
 * claimed (`claimDue`).
 */
export async function dropFromOutbox(
  sql: Sql,
  subjects: readonly string[],
): Promise<{ kind: string; delivered_at: Date | null; next_at: Date }[]> {
  const rows = await drop(sql, subjects, false)
  return rows.filter((row) => row.attempts > 0 || row.delivered_at)
}

const UNTOLD = statement(
  'outbox.untold',
  `select id, kind, payload from outbox
   where subject_id = $1 and target = 'webhook' and delivered_at is null order by created_at, id for update`,
)
const REWRITE = statement(
  'outbox.rewrite',
  `update outbox o set payload = m.payload
   from jsonb_to_recordset($2::jsonb) as m (id uuid, kind text, payload text)
   where o.subject_id = $1 and o.id = m.id`,
)

/**
 * Reduces what is told of a record to what stays of it: like \`dropFromOutbox\`, but what the order system has not received
 * is kept with another content.
 * @param rewrite returns the sealed content that is told instead; null if nothing of it stays
 */
export async function reduceInOutbox(
  sql: Sql,
  subject: string,
  rewrite: (row: OutboxEntry) => string | null,
): Promise<void> {
  const kept = (await sql.rows<OutboxEntry>(UNTOLD, [subject])).flatMap((row) => {
    // a person still has to see to one of which only the id is left
    const payload = row.payload === '' ? '' : rewrite(row)
    return payload === null ? [] : { ...row, payload }
  })
  await sql.run(REWRITE, [subject, JSON.stringify(kept)])
  const ids = kept.map(({ id }) => id)
  await drop(sql, [subject], false, ids)
}

const WAITS = statement(
  'outbox.waits',
  "select 1 as yes from outbox where subject_id = $1 and target = 'webhook' and delivered_at is null limit 1",
)

/** Whether the order system has not received a notice about a record. */
export const isUntold = (sql: Sql, subject: string) => sql.hasRow(WAITS, [subject])

/** The error of a notice that was never delivered until the end of its retention: only its ids are left. */
export const REDUCED = 'never delivered, and only its id was kept'

const reduction = (name: string, rows: string) =>
  statement(
    name,
    `update outbox set payload = '', failed_at = coalesce(failed_at, $2), last_error = '${REDUCED}'
     where (subject_id, id) in (
       select subject_id, id from outbox
       where delivered_at is null and payload <> '' and ${rows} for update skip locked) returning id`,
  )
const REDUCE_ABOUT = reduction('outbox.reduce.about', 'subject_id = any($1::uuid[])')
const REDUCE_OLD = reduction('outbox.reduce.old', 'created_at < $1')

/**
 * Like `dropFromOutbox` at the end of the records' retention: notices that were never delivered are given up on, and
 * keep only their ids, until a person has seen to them.
 */
export async function retireFromOutbox(sql: Sql, subjects: readonly string[], now: Date): Promise<void> {
  await sql.run(REDUCE_ABOUT, [subjects, now])
  await drop(sql, subjects, true)
}

/** Gives up on the undelivered notices that were written before a given time: they keep only their ids. Returns how many. */
export const reduceUndelivered = async (sql: Sql, before: Date, now: Date): Promise<number> =>
  (await sql.rows(REDUCE_OLD, [before, now])).length

const AGAIN = statement(
  'outbox.again',
  // A row that was given up on may then be tried for the full time again; it keeps the time of what it tells.
  // It is asked for by a person, who may have a mail sent that perhaps arrived twice already.
  `update outbox set tried_at = case when failed_at is null then tried_at end, failed_at = null,
     next_at = $3, handed_over = 0
   where subject_id = $1 and id = $2 and delivered_at is null and payload <> ''
     and (failed_at is not null or last_error is not null)
   returning kind`,
)
const ALL_AGAIN = statement(
  'outbox.allagain',
  `update outbox set tried_at = null, failed_at = null, next_at = $1
   where failed_at is not null and delivered_at is null and payload <> '' and handed_over < $2 returning id`,
)

/**
 * Schedules a notice for delivery now and returns its kind; undefined if it was delivered or erased, or has
 * not failed.
 */
export const sendAgain = async (sql: Sql, subject: string, id: string, now: Date) =>
  (await sql.row<{ kind: string }>(AGAIN, [subject, id, now]))?.kind

/**
 * Schedules all notices that were given up on for delivery now, except mails that perhaps arrived already; returns how
 * many.
 */
export const sendAllAgain = async (sql: Sql, now: Date) =>
  (await sql.rows(ALL_AGAIN, [now, MOST_HANDOVERS])).length
