/** SQL that counts errors in visitors' browsers by day. */
import { statement, type Sql } from '../../db/database.ts'

// The columns by release, kind and place are those of 1.0.0, which may run beside this release; only the log tells
// errors apart (docs/decisions/0035).
const ADD = statement(
  'failures.add',
  `insert into failure_counts (day, release, name, message, place, failures)
   values ($1, '…', 'Error', '…', '…', $2)
   on conflict (day, release, name, message, place)
     do update set failures = failure_counts.failures + excluded.failures`,
)

/** Adds to the number of browser errors of a day (yyyy-mm-dd). */
export const addBrowserErrors = (sql: Sql, day: string, failures: number) => sql.run(ADD, [day, failures])

const SUM = statement(
  'failures.sum',
  'select coalesce(sum(failures), 0)::float8 as failures from failure_counts where day between $1 and $2',
)

/** Returns the number of errors in browsers between two days, both included (yyyy-mm-dd). */
export const sumBrowserErrors = async (sql: Sql, from: string, to: string): Promise<number> =>
  (await sql.rows<{ readonly failures: number }>(SUM, [from, to]))[0]?.failures ?? 0
