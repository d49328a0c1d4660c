/**
 * SQL for the table of people to call, which has one row per phone number (docs/decisions/0083). A trigger notes the
 * phone number of each changed record. Until `refreshPeopleToCall` has updated that row, readers use the records
 * themselves, so the list is always current.
 */
import { setTimeout } from 'node:timers/promises'
import { statement, type Db, type Sql } from '../../db/database.ts'
import { CALL_TAKEN_MINUTES } from '../../rules/desk/calls.ts'
import { IS_TAKEN, queueNumber, QUEUE, recordsWhere } from './reasons-to-call.ts'

/** SQL condition: a record, or a person, in the queue of those who requested a call. */
export const HAS_REQUESTED = `queue = ${queueNumber('pediu')}`

/** SQL condition: a person has left no phone number, so that `number` is the id of their lead. */
const IS_LEAD_ID = "number ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'"

/**
 * Returns a common table expression `<people>_records` with the records of all people whose `number` the common table
 * expression `people` has, except those that need no call any more. `is_due`: the person may be called now because of
 * the record. `$1` is the time.
 */
export const recordsOfPeople = (people: string): string => {
  const owned = `s.id in (select record_id from ${people}_owned)`
  const where = {
    asked: `s.phone_lookup in (select number from ${people})`,
    waiting: owned,
    lead: owned,
  }
  return `${people}_owned as materialized (
      select k.record_id from search_keys k join ${people} p on p.number = k.lookup where k.kind = 'phone'
      union all select number::uuid from ${people} where ${IS_LEAD_ID}
    ), ${people}_records as (
      select r.number, r.id, r.why, r.is_first, r.is_last, r.requests, r.since, r.value, r.city, r.held_id, ${QUEUE} as queue,
        coalesce(t.tries, 0) as tries, t.result, t.next_try, coalesce(t.next_try, r.since) as waits,
        case when t.result = 'de-novo' then t.next_try end as promised,
        case when t.taken_by is not null then t.taken_at end as taken_at, case when ${IS_TAKEN} then t.taken_by end as taken_by_id,
        coalesce(t.next_try <= $1, true) and coalesce(r.starts_at < $1, true) as is_due,
        least(case when t.next_try > $1 then t.next_try end, case when r.starts_at >= $1 then r.starts_at end, r.ends_at)
          as changes_at
      from (${recordsWhere(where)}) r left join call_tasks t on t.subject_id = r.id
      where t.closed_at is null and coalesce(r.ends_at > $1, true)
    )`
}

/**
 * The earliest time that `when` contains: among the calls that a person requested, otherwise among all records of the
 * person.
 */
const earliest = (when: string) =>
  `coalesce(min(${when}) filter (where is_due and ${HAS_REQUESTED}), min(${when}) filter (where is_due))`

const COLUMNS = 'number, queue, is_first, is_last, since, value, promised, waits, taken_at, changes_at'

/**
 * The rows of the table for the people of a common table expression, grouped from its `recordsOfPeople`. Among these
 * may be records that had one of the numbers once and have another one now.
 */
const grouped = (people: string) =>
  `select number, min(queue) filter (where is_due) as queue, bool_or(is_first) filter (where is_due) as is_first,
     coalesce(bool_and(is_last) filter (where is_due and ${HAS_REQUESTED}), bool_and(is_last) filter (where is_due), false)
       as is_last,
     ${earliest('since')} as since, max(value) filter (where is_due) as value,
     min(promised) filter (where is_due) as promised, ${earliest('waits')} as waits,
     max(taken_at) filter (where is_due) as taken_at, coalesce(min(changes_at), 'infinity') as changes_at
   from ${people}_records where number in (select number from ${people}) group by number`

/**
 * The common table expressions that end with `people`: all people to call at the time `$1`, one row per phone number,
 * with the values by which they are counted and sorted. They are read wherever they are used, because keeping a copy of
 * all would cost more.
 */
export const PEOPLE_TO_CALL = `stale as materialized (
    select number from people_to_call_changes union select number from people_to_call where changes_at <= $1
  ), ${recordsOfPeople('stale')}, reread as materialized (
    ${grouped('stale')}
  ), everybody as not materialized (
    select ${COLUMNS} from people_to_call
    where changes_at > $1 and number not in (select number from people_to_call_changes)
    union all select ${COLUMNS} from reread
  ), people as not materialized (
    select number, queue, is_first, coalesce(is_last, false) as is_last, since, value, promised, waits,
      coalesce(taken_at > $1::timestamptz - interval '${CALL_TAKEN_MINUTES} minutes', false) as is_taken
    from everybody where queue is not null
  )`

