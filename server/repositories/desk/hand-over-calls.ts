/** SQL that hands calls over: those of a leaver, and agreed ones of somebody who is not there. */
import { statement, type Sql } from '../../db/database.ts'

const HAND = statement(
  'calls.hand_over',
  `with c as (
     update calls set ended_at = $2 where operator_id = $1 and ended_at is null
   ), t as (
     update call_tasks set taken_by = null, taken_at = null, updated_at = $2 where taken_by = $1 and closed_at is null
   ) select 1`,
)
const HAND_AGREED = statement(
  'calls.hand_over.agreed',
  `update call_tasks set agreed_by = $2, updated_at = $3
   where agreed_by = $1 and closed_at is null and result = 'de-novo' returning subject_id`,
)

/** Hands all calls that a desk user has agreed to a colleague, or for null to nobody. Returns how many records these were about. */
export const handOverAgreedCalls = async (
  sql: Sql,
  from: string,
  to: string | null,
  at: Date,
): Promise<number> => (await sql.rows(HAND_AGREED, [from, to, at])).length

/**
 * Takes all calls from a desk user: those under way are free again, those that were agreed go to a colleague, or for null to
 * nobody. Returns how many records these were about.
 */
export async function handOverCalls(sql: Sql, from: string, to: string | null, at: Date): Promise<number> {
  await sql.run(HAND, [from, at])
  return handOverAgreedCalls(sql, from, to, at)
}

const HAND_ONE = statement(
  'calls.hand_over.one',
  `update call_tasks set agreed_by = $2, updated_at = $3
   where subject_id = any($1::uuid[]) and closed_at is null and result = 'de-novo'
     and agreed_by is distinct from $2 returning subject_id`,
)

/** Hands the agreed call about some records to a desk user, or for null to nobody. Returns false if none was agreed or moved. */
export const handOverAgreedCall = (sql: Sql, records: readonly string[], to: string | null, at: Date) =>
  sql.hasRow(HAND_ONE, [records, to, at])

const COUNT = statement(
  'calls.agreed.mine',
  `select count(*)::int as calls from call_tasks where agreed_by = $1 and closed_at is null and result = 'de-novo'`,
)

/** Counts the records about which a desk user has agreed on another call. */
export const countAgreedCallsOf = async (sql: Sql, operator: string): Promise<number> =>
  (await sql.row<{ calls: number }>(COUNT, [operator]))?.calls ?? 0
