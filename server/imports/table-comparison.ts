/**
 * Compares the rows of an import with the table that they are to be stored in: counts, examples, names that are not
 * sold and networks that are new. This is done in SQL, because there may be a million rows of each.
 */
import type { ClientBase } from 'pg'
import type { ImportChange } from '../../src/content/desk/imports.ts'
import { GENERAL_LIST } from '../../src/edition/edition-content-at-instant.ts'
import { livePublicationSql } from '../db/edition-of-release.ts'
import type { ImportChanges } from '../rules/csv-import-types.ts'
import { isCoverage, IMPORT_TABLES, type ImportTable, type ImportRequest } from './import-tables.ts'

/** An import with what it is to do. */
export type Imported = ImportRequest & { readonly id: string }

/** A row of the table as JSON, without what is encrypted. */
export const storedRow = ({ isSealed }: ImportTable): string =>
  isSealed ? "(to_jsonb(t) - 'content')" : 'to_jsonb(t)'

/**
 * The row that an import makes of `t`. Ports that were taken or freed since the file was read stay so.
 */
export const importedRow = (table: ImportTable): string =>
  table !== IMPORT_TABLES.coverage
    ? 'f.fields'
    : `(f.fields || jsonb_build_object('free_ports',
         case when f.base_ports is null or t.free_ports is null or f.fields->>'free_ports' is null
           then f.fields->'free_ports'
           else to_jsonb(greatest(0, (f.fields->>'free_ports')::integer + t.free_ports - f.base_ports)) end))`

/** Whether an import changes `t`. */
export const rowDiffers = (table: ImportTable): string =>
  `(${storedRow(table)} <> ${importedRow(table)}${table.isSealed ? ' or t.content <> f.sealed' : ''})`

const isPresent = ({ key }: ImportTable) => `${key} is not null`

/** The rows of an import next to those that are stored. */
export const besideStored = (table: ImportTable): string =>
  `import_rows f left join ${table.name} t on ${table.match('f.key', 'f.fields')}`

const HAS_RENEWAL = 'exists (select from renewal_requests r where r.customer_id = t.id)'

/** No row. Every condition names the parameter that is the import. */
const NEVER = '$1::uuid is null'

/** Whether the file has the row `t`. */
const isInFile = ({ match }: ImportTable) =>
  `exists (select from import_rows f where f.import_id = $1 and ${match('f.key', 'f.fields')})`

/** Whether the row `t` is missing from the file and must be removed. */
export function isRemoved({ kind, isReplacing }: Imported): string {
  const table = IMPORT_TABLES[kind]
  const missing = `not ${isInFile(table)}`
  if (isReplacing) return table.isSealed ? `${missing} and not ${HAS_RENEWAL}` : missing
  const { scope } = table
  return scope === undefined
    ? NEVER
    : `t.${scope} in (select (fields->>'${scope}')::integer from import_rows where import_id = $1) and ${missing}`
}

/** How many rows an import changes, and a checksum of the stored rows that it concerns. */
type Comparison = Omit<ImportChanges, 'examples' | 'coverage' | 'unknown' | 'newNetworks'>

async function one<T extends object>(client: ClientBase, text: string, values: unknown[]): Promise<T> {
  const { rows } = await client.query<T>(text, values)
  const [row] = rows
  if (!row) throw new Error('a count has no row')
  return row
}

/** Compares an import with its table as it is now. */
export async function compareRows(client: ClientBase, imported: Imported): Promise<Comparison> {
  const { id, kind, isReplacing } = imported
  const table = IMPORT_TABLES[kind]
  const counts = await one<{ added: number; changed: number; same: number }>(
    client,
    `select count(*) filter (where ${table.key} is null)::integer as added,
       count(*) filter (where ${isPresent(table)} and ${rowDiffers(table)})::integer as changed,
       count(*) filter (where ${isPresent(table)} and not ${rowDiffers(table)})::integer as same
     from ${besideStored(table)} where f.import_id = $1`,
    [id],
  )
  const gone = isRemoved(imported)
  const staying = isReplacing && table.isSealed ? `not ${isInFile(table)} and ${HAS_RENEWAL}` : NEVER
  const others = await one<{ removed: number; kept: number }>(
    client,
    `select (select count(*)::integer from ${table.name} t where ${gone}) as removed,
       (select count(*)::integer from ${table.name} t where ${staying}) as kept`,
    [id],
  )
  // Free ports change with every order and are kept right by themselves.
  const { checksum } = await one<{ checksum: string }>(
    client,
    `select md5(concat_ws(' ', count(*), sum(hashtextextended((${storedRow(table)} - 'free_ports')::text, 0)),
       (select max(greatest(finished_at, undone_at)) from imports where kind = $2))) as checksum
     from (
       select t.* from ${table.name} t where ${isInFile(table)}
       union all select t.* from ${table.name} t where ${gone}
     ) t`,
    [id, kind],
  )
  return { ...counts, ...others, checksum }
}

