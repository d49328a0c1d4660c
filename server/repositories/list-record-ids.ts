/** SQL that lists the ids of all leads, waiting-list entries or renewal requests, page by page. */
import { statement, type Sql, type Statement } from '../db/database.ts'

/** How many ids are read at a time. */
const PAGE = 10_000

const page = (table: string): Statement =>
  statement(`ids.${table}`, `select id from ${table} where id > $1 order by id limit ${PAGE}`)

/** The statement that reads a page of ids, for each kind of record whose id visitors know. */
const PAGES = {
  lead: page('leads'),
  'no-coverage': page('no_coverage_leads'),
  renewal: page('renewal_requests'),
} as const

export type RecordKind = keyof typeof PAGES
export const KINDS = Object.keys(PAGES) as RecordKind[]

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Yields the ids of all records of one kind, page by page. */
export async function* allIds(sql: Sql, kind: RecordKind): AsyncGenerator<string[]> {
  let after: string | undefined = FIRST
  while (after !== undefined) {
    const rows: { id: string }[] = await sql.rows<{ id: string }>(PAGES[kind], [after])
    yield rows.map(({ id }) => id)
    after = rows.at(-1)?.id
  }
}
