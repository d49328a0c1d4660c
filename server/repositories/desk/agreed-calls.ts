/** SQL for the diary of calls that desk users have agreed with people for a time, one entry per phone number. */
import { onlyRow, statement, type Sql } from '../../db/database.ts'
import { ROWS_PER_PAGE } from '../../../src/lib/paginate-list.ts'
import { IS_TAKEN, recordsWhere, type ReasonToCall } from './reasons-to-call.ts'

// as an array, so that the records are read by their ids, and not all of them to be compared
const IS_AGREED = 's.id = any(array(select subject_id from agreed))'

/** The common table expression `people`: those whom somebody has agreed to call again and calls not now. `$1` is the time. */
const AGREED = `agreed as materialized (
    select t.subject_id, t.next_try, t.agreed_by, t.ask_for from call_tasks t
    where t.closed_at is null and t.result = 'de-novo' and not coalesce(${IS_TAKEN}, false)
  ), people as materialized (
    select distinct on (r.number) r.id, r.number, r.why, r.held_id, r.city, coalesce(a.ask_for, r.name) as person, a.next_try, a.agreed_by
    from (${recordsWhere({ asked: IS_AGREED, waiting: IS_AGREED, lead: IS_AGREED })}) r join agreed a on a.subject_id = r.id
    where coalesce(r.ends_at > $1, true)
    order by r.number, a.next_try, r.id
  )`

const LIST = statement(
  'agreed.list',
  `with ${AGREED}, chosen as (
     select p.*, o.email as agreed_with from people p left join operators o on o.id = p.agreed_by
     where p.next_try >= $2 and p.next_try < $3 and ($4::text is null or o.email = $4)
   ), whole as (select count(*)::int as total from chosen)
   select c.id, c.why, c.held_id, c.city, c.person, c.next_try, c.agreed_with, w.total from whole w, chosen c
   order by c.next_try, c.number limit ${ROWS_PER_PAGE}
   offset (select (least($5::int, greatest(ceil(total / ${ROWS_PER_PAGE}.0), 1)::int) - 1) * ${ROWS_PER_PAGE} from whole)`,
)

/** A call that was agreed. `person` is whom to ask for, `agreed_with` the e-mail address of the desk user who agreed it. */
export type AgreedCall = {
  id: string
  why: ReasonToCall
  held_id: string | null
  city: string | null
  person: string | null
  next_try: Date
  agreed_with: string | null
}

/** Which calls are listed: from a time until before another one; of one desk user or, for null, of all. */
export type AgreedFilter = { from: Date; to: Date; email: string | null }

/** Returns a page of the calls that were agreed for a period, the earliest first, and how many there are. */
export async function agreedCalls(
  sql: Sql,
  now: Date,
  { from, to, email }: AgreedFilter,
  page: number,
): Promise<{ rows: AgreedCall[]; total: number }> {
  const rows = await sql.rows<AgreedCall & { total: number }>(LIST, [now, from, to, email, page])
  return { rows, total: rows[0]?.total ?? 0 }
}

const COUNT = statement(
  'agreed.count',
  `with ${AGREED} select count(*) filter (where next_try < $1)::int as atrasadas,
     count(*) filter (where next_try >= $1 and next_try < $2)::int as hoje,
     count(*) filter (where next_try >= $2 and next_try < $3)::int as amanha,
     count(*) filter (where next_try >= $3)::int as depois,
     array(select distinct o.email from people p join operators o on o.id = p.agreed_by order by 1) as colleagues
   from people where $4::text is null or agreed_by = (select id from operators where email = $4)`,
)

/** How many calls were agreed for each period, and who has agreed any. */
export type AgreedCounts = Record<'atrasadas' | 'hoje' | 'amanha' | 'depois', number> & {
  colleagues: string[]
}

/** Counts the calls that were agreed: late, until tomorrow, until the day after it, and later. */
export const countAgreedCalls = (
  sql: Sql,
  now: Date,
  days: { tomorrow: Date; after: Date },
  email: string | null,
) => onlyRow<AgreedCounts>(sql, COUNT, [now, days.tomorrow, days.after, email])
