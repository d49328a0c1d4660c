/** SQL for the search keys of leads, waiting-list entries, renewals and calls (docs/decisions/0067, 0190). */
import { columnsOf, statement, type Sql } from '../db/database.ts'

/** The kinds of records that the desk finds: leads, entries of the waiting list, renewals, and calls asked for. */
export type RecordKind = 'lead' | 'no-coverage' | 'renewal' | 'call'

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

export type KeyedRecord = { id: string; kind: RecordKind }

/** Finds the records that have one of these keys. */
export const recordsWithKeys = (
  sql: Sql,
  keys: readonly { kind: SearchKeyKind; lookup: string }[],
): Promise<KeyedRecord[]> => sql.rows<KeyedRecord>(FIND, columnsOf(keys, 'kind', 'lookup'))

/** How many records of one name are read at most, to find the newest: more than one beginning has in a big city. */
const MOST_NAMED = 5_000

// by ranges instead of `like`, of which a prepared statement cannot use the index
const NAMED = statement(
  'search_keys.named',
  `select record_id as id, record as kind from search_keys
   where kind in ('name', 'person') and lookup ~>=~ $1 and lookup ~<~ ($1 || chr(1114111)) limit ${MOST_NAMED}`,
)

/** Finds records by the beginning of a name, which is folded: of those who answered, and of whom a call is to ask for. */
export const recordsNamed = (sql: Sql, beginning: string) => sql.rows<KeyedRecord>(NAMED, [beginning])

const CALLS_OF = statement(
  'search_keys.calls',
  `select id, 'call' as kind from support_requests where lead_id = any($1::uuid[]) or renewal_id = any($1::uuid[])`,
)

/** Finds the calls that were asked for in these leads or renewals. */
export const callsOfRecords = (sql: Sql, ids: readonly string[]) => sql.rows<KeyedRecord>(CALLS_OF, [ids])

const ASK_FOR = statement(
  'search_keys.person',
  `with g as (delete from search_keys where record_id = any($1::uuid[]) and kind = 'person' and $2 = '')
   insert into search_keys (record_id, kind, record, lookup)
   select record_id, 'person', record, search_keys_folded_name($2) from search_keys
   where record_id = any($1::uuid[]) and kind = 'reference' and $2 <> ''
   on conflict (record_id, kind) do update set lookup = excluded.lookup`,
)

/** Has records found by the name of the person for whom a call is to ask, for '' by none. */
export const storePersonToAskFor = (sql: Sql, ids: readonly string[], name: string) =>
  sql.run(ASK_FOR, [ids, name])

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

export const storeReferences = (sql: Sql, references: readonly { id: string; reference: string }[]) =>
  sql.run(FILL, columnsOf(references, 'id', 'reference'))
