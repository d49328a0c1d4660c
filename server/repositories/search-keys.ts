/** SQL for the search keys of leads, waiting-list entries and renewals (docs/decisions/0067). */
import { columnsOf, statement, type Sql } from '../db/database.ts'

/** The kinds of records whose reference visitors know. */
export type RecordKind = 'lead' | 'no-coverage' | 'renewal'

/** What a record is found by. Contacts and documents are stored as HMACs. */
export type SearchKeyKind = 'reference' | 'phone' | 'email' | 'document'

/** The maximum number of records that a search returns, and of references that are filled in at a time. */
export const MOST_FOUND = 20
const BATCH = 5_000

const FIND = statement(
  'search_keys.find',
  `select distinct s.record_id as id, s.record as kind
   from unnest($1::text[], $2::text[]) as k (kind, lookup) join search_keys s on s.lookup = k.lookup and s.kind = k.kind
   limit 200`,
)

/** A record that was found. */
export type KeyedRecord = { id: string; kind: RecordKind }

/** Finds the records that have one of these keys. */
export const recordsWithKeys = (
  sql: Sql,
  keys: readonly { kind: SearchKeyKind; lookup: string }[],
): Promise<KeyedRecord[]> => sql.rows<KeyedRecord>(FIND, columnsOf(keys, 'kind', 'lookup'))

const MISSING = statement(
  'search_keys.missing',
  `select record_id as id, record as kind from search_keys
   where lookup is null and record_id > $1 order by record_id limit ${BATCH}`,
)

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Yields the records whose reference is not stored yet, in batches. */
export async function* recordsWithoutReference(sql: Sql): AsyncGenerator<KeyedRecord[]> {
  let after: string | undefined = FIRST
  while (after !== undefined) {
    const rows: KeyedRecord[] = await sql.rows<KeyedRecord>(MISSING, [after])
    if (rows.length > 0) yield rows
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined
  }
}

const FILL = statement(
  'search_keys.fill',
  `update search_keys s set lookup = v.lookup from unnest($1::uuid[], $2::text[]) as v (id, lookup)
   where s.record_id = v.id and s.kind = 'reference' and s.lookup is null`,
)

/** Stores the references of records. */
export const storeReferences = (sql: Sql, references: readonly { id: string; reference: string }[]) =>
  sql.run(FILL, columnsOf(references, 'id', 'reference'))
