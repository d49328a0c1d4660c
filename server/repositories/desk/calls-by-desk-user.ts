/** SQL that counts the phone calls of each desk user (an employee with an account at the desk), and what came of them. */
import { statement, type Sql } from '../../db/database.ts'
import { REACHED_RESULTS } from '../../rules/desk/calls.ts'

/** Limits a time to the days from $1 to $2. */
const inPeriod = (time: string) => `${time} >= $1::date::timestamp at time zone 'America/Sao_Paulo'
       and ${time} < ($2::date + 1)::timestamp at time zone 'America/Sao_Paulo'`

// An order is a person's as in the list of orders: by their link, or by their call.
const BY_DESK_USER = statement(
  'calls.by_operator',
  // the planner takes all leads to have an agent, so each agent is looked up in the index
  `with recursive talked as (
     select o.email, count(*)::int as taken, count(*) filter (where c.result = any($3))::int as reached,
       count(*) filter (where c.result = 'pedido')::int as sold,
       percentile_cont(0.5) within group (order by extract(epoch from c.taken_at - c.waiting_since)::float8 / 60) as wait
     from calls c left join operators o on o.id = c.operator_id
     where ${inPeriod('c.taken_at')}
     group by grouping sets ((o.email), ())
     having count(*) > 0
   ), agents as (
     (select l.origin->>'agent' as email from leads l where l.origin->>'agent' is not null
      order by l.origin->>'agent' limit 1)
     union all
     select (select l.origin->>'agent' from leads l
       where l.origin->>'agent' is not null and l.origin->>'agent' > a.email order by l.origin->>'agent' limit 1)
     from agents a where a.email is not null
   ), of_agents as (
     select o.number, a.email from agents a
     join leads l on l.origin->>'agent' is not null and l.origin->>'agent' = a.email
     join orders o on o.lead_id = l.id
     where ${inPeriod('o.created_at')}
   ), placed as (
     select email, count(*)::int as orders from (
       select number, email from of_agents
       union all select o.number, p.email from calls c join operators p on p.id = c.operator_id
         join orders o on o.number = c.order_number
       where ${inPeriod('o.created_at')} and o.number not in (select number from of_agents)
     ) of_all group by grouping sets ((email), ()) having count(*) > 0
   )
   select coalesce(t.email, p.email) as email, coalesce(taken, 0) as taken, coalesce(reached, 0) as reached,
     coalesce(sold, 0) as sold, wait, coalesce(orders, 0) as orders
   from talked t full join placed p on coalesce(p.email, '') = coalesce(t.email, '')
   order by coalesce(t.email, p.email) is null, sold desc, reached desc, taken desc, 1`,
)

const BY_QUEUE = statement(
  'calls.by_queue',
  `select queue, count(*)::int as taken, percentile_cont(0.5) within group (order by wait) as wait, max(wait) as longest
   from (select c.queue, extract(epoch from c.taken_at - c.waiting_since)::float8 / 60 as wait from calls c
     where ${inPeriod('c.taken_at')}) waits group by queue`,
)

/** How long the people of a queue waited for the calls that were taken, in minutes: the median, and the longest. */
type QueueWait = {
  readonly queue: string
  readonly taken: number
  readonly wait: number
  readonly longest: number
}

/** Returns how long people waited in each queue for the calls that were taken from `from` to `to` (yyyy-mm-dd). */
export const waitsByQueue = (sql: Sql, from: string, to: string) => sql.rows<QueueWait>(BY_QUEUE, [from, to])

type DeskUserCallsRow = {
  /** The person's e-mail address; null for the row with all people. */
  readonly email: string | null
  readonly taken: number
  /** Calls in which the desk user spoke with someone. */
  readonly reached: number
  /** Calls with an order that is tied to them. */
  readonly sold: number
  /** The median of the minutes that people waited for a call. */
  readonly wait: number | null
  /** The orders of the period that the list of orders has under the person: by a link or by a call of theirs. */
  readonly orders: number
}

/**
 * Returns the calls that were taken from the day `from` to the day `to` (yyyy-mm-dd), by desk user. The desk user
 * with the most orders comes first; the last row is the total of all desk users.
 */
export const callsByDeskUser = (sql: Sql, from: string, to: string) =>
  sql.rows<DeskUserCallsRow>(BY_DESK_USER, [from, to, REACHED_RESULTS])
