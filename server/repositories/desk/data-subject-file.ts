/** SQL that reads everything that is stored about records of a person, for the file that they may ask for. */
import { statement, type Sql } from '../../db/database.ts'

/** Each table with data about a person, and the column with the id of the record that it is about. */
const TABLES = [
  ['leads', 'id'],
  ['orders', 'lead_id'],
  ['lead_events', 'lead_id'],
  ['order_notes', 'lead_id'],
  ['order_message_orders', 'lead_id'],
  ['agent_links', 'lead_id'],
  ['no_coverage_leads', 'id'],
  ['renewal_requests', 'id'],
  ['support_requests', 'id'],
  ['call_tasks', 'subject_id'],
  ['call_records', 'subject_id'],
  ['outbox', 'subject_id'],
] as const

/**
 * What a call has written to all records with its telephone: whose words they are is known only if all those records are one
 * person's, `$2`.
 */
const OF_CALLS: Partial<Record<(typeof TABLES)[number][0], string>> = {
  order_message_orders: `(select to_jsonb(m) - 'asked_by' - 'decided_by' - 'filter' from order_messages m where m.id = t.message_id)`,
  call_records: `case when exists (
      select from call_records o where o.call_id = t.call_id and o.subject_id <> all($2::uuid[]))
    then to_jsonb(t) - 'note' else to_jsonb(t) end`,
  call_tasks: `case when exists (
      select from call_records m join call_records o on o.call_id = m.call_id
      where m.subject_id = t.subject_id and o.subject_id <> all($2::uuid[]))
    then to_jsonb(t) - 'note' - 'ask_for' else to_jsonb(t) end`,
}

const READ = TABLES.map(([table, column]) => ({
  table,
  read: statement(
    `everything.${table}`,
    `select ${OF_CALLS[table] ?? 'to_jsonb(t)'} as row from ${table} t
     where t.${column} = $1 and $2::uuid[] is not null limit 1000`,
  ),
}))

export type StoredRows = { table: (typeof TABLES)[number][0]; rows: Record<string, unknown>[] }

/**
 * Returns all rows about a record, by table; tables without any are left out.
 * @param theirs the ids of all records that are known to be the same person's
 */
export async function everythingAbout(
  sql: Sql,
  id: string,
  theirs: readonly string[],
): Promise<StoredRows[]> {
  const found: StoredRows[] = []
  for (const { table, read } of READ) {
    const rows = await sql.rows<{ row: Record<string, unknown> }>(read, [id, theirs])
    if (rows.length > 0) found.push({ table, rows: rows.map(({ row }) => row) })
  }
  return found
}
