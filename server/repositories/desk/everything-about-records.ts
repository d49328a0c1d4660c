/** SQL that reads everything that is stored about records of a person, for the file that they may ask for. */
import { statement, type Sql } from '../../db/database.ts'

/** Each table with data about a person, and the column with the id of the record that it is about. */
const TABLES = [
  ['leads', 'id'],
  ['orders', 'lead_id'],
  ['lead_events', 'lead_id'],
  ['order_notes', 'lead_id'],
  ['agent_links', 'lead_id'],
  ['no_coverage_leads', 'id'],
  ['renewal_requests', 'id'],
  ['support_requests', 'id'],
  ['call_tasks', 'subject_id'],
  ['call_records', 'subject_id'],
  ['outbox', 'subject_id'],
] as const

const READ = TABLES.map(([table, column]) => ({
  table,
  read: statement(
    `everything.${table}`,
    `select to_jsonb(t) as row from ${table} t where t.${column} = $1 limit 1000`,
  ),
}))

export type StoredRows = { table: (typeof TABLES)[number][0]; rows: Record<string, unknown>[] }

/** Returns all rows about a record, by table; tables without any are left out. */
export async function everythingAbout(sql: Sql, id: string): Promise<StoredRows[]> {
  const found: StoredRows[] = []
  for (const { table, read } of READ) {
    const rows = await sql.rows<{ row: Record<string, unknown> }>(read, [id])
    if (rows.length > 0) found.push({ table, rows: rows.map(({ row }) => row) })
  }
  return found
}
