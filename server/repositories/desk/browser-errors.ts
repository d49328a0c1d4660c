/** SQL that counts errors in visitors' browsers and reads the counts for the staff desk. */
import { statement, type Sql } from '../../db/database.ts'

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
 * How often an error occurred in browsers: its name, the words of its message that may be stored, and its
 * place in a built file.
 */
export type FailureCount = {
  readonly name: string
  readonly message: string
  readonly place: string
  readonly failures: number
}

/**
 * Adds errors in browsers to the counts of a release on a day (yyyy-mm-dd). Each error may appear only once in the
 * list.
 */
export async function addFailures(
  sql: Sql,
  day: string,
  release: string,
  counts: readonly FailureCount[],
): Promise<void> {
  await sql.rows(ADD, [
    day,
    release,
    counts.map(({ name }) => name),
    counts.map(({ message }) => message),
    counts.map(({ place }) => place),
    counts.map(({ failures }) => failures),
  ])
}

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
 * A release with errors: how many errors, how many different ones, and the first and the last day with errors
 * (yyyy-mm-dd).
 */
export type FailingRelease = {
  readonly release: string
  readonly failures: number
  readonly kinds: number
  readonly first: string
  readonly last: string
}

/** Returns the releases that had errors between two days, latest first. */
export const failingReleases = (sql: Sql, from: string, to: string) =>
  sql.rows<FailingRelease>(RELEASES, [from, to])

const KINDS = statement(
  'failures.kinds',
  `select name, message, place, release, sum(failures)::float8 as failures, max(day)::text as last
   from failure_counts where day between $1 and $2
   group by name, message, place, release order by 5 desc, 6 desc, name, message, place limit $3`,
)

/** An error, its release, how often it occurred, and the last day on which it did. */
export type FailureKind = Omit<FailureCount, 'failures'> & {
  readonly release: string
  readonly failures: number
  readonly last: string
}

/** Returns the different errors between two days, the most frequent first. */
export const failureKinds = (sql: Sql, from: string, to: string, most: number) =>
  sql.rows<FailureKind>(KINDS, [from, to, most])

const DAYS = statement(
  'failures.days',
  `select day::text as day, sum(failures)::float8 as failures from failure_counts where day between $1 and $2
   group by day order by day desc`,
)

/** Returns how many errors each day had, latest first; days without any are missing. */
export const failureDays = (sql: Sql, from: string, to: string) =>
  sql.rows<{ readonly day: string; readonly failures: number }>(DAYS, [from, to])