/** The maximum number of people whose rows are written in one transaction. */
const BATCH = 2_000

const TURN = 'select 1 as mine from people_to_call_turn where id = 1 for update'
const TRY_TURN = statement('people.turn.try', `${TURN} skip locked`)
const WAIT_TURN = statement('people.turn.wait', TURN)

const CHANGED = statement(
  'people.changed',
  `with noted as (
     delete from people_to_call_changes where number in (select number from people_to_call_changes limit ${BATCH})
     returning number
   ), ended as (
     select number from people_to_call where changes_at <= $1 order by changes_at limit ${BATCH}
   ) select number from noted union select number from ended`,
)
const FORGET_CHANGES = statement(
  'people.changes.forget',
  'delete from people_to_call_changes where number = any($1::text[])',
)
const FORGET = statement('people.forget', 'delete from people_to_call where number = any($1::text[])')
const WRITE = statement(
  'people.write',
  `with changed as materialized (select unnest($2::text[]) as number), ${recordsOfPeople('changed')}
   insert into people_to_call (${COLUMNS}) ${grouped('changed')}`,
)

const NOTE_AGAIN = statement(
  'people.changes.again',
  'insert into people_to_call_changes select unnest($1::text[])',
)
/** The other transactions that are changing records; each holds these locks until it has ended. */
const WRITERS = statement(
  'people.writers',
  `select distinct virtualtransaction as writer from pg_locks
   where locktype = 'relation' and mode = 'RowExclusiveLock' and granted and pid <> pg_backend_pid()
     and database = (select oid from pg_database where datname = current_database())
     and relation = any('{leads,support_requests,no_coverage_leads,call_tasks,plans}'::regclass[])`,
)

const POLL_MS = 10
const POLLS = 20

/**
 * Waits for the transactions that are changing records now, and returns whether all have ended. One of them may have
 * noted people before a record became theirs, and only its end shows what it changed for them.
 */
async function writersHaveEnded(sql: Sql): Promise<boolean> {
  const writersNow = async () => (await sql.rows<{ writer: string }>(WRITERS)).map(({ writer }) => writer)
  let left = await writersNow()
  for (let poll = 0; left.length > 0 && poll < POLLS; poll += 1) {
    await setTimeout(POLL_MS)
    const now = new Set(await writersNow())
    left = left.filter((writer) => now.has(writer))
  }
  return left.length === 0
}

/**
 * Rewrites rows, in statements that follow the one that removed the changes, so that they see all of the changed
 * records.
 */
async function write(sql: Sql, now: Date, numbers: readonly string[]): Promise<void> {
  await sql.run(FORGET, [numbers])
  await sql.run(WRITE, [now, numbers])
}

/**
 * Writes the rows of people whose records have changed, or whose rows are outdated. Returns whether there are more.
 * Several processes may do this concurrently; only one of them works. The changes stay noted if a transaction that was
 * there before is still changing records.
 */
export const refreshPeopleToCall = (db: Db, now: Date): Promise<boolean> =>
  db.transaction(async (sql) => {
    if (!(await sql.row(TRY_TURN))) return false
    const numbers = (await sql.rows<{ number: string }>(CHANGED, [now])).map(({ number }) => number)
    if (numbers.length === 0) return false
    const areFinal = await writersHaveEnded(sql)
    await write(sql, now, numbers)
    if (!areFinal) await sql.run(NOTE_AGAIN, [numbers])
    return areFinal && numbers.length >= BATCH
  })

const NOTE_ALL = statement('people.changes.all', 'select people_to_call_note_all()')

/** Has all rows written anew, because a clock that was ahead may have ended what has not ended yet. */
export const redrawPeopleToCall = (sql: Sql) => sql.run(NOTE_ALL)

/** Writes the rows of these people at once, so that nothing is left of those whose records were erased. */
export async function refreshPeopleToCallNow(sql: Sql, now: Date, numbers: readonly string[]): Promise<void> {
  await sql.run(WAIT_TURN)
  await sql.run(FORGET_CHANGES, [numbers])
  await write(sql, now, numbers)
}