/** How many examples there are of each kind of change. */
const EXAMPLES = 5

/** What examples never contain, because it identifies a customer. */
const UNSHOWN = ['id', 'document_lookup', 'line_lookup', 'content']

const shown = (row: ImportChange['before'], table: ImportTable): ImportChange['before'] =>
  row === null || !isPersonal(table)
    ? row
    : Object.fromEntries(Object.entries(row).filter(([name]) => !UNSHOWN.includes(name)))

const isPersonal = (table: ImportTable) => table === IMPORT_TABLES.customers || table === IMPORT_TABLES.lines

/** Returns the first rows that are changed, added and removed, each before and after. */
export async function exampleChanges(client: ClientBase, imported: Imported): Promise<ImportChange[]> {
  const { id, kind } = imported
  const table = IMPORT_TABLES[kind]
  const record = table.isSealed ? 't.content <> f.sealed' : 'false'
  const beside = (condition: string, before: string) =>
    `(select ${before} as before, ${importedRow(table)} as after, ${record} as "isRecordChanged"
      from ${besideStored(table)} where f.import_id = $1 and ${condition} order by f.number limit ${EXAMPLES})`
  const { rows } = await client.query<ImportChange>(
    [
      beside(`${isPresent(table)} and ${rowDiffers(table)}`, storedRow(table)),
      beside(`${table.key} is null`, 'null::jsonb'),
      `(select ${storedRow(table)} as before, null::jsonb as after, false as "isRecordChanged"
        from ${table.name} t where ${isRemoved(imported)} order by ${table.key} limit ${EXAMPLES})`,
    ].join(' union all '),
    [id],
  )
  return rows.map(({ before, after, isRecordChanged }) => ({
    before: shown(before, table),
    after: shown(after, table),
    isRecordChanged: isRecordChanged ?? false,
  }))
}

const IS_LIVE = `number = (select edition from (${livePublicationSql('now()')}) live)`

/** The names of the live edition's plan lists, and those that they had when their campaigns had other prefixes. */
const LISTS = `select '${GENERAL_LIST}' union all
    select json_object_keys(part)
    from editions, lateral (values (document->'campaigns'), (document->'lists')) parts (part)
    where part is not null and ${IS_LIVE} union all
    select former->>'prefix'
    from editions, json_each(document->'campaigns') campaigns, json_array_elements(campaigns.value->'formerly') former
    where ${IS_LIVE}`

const UNKNOWN: Partial<Record<string, string>> = {
  coverage_areas: `select distinct fields->>'offer_region' as name from import_rows where import_id = $1
    and fields->>'offer_region' <> 'none' and fields->>'offer_region' not in (${LISTS}) order by 1 limit 20`,
  customers: `select distinct sku as name from import_rows,
      jsonb_array_elements_text((fields->'offers') || (fields->'extra_offers')) as sku
    where import_id = $1 and sku not in (select sku from plans) order by 1 limit 20`,
}

/** Returns the offer regions, or the skus, of an import that are not sold. They are probably misspelt. */
export async function unknownNames(client: ClientBase, { id, kind }: Imported): Promise<string[]> {
  const text = UNKNOWN[IMPORT_TABLES[kind].name]
  if (text === undefined) return []
  const { rows } = await client.query<{ name: string }>(text, [id])
  return rows.map(({ name }) => name)
}

/**
 * Returns the networks in an import that no stored area has; none if no area is stored yet. Networks are no closed
 * list, so one may be new or misspelt.
 */
export async function newNetworks(client: ClientBase, { id, kind }: Imported): Promise<string[]> {
  if (!isCoverage(kind)) return []
  const { rows } = await client.query<{ name: string }>(
    `select distinct fields->>'infra' as name from import_rows where import_id = $1 and fields->>'infra' <> ''
       and exists (select from coverage_areas)
       and not exists (select from coverage_areas t where t.infra = fields->>'infra')
       and not exists (select from complement_types c where c.infra = fields->>'infra')
     order by 1 limit 20`,
    [id],
  )
  return rows.map(({ name }) => name)
}

/** Notes the free ports of the areas when the file was read, from which orders go on taking them. */
export async function notePortsAtReading(client: ClientBase, { id, kind }: Imported): Promise<void> {
  if (!isCoverage(kind)) return
  await client.query(
    'update import_rows f set base_ports = t.free_ports from coverage_areas t where f.import_id = $1 and t.id = f.key',
    [id],
  )
}
