/** SQL that finds out whether a lead was last answered in the chat or on pages. */
import { statement, type Sql } from '../db/database.ts'

const LAST = statement(
  'lead.channel',
  `select channel from lead_events where lead_id = $1 and channel in ('chat', 'pages') order by seq desc limit 1`,
)

/** Returns the channel of the lead's last event that a visitor caused; null if none is known. */
export async function lastChannelOf(sql: Sql, id: string): Promise<'chat' | 'pages' | null> {
  const [row] = await sql.rows<{ channel: 'chat' | 'pages' }>(LAST, [id])
  return row?.channel ?? null
}
