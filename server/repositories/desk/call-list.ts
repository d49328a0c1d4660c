/** SQL for the call list at the operator's desk: the people to call, with one entry per phone number. */
import { CALL_QUEUES, type CallQueue } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { onlyRow, statement, type Sql, type Statement } from '../../db/database.ts'
import { FRESH_MINUTES } from '../../rules/desk/calls.ts'
import { ROWS_PER_PAGE } from '../../../src/lib/paginate-list.ts'
import type { CallableRecord } from './call-assignments.ts'
import {
  IS_REQUESTED,
  QUEUE,
  queueNumber,
  recordsWhere,
  TO_ARRANGE,
  type ReasonToCall,
} from './reasons-to-call.ts'
import { HAS_REQUESTED, PEOPLE_TO_CALL, recordsOfPeople } from './people-to-call-table.ts'

/**
 * A person to call, who stands for all records with the same phone number: `id` is that of an order on hold, else of the
 * first call they requested, else of the record that has waited longest. The row contains no personal data.
 */
export type PersonToCall = Pick<
  CallableRecord,
  'id' | 'held_id' | 'since' | 'value' | 'city' | 'taken_by' | 'tries' | 'result' | 'is_last'
> & {
  /** All the reasons to call the person. */
  whys: readonly ReasonToCall[]
  /** How many calls the person has requested since the last call. */
  asked: number
  /** The time for which another call was agreed; null if none was. */
  promised: Date | null
}

/** How the call list is sorted. 'espera': longest waiting first. 'valor': most expensive plan first. */
export type ListOrder = 'espera' | 'valor'

// People whose order is on hold come first, and last those whose network has requested too many calls.
const ORDERS: Readonly<Record<ListOrder, string>> = {
  espera: 'p.is_first desc, p.is_last, p.since, p.number',
  valor: 'p.is_first desc, p.is_last, p.value desc nulls last, p.since, p.number',
}

/** SQL condition: “Próxima” may give the person. A call whose agreed time has come is for every queue, or it would wait in one that nobody works. */
const mayBeNext = (queue: '$2' | '$3'): string =>
  `(p.queue = ${queue}::int or p.promised is not null) and not p.is_taken`

// Orders on hold come first, then calls that were agreed for a time that has come, then those who have
// waited less than an hour, since they still remember why they asked. Those of a crowded network come last. Of visits to
// arrange, the oldest promise is first.
const CALL_ORDER = `p.is_first desc, p.promised nulls last, p.is_last,
  p.queue <> ${queueNumber('visitas')} and p.waits > $1::timestamptz - interval '${FRESH_MINUTES} minutes' desc,
  case when p.queue = ${queueNumber('visitas')} then p.since else p.waits end, p.number`

/**
 * Returns the common table expressions with what is shown of the people in the common table expression `page`, from those
 * of their records that meet a condition. Plan price and city are read from one record for each reason to call them.
 */
const shownOf = (condition: string): string => `${recordsOfPeople('page')}, parts as materialized (
       select r.*, o.email as taken_by from page_records r left join operators o on o.id = r.taken_by_id where ${condition}
     ), firsts as (
       select distinct on (number) * from parts order by number, is_first desc, (${IS_REQUESTED}) desc, since, id
     ), sums as (
       select number, array_agg(distinct why) as whys, (sum(requests) filter (where ${IS_REQUESTED}))::int as asked,
         max(taken_by) as taken_by, max(tries) as tries,
         min(next_try) filter (where result = 'de-novo') as promised
       from parts group by number
     ), shown as (
       select distinct on (number, why) * from parts order by number, why, is_first desc, since, id
     ), facts as (
       select number, max(value) as value, max(city) as city, (array_agg(held_id) filter (where is_first))[1] as held_id
       from shown group by number
     )`

/**
 * Builds the query of one page of the call list. Plan price and city are read only for the people on that
 * page. There is a row without a person if the page is empty.
 */
const listBy = (order: ListOrder): Statement =>
  statement(
    `people.list.${order}`,
    `with ${PEOPLE_TO_CALL}, sums_by_queue as (
       select queue, count(*) as people from people group by queue
     ), whole as (
       select coalesce(jsonb_object_agg(queue, people), '{}') as counts,
         greatest(ceil(max(people) filter (where queue = $3::int) / ${ROWS_PER_PAGE}.0), 1)::int as pages
       from sums_by_queue
     ), listed as (
       select p.* from people p where p.queue = $3::int order by ${ORDERS[order]} limit ${ROWS_PER_PAGE}
       offset (select (least($2::int, pages) - 1) * ${ROWS_PER_PAGE} from whole)
     ), next as (
       select p.* from people p where ${mayBeNext('$3')} order by ${CALL_ORDER} limit 1
     ), page as (
       select * from listed union select * from next
     ), ${shownOf('r.is_due')}
     select f.id, x.held_id, y.whys, f.since, y.asked, x.value, x.city, y.taken_by, y.tries, f.result, y.promised, p.is_last,
       p.number in (select number from listed) as is_listed, p.number in (select number from next) as is_next, w.counts
     from whole w left join (page p join firsts f on f.number = p.number join sums y on y.number = p.number
       join facts x on x.number = p.number) on true
     order by ${ORDERS[order]}`,
  )

const LISTS: Readonly<Record<ListOrder, Statement>> = { espera: listBy('espera'), valor: listBy('valor') }

/** How many people are in each queue now. */
export type QueueCounts = Readonly<Record<CallQueue, number>>

