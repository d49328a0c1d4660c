/**
 * SQL that reads how much of a day's traffic came from the busiest IP network. A large share suggests a flood
 * of automatic visits (docs/decisions/0054).
 */
import { statement, type Sql } from '../../db/database.ts'
import type { BusiestShare } from '../../rules/desk/detect-floods-of-automatic-visits.ts'
import type { NetworkShareRow } from './write-visit-counters.ts'

const SHARES = statement(
  'sources.shares',
  `select day::text as day, most, counts, is_hidden as "isHidden" from count_sources
   where figure = $1 and day between $2 and $3 order by day`,
)

/**
 * Returns, for each day and server process, how many of the counts came from the busiest IP network. Both
 * `from` and `to` are included.
 */
export const sharesByDay = async (
  sql: Sql,
  figure: NetworkShareRow['figure'],
  from: string,
  to: string,
): Promise<ReadonlyMap<string, readonly BusiestShare[]>> =>
  Map.groupBy(
    await sql.rows<BusiestShare & { readonly day: string }>(SHARES, [figure, from, to]),
    ({ day }) => day,
  )
