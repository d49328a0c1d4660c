/** SQL for the call list at the operator's desk: the people to call, with one entry per phone number. */
import { statement, type Sql, type Statement } from '../../db/database.ts'
import {
  ABANDONED_AFTER_MINUTES,
  ABANDONED_DAYS,
  CALLS_PER_PAGE,
  TAKEN_MINUTES,
} from '../../rules/desk/call-list-limits.ts'
import { IS_REQUESTED, recordsWhere, type ReasonToCall } from './callable-records.ts'

const RECENT_LEAD = `s.created_at > $1::timestamptz - interval '${ABANDONED_DAYS} days'
  and s.updated_at < $1::timestamptz - interval '${ABANDONED_AFTER_MINUTES} minutes'`

/**
 * Returns the common table expressions of the list. `due` holds the open records whose owners may be called
 * now. `people` has one row per phone number, however many records have that number. `value` is the SQL
 * expression of the plan price, used if the list is sorted by price. All people are counted and sorted before
 * the list is cut into pages (X43).
 */
const peopleBy = (value: string) => `with due as materialized (
    select r.id, r.number, r.why, r.is_first, r.since, ${value} as value
    from (${recordsWhere({ asked: 'true', waiting: 'true', lead: RECENT_LEAD })}) r
    where not exists (select 1 from call_tasks t where t.subject_id = r.id
      and (t.closed_at is not null or t.next_try > $1))
  ), people as materialized (
    select number, bool_or(is_first) as is_first, count(*) filter (where ${IS_REQUESTED})::int as asked,
      min(since) filter (where ${IS_REQUESTED}) as asked_since, min(since) as since, max(value) as value
    from due group by number
  )`

/**
 * A person to call, who stands for all records with the same phone number. The row contains no personal data.
 */
export type PersonToCall = {
  /**
   * The id of the record that represents the person: an order on hold, else the first call they requested,
   * else the record that has waited longest.
   */
  id: string
  /** The id of the order or renewal that is on hold until this call (D89); null if there is none. */
  held_id: string | null
  /** All the reasons to call the person. */
  whys: readonly ReasonToCall[]
  since: Date
  /** How many calls the person has requested since the last call. */
  asked: number
  /** The price of the chosen plan in reais per month; null before a plan is chosen. */
  value: number | null
  city: string | null
  /** The e-mail address of the operator to whom the call is assigned now. */
  taken_by: string | null
  tries: number
  result: string | null
}

/** How the call list is sorted. 'espera': longest waiting first. 'valor': most expensive plan first. */
export type ListOrder = 'espera' | 'valor'

// People whose order is on hold come first (D89).
const ORDERS: Readonly<Record<ListOrder, string>> = {
  espera: 'p.is_first desc, (p.asked > 0) desc, coalesce(p.asked_since, p.since), p.number',
  valor: 'p.is_first desc, p.value desc nulls last, coalesce(p.asked_since, p.since), p.number',
}

const BY_SHOWN = 's.id = k.id'

/**
 * Builds the query of one page of the call list. Plan price and city are read only for the people on that
 * page, from one record for each reason to call them.
 */
const listBy = (order: ListOrder): Statement =>
  statement(
    `people.list.${order}`,
    `${peopleBy(order === 'valor' ? 'r.value' : 'null::float8')}, whole as (
       select count(*)::int as people, greatest(ceil(count(*) / ${CALLS_PER_PAGE}.0), 1)::int as pages from people
     ), page as (
       select p.* from people p order by ${ORDERS[order]} limit ${CALLS_PER_PAGE}
       offset (select (least($2::int, pages) - 1) * ${CALLS_PER_PAGE} from whole)
     ), parts as materialized (
       select d.number, d.id, d.why, d.is_first, d.since, o.email as taken_by, coalesce(t.tries, 0) as tries, t.result
       from page p join due d on d.number = p.number left join call_tasks t on t.subject_id = d.id
       left join operators o on o.id = t.taken_by and t.taken_at > $1::timestamptz - interval '${TAKEN_MINUTES} minutes'
     ), firsts as (
       select distinct on (number) * from parts order by number, is_first desc, (${IS_REQUESTED}) desc, since, id
     ), sums as (
       select number, array_agg(distinct why) as whys, max(taken_by) as taken_by, max(tries) as tries
       from parts group by number
     ), shown as (
       select distinct on (number, why) number, id from parts order by number, why, is_first desc, since, id
     ), facts as (
       select k.number, max(r.value) as value, max(r.city) as city, (array_agg(r.held_id) filter (where r.is_first))[1] as held_id
       from shown k join lateral (${recordsWhere({ asked: BY_SHOWN, waiting: BY_SHOWN, lead: BY_SHOWN })}) r on true
       group by k.number
     )
     select f.id, x.held_id, y.whys, f.since, p.asked, x.value, x.city, y.taken_by, y.tries, f.result, w.people
     from page p join firsts f on f.number = p.number join sums y on y.number = p.number
     join facts x on x.number = p.number, whole w
     order by ${ORDERS[order]}`,
  )

const LISTS: Readonly<Record<ListOrder, Statement>> = { espera: listBy('espera'), valor: listBy('valor') }

/**
 * Returns a page of the people to call now, and how many people there are on all pages.
 * @param page the page number, from 1; a number beyond the last page gives the last page
 */
export async function peopleToCall(
  sql: Sql,
  now: Date,
  order: ListOrder,
  page: number,
): Promise<{ rows: PersonToCall[]; people: number }> {
  const rows = await sql.rows<PersonToCall & { people: number }>(LISTS[order], [now, page])
  return { rows, people: rows[0]?.people ?? 0 }
}

const COUNT = statement(
  'people.count',
  `${peopleBy('null::float8')} select count(*) filter (where asked > 0)::int as asked,
     count(*) filter (where asked = 0)::int as others, min(asked_since) as oldest from people`,
)

/**
 * How many people have requested a call (`asked`), and how many others may be called (`others`). `oldest` is
 * the time of the oldest request.
 */
export type PeopleCount = { asked: number; others: number; oldest: Date | null }

/** Counts the people to call now. */
export const countPeopleToCall = async (sql: Sql, now: Date): Promise<PeopleCount> =>
  (await sql.row<PeopleCount>(COUNT, [now])) ?? { asked: 0, others: 0, oldest: null }
