/**
 * SQL for the last time that the server took for right. A clock that is far ahead of it has jumped, and nothing is
 * deleted then (docs/decisions/0146).
 */
import { onlyRow, statement, type Sql } from '../db/database.ts'
import type { BelievedClock } from '../rules/clock-jump.ts'

const READ = 'select believed_at, seen_at, proven_ms::float8 as proven_ms from believed_clock where id = 1'
const LOOK = statement('clock.read', READ)
const LOCK = statement('clock.lock', `${READ} for update`)

type Row = { believed_at: Date; seen_at: Date | null; proven_ms: number }

const fromRow = (row: Row | undefined): BelievedClock | undefined =>
  row && { believedAt: row.believed_at, seenAt: row.seen_at, provenMs: row.proven_ms }

/** Returns what is known of the servers' clocks; undefined before the first clean-up. */
export const readBelievedClock = async (sql: Sql) => fromRow(await sql.row<Row>(LOOK))

/** Returns it too, and lets no other server change it until the end of the transaction. */
export const lockBelievedClock = async (sql: Sql) => fromRow(await sql.row<Row>(LOCK))

const WRITE = statement(
  'clock.write',
  `insert into believed_clock (id, believed_at, seen_at, proven_ms) values (1, $1, $2, $3)
   on conflict (id) do update set believed_at = $1, seen_at = $2, proven_ms = $3`,
)

export const writeBelievedClock = (sql: Sql, { believedAt, seenAt, provenMs }: BelievedClock) =>
  sql.run(WRITE, [believedAt, seenAt, provenMs])

const NEWEST = statement(
  'clock.newest',
  `select greatest((select max(created_at) from leads), (select max(created_at) from renewal_requests),
     (select max(created_at) from no_coverage_leads), (select max(created_at) from support_requests),
     (select max(created_at) from outbox)) as at`,
)

/** Returns when the newest record was written; null if there is none. */
export const newestRecordAt = async (sql: Sql) => (await onlyRow<{ at: Date | null }>(sql, NEWEST)).at
