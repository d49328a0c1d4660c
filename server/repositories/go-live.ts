/** SQL of the list before going live: what the database says of it, and what was ticked. */
import { onlyRow, statement, type Sql } from '../db/database.ts'

const DATA = statement(
  'live.data',
  `select exists (select from coverage_areas) as coverage, exists (select from streets) as streets,
     exists (select from customers) as customers,
     exists (select from live_editions where published_by <> $1) as plans`,
)

/** Which kinds of data there are at all; `plans`: somebody has published an edition. */
export type DataThere = Readonly<Record<'coverage' | 'streets' | 'customers' | 'plans', boolean>>

/** @param release who is said to have published the edition of a release */
export const dataThere = (sql: Sql, release: string) => onlyRow<DataThere>(sql, DATA, [release])

const TICKS = statement('live.ticks', 'select item, ticked_by as by, ticked_at as at from go_live_ticks')

/** Returns what was ticked, by whom (an e-mail address) and when. */
export const goLiveTicks = (sql: Sql) =>
  sql.rows<{ readonly item: string; readonly by: string; readonly at: Date }>(TICKS)

const TICK = statement(
  'live.tick',
  'insert into go_live_ticks values ($1, $2, $3) on conflict (item) do nothing',
)
const UNTICK = statement('live.untick', 'delete from go_live_ticks where item = $1')

export const tickItem = (sql: Sql, item: string, by: string, at: Date) => sql.run(TICK, [item, by, at])
export const untickItem = (sql: Sql, item: string) => sql.run(UNTICK, [item])
