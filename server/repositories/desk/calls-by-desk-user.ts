/** SQL that counts the phone calls of each desk user (an employee with an account at the desk), and what came of them. */
import { statement, type Sql } from '../../db/database.ts'
import { REACHED_RESULTS } from '../../rules/desk/call-results-with-person-reached.ts'

const BY_DESK_USER = statement(
  'calls.by_operator',
  `select o.email, count(*)::int as taken, count(*) filter (where c.result = any($3))::int as reached,
     count(*) filter (where c.result = 'pedido')::int as sold,
     percentile_cont(0.5) within group (order by extract(epoch from c.taken_at - c.waiting_since)::float8 / 60) as wait
   from calls c left join operators o on o.id = c.operator_id
   where c.taken_at >= $1::date::timestamp at time zone 'America/Sao_Paulo'
     and c.taken_at < ($2::date + 1)::timestamp at time zone 'America/Sao_Paulo'
   group by grouping sets ((o.email), ())
   having count(*) > 0
   order by grouping(o.email), sold desc, reached desc, taken desc, o.email`,
)

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
}

/**
 * Returns the calls that were taken from the day `from` to the day `to` (yyyy-mm-dd), by desk user. The desk user
 * with the most orders comes first; the last row is the total of all desk users.
 */
export const callsByDeskUser = (sql: Sql, from: string, to: string) =>
  sql.rows<DeskUserCallsRow>(BY_DESK_USER, [from, to, REACHED_RESULTS])
