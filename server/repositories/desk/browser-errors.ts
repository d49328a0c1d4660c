/** SQL that counts errors in visitors' browsers and reads the counts for the operator's desk. */
import { columnsOf, statement, type Sql } from '../../db/database.ts'

const ADD = statement(
  'failures.add',
  `insert into failure_counts (day, release, name, message, place, failures)
   select $1, $2, name, message, place, failures
   from unnest($3::text[], $4::text[], $5::text[], $6::int[]) as f (name, message, place, failures)
   order by name, message, place
   on conflict (day, release, name, message, place)
     do update set failures = failure_counts.failures + excluded.failures`,
)

/**
 * How often an error occurred in browsers. `message` contains only the words that may be stored; `place` is
 * the position of the error in a built file.
 */
export type BrowserErrorCount = {
  readonly name: string
  readonly message: string
  readonly place: string
  readonly failures: number
}

/**
 * Adds to the counts of browser errors for one release and one day (yyyy-mm-dd). Each error may appear only
 * once in `counts`.
 */
export const addBrowserErrors = (
  sql: Sql,
  day: string,
  release: string,
  counts: readonly BrowserErrorCount[],
) => sql.run(ADD, [day, release, ...columnsOf(counts, 'name', 'message', 'place', 'failures')])

const RELEASES = statement(
  'failures.releases',
  // Grouped twice, because counting distinct rows would sort them all.
  `select release, sum(failures)::float8 as failures, count(*)::int as kinds, min(first)::text as first,
     max(last)::text as last
   from (select release, sum(failures) as failures, min(day) as first, max(day) as last
         from failure_counts where day between $1 and $2 group by release, name, message, place) as each
   group by release order by max(last) desc, min(first) desc, release`,
)

/**
 * A release that had errors in browsers. `kinds` is the number of different errors; `first` and `last` are
 * the first and the last day with errors (yyyy-mm-dd).
 */
export type ReleaseWithErrors = {
  readonly release: string
  readonly failures: number
  readonly kinds: number
  readonly first: string
  readonly last: string
}

/** Returns the releases that had errors in browsers in a period, latest first. */
export const releasesWithErrors = (sql: Sql, from: string, to: string) =>
  sql.rows<ReleaseWithErrors>(RELEASES, [from, to])

const KINDS = statement(
  'failures.kinds',
  `select name, message, place, release, sum(failures)::float8 as failures, max(day)::text as last
   from failure_counts where day between $1 and $2
   group by name, message, place, release order by 5 desc, 6 desc, name, message, place limit $3`,
)

/** How often one error occurred in one release, and the last day on which it did. */
export type BrowserErrorKind = Omit<BrowserErrorCount, 'failures'> & {
  readonly release: string
  readonly failures: number
  readonly last: string
}

/** Returns the errors in browsers in a period, most frequent first. At most `most` are returned. */
export const browserErrorKinds = (sql: Sql, from: string, to: string, most: number) =>
  sql.rows<BrowserErrorKind>(KINDS, [from, to, most])

const DAYS = statement(
  'failures.days',
  `select day::text as day, sum(failures)::float8 as failures from failure_counts where day between $1 and $2
   group by day order by day desc`,
)

/**
 * Returns the number of errors in browsers on each day of a period, latest day first. Days without errors are
 * missing.
 */
export const browserErrorDays = (sql: Sql, from: string, to: string) =>
  sql.rows<{ readonly day: string; readonly failures: number }>(DAYS, [from, to])
