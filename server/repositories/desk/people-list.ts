import { statement, type Sql, type Statement } from '../../db/database.ts'
import { recordsWhere, TASK, type Why } from './callable.ts'

/** Days for which a lead that stopped is called. */
const LEAD_DAYS = 7

// The latter: not while its visitor may still be answering.
const RECENT_LEAD = `s.created_at > $1::timestamptz - interval '${LEAD_DAYS} days'
  and s.updated_at < $1::timestamptz - interval '30 minutes'`

/**
 * `due`: records that are not settled and whose next try has come; `people`: one row for each telephone of them, whatever
 * it asked for and however often. Nothing is cut off before it was counted and sorted (X43).
 */
const PEOPLE = `with due as materialized (
    select r.id, r.number, r.why, r.is_first, r.held_id, r.since, r.value, r.city, o.email as taken_by, t.tries, t.result
    from (${recordsWhere({ asked: 'true', waiting: 'true', lead: RECENT_LEAD })}) r ${TASK}
    where t.closed_at is null and (t.next_try is null or t.next_try <= $1)
  ), people as materialized (
    select number, bool_or(is_first) as is_first, count(*) filter (where why = 'asked')::int as asked,
      min(since) filter (where why = 'asked') as asked_since, min(since) as since, max(value) as value,
      max(city) as city, max(taken_by) as taken_by, coalesce(max(tries), 0) as tries
    from due group by number
  )`

/** Somebody to call: all records of one telephone. Nothing personal. */
export type PersonToCall = {
  /** The record that stands for them: what holds an order, or the first call they asked for, or what has waited longest. */
  id: string
  /** The order or renewal that waits for this call, whole (D89); null: none does. */
  held_id: string | null
  /** What they are called for: all of it. */
  whys: readonly Why[]
  since: Date
  /** How many calls they have asked for since they were last called. */
  asked: number
  /** Reais a month of the plan that was chosen; null before one was. */
  value: number | null
  city: string | null
  /** E-mail address of the operator who has them now. */
  taken_by: string | null
  tries: number
  result: string | null
}

export type ListOrder = 'espera' | 'valor'

/** People on one page of the list. */
export const PEOPLE_ON_A_PAGE = 40

// Those whose order was stopped come first (D89).
const ORDERS: Readonly<Record<ListOrder, string>> = {
  espera: 'p.is_first desc, (p.asked > 0) desc, coalesce(p.asked_since, p.since), p.number',
  valor: 'p.is_first desc, p.value desc nulls last, coalesce(p.asked_since, p.since), p.number',
}

const listBy = (order: ListOrder): Statement =>
  statement(
    `people.list.${order}`,
    `${PEOPLE}, whole as (
       select count(*)::int as people, greatest(ceil(count(*) / ${PEOPLE_ON_A_PAGE}.0), 1)::int as pages from people
     ), page as (
       select p.* from people p order by ${ORDERS[order]} limit ${PEOPLE_ON_A_PAGE}
       offset (select (least($2::int, pages) - 1) * ${PEOPLE_ON_A_PAGE} from whole)
     ), firsts as (
       select distinct on (d.number) d.* from due d join page p on p.number = d.number
       order by d.number, d.is_first desc, (d.why = 'asked') desc, d.since, d.id
     ), whys as (
       select d.number, array_agg(distinct d.why order by d.why) as whys from due d join page p on p.number = d.number
       group by d.number
     )
     select f.id, f.held_id, y.whys, f.since, p.asked, p.value, p.city, p.taken_by, p.tries, f.result, w.people
     from page p join firsts f on f.number = p.number join whys y on y.number = p.number, whole w
     order by ${ORDERS[order]}`,
  )

const LISTS: Readonly<Record<ListOrder, Statement>> = { espera: listBy('espera'), valor: listBy('valor') }

/**
 * A page of the people to call now, and how many there are on all pages.
 * @param page from 1 on; beyond the last one it is the last
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
  `${PEOPLE} select count(*) filter (where asked > 0)::int as asked,
     count(*) filter (where asked = 0)::int as others, min(asked_since) as oldest from people`,
)

/** `oldest`: since when the first of those who asked has waited. */
export type PeopleCount = { asked: number; others: number; oldest: Date | null }

export const countPeopleToCall = async (sql: Sql, now: Date): Promise<PeopleCount> =>
  (await sql.row<PeopleCount>(COUNT, [now])) ?? { asked: 0, others: 0, oldest: null }
