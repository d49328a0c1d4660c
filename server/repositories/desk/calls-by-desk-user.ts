/** SQL that counts the phone calls of each desk user, and what came of them. */
import { statement, type Sql } from '../../db/database.ts'
import type { DeskUserCallsRow } from '../../../src/desk/page-data-types/calls-by-desk-user.ts'

const BY_DESK_USER = statement(
  'calls.by_operator',
  `select o.email, count(*)::int as taken, count(*) filter (where c.result = any($3))::int as reached,
     count(*) filter (where c.result = 'pedido')::int as sold,
     percentile_cont(0.5) within group (order by extract(epoch from c.taken_at - c.waiting_since)::float8 / 60) as wait
   from calls c left join operators o on o.id = c.operator_id
   where c.taken_at >= $1 and c.taken_at < $2
   group by grouping sets ((o.email), ())
   having count(*) > 0
   order by grouping(o.email), sold desc, reached desc, taken desc, o.email`,
)

/**
 * Returns the calls that were taken from a time up to another, by desk user, and of all desk users.
 * @param reached the results of calls in which the desk user spoke with the person
 */
export const callsByDeskUser = (sql: Sql, from: Date, to: Date, reached: readonly string[]) =>
  sql.rows<DeskUserCallsRow>(BY_DESK_USER, [from, to, reached])
