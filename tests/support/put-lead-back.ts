/** Puts an open lead back to what the database had of it at an earlier moment. */
import type { Row } from './query-database.ts'
import type { TestServer } from './server.ts'

type Asked = Pick<TestServer, 'sql'>

/** What the database has of a lead that is open. */
export type LeadRows = { readonly id: string; readonly lead: Row; readonly quizzes: readonly Row[] }

/** The columns of a lead that can be written. */
async function columnsOfLead({ sql }: Asked): Promise<string> {
  const [row] = await sql(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = 'leads'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  return String(row?.columns)
}

/** Returns what the database has of a lead, null if it is not open. */
export async function leadRows({ sql }: Asked, id: string): Promise<LeadRows | null> {
  const [row] = await sql(
    `select to_jsonb(l) lead,
      (select coalesce(jsonb_agg(to_jsonb(q)), '[]') from quizzes q where q.lead_id = l.id) quizzes
    from leads l where l.id = $1 and l.status = 'open'`,
    [id],
  )
  return row ? { id, lead: row.lead as Row, quizzes: row.quizzes as Row[] } : null
}

/**
 * Undoes what answers and risk checks have changed since.
 * @returns whether it could: not once the lead is finished
 */
export async function putLeadBack(server: Asked, { id, lead, quizzes }: LeadRows): Promise<boolean> {
  const { sql } = server
  const columns = await columnsOfLead(server)
  const undone = await sql(
    `with before as (select * from jsonb_populate_record(null::leads, $2)),
      events as (delete from lead_events where lead_id = $1 and seq > (select seq from before)),
      asked as (delete from quizzes where lead_id = $1)
    update leads set (${columns}) = (select ${columns} from before) where id = $1 and status = 'open' returning id`,
    [id, JSON.stringify(lead)],
  )
  if (quizzes.length > 0)
    await sql('insert into quizzes select * from jsonb_populate_recordset(null::quizzes, $1)', [
      JSON.stringify(quizzes),
    ])
  return undone.length > 0
}