/**
 * Returns a page of the people to call now from one queue, how many people are in each queue, and whom “Próxima” would give
 * from here, who may be on another page or in another queue; undefined for nobody.
 * @param page the page number, from 1; a number beyond the last page gives the last page
 */
export async function peopleToCall(
  sql: Sql,
  now: Date,
  queue: CallQueue,
  order: ListOrder,
  page: number,
): Promise<{ rows: PersonToCall[]; next: PersonToCall | undefined; counts: QueueCounts }> {
  const rows = await sql.rows<
    PersonToCall & { is_listed: boolean; is_next: boolean; counts: Readonly<Record<number, number>> }
  >(LISTS[order], [now, page, queueNumber(queue)])
  const counts = rows[0]?.counts ?? {}
  const of = (queue: CallQueue) => counts[queueNumber(queue)] ?? 0
  return {
    rows: rows.filter(({ is_listed }) => is_listed),
    next: rows.find(({ is_next }) => is_next),
    counts: {
      pediu: of('pediu'),
      analise: of('analise'),
      parou: of('parou'),
      rede: of('rede'),
      visitas: of('visitas'),
    },
  }
}

// as an array, so that the records are read by their ids, and not all of them to be compared
const IS_LATER =
  's.id = any(array(select subject_id from call_tasks where closed_at is null and next_try > $1))'
const AGREED = statement(
  'people.agreed',
  `with ${PEOPLE_TO_CALL}, later as (
     select r.number, min(${QUEUE}) as queue, min(t.next_try) as next_try
     from (${recordsWhere({ asked: IS_LATER, waiting: IS_LATER, lead: IS_LATER })}) r join call_tasks t on t.subject_id = r.id
     where coalesce(r.ends_at > $1, true) group by r.number
   ), queued as materialized (
     select l.number, l.next_try from later l
     where l.queue = $3::int and not exists (select from people p where p.number = l.number)
   ), whole as (
     select count(*)::int as total from queued
   ), page as (
     select * from queued order by next_try, number limit ${ROWS_PER_PAGE}
     offset (select (least($2::int, greatest(ceil(total / ${ROWS_PER_PAGE}.0), 1)::int) - 1) * ${ROWS_PER_PAGE} from whole)
   ), ${shownOf('r.next_try > $1')}
   select f.id, x.held_id, y.whys, f.since, y.asked, x.value, x.city, y.taken_by, y.tries, f.result, p.next_try as promised, f.is_last,
     w.total
   from whole w, page p join firsts f on f.number = p.number join sums y on y.number = p.number join facts x on x.number = p.number
   order by p.next_try, p.number`,
)

/**
 * Returns a page of the people of one queue whom a desk user has agreed to call later, or could not reach: the earliest
 * first, each with that time as `promised`, and how many they are. Those who are to be called now as well are left out.
 * @param page the page number, from 1; a number beyond the last page gives the last page
 */
export async function peopleToCallLater(
  sql: Sql,
  now: Date,
  queue: CallQueue,
  page: number,
): Promise<{ rows: PersonToCall[]; total: number }> {
  const rows = await sql.rows<PersonToCall & { total: number }>(AGREED, [now, page, queueNumber(queue)])
  return { rows, total: rows[0]?.total ?? 0 }
}

const NEXT = statement(
  'people.next',
  `with ${PEOPLE_TO_CALL}, page as (
     select p.* from people p where ${mayBeNext('$2')} order by ${CALL_ORDER} limit $3
   ), ${recordsOfPeople('page')}, firsts as (
     select distinct on (p.number) p.*, d.id from page p join page_records d on d.number = p.number where d.is_due
     order by p.number, d.is_first desc, (${IS_REQUESTED}) desc, d.since, d.id
   )
   select p.id from firsts p order by ${CALL_ORDER}`,
)

/**
 * Returns the ids of the people who are to be called next from a queue and whom no desk user is calling now; among them are
 * those of other queues whose agreed time has come.
 */
export const nextPeople = async (
  sql: Sql,
  now: Date,
  queue: CallQueue,
  most: number,
): Promise<readonly string[]> =>
  (await sql.rows<{ id: string }>(NEXT, [now, queueNumber(queue), most])).map(({ id }) => id)

const COUNT = statement(
  'people.count',
  `with ${PEOPLE_TO_CALL} select ${CALL_QUEUES.map(
    (queue) => `count(*) filter (where queue = ${queueNumber(queue)})::int as ${queue}`,
  ).join(', ')}, min(since) filter (where ${HAS_REQUESTED}) as oldest,
     jsonb_build_object(${CALL_QUEUES.map(
       (queue) => `'${queue}', min(waits) filter (where queue = ${queueNumber(queue)})`,
     ).join(', ')}) as first
   from people`,
)

/**
 * How many people are to be called now, by queue. `oldest` is the time of the oldest request for a call, `first` since when the
 * first of each queue waits for the next call (ISO).
 */
export type PeopleCount = Record<CallQueue, number> & {
  oldest: Date | null
  first: Record<CallQueue, string | null>
}

export const countPeopleToCall = (sql: Sql, now: Date) => onlyRow<PeopleCount>(sql, COUNT, [now])

const VISITS = statement(
  'visits.to_arrange',
  `select count(*)::int as count, min(o.created_at) as oldest from orders o where ${TO_ARRANGE}`,
)

/** How many orders wait for a visit to be arranged, whether they are to be called now or later, and the oldest of them. */
export const countVisitsToArrange = (sql: Sql) =>
  onlyRow<{ count: number; oldest: Date | null }>(sql, VISITS, [])
