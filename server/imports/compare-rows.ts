/** Compares the rows of an import with those of their table, in SQL: there may be a million of both. */
import type { ClientBase } from 'pg'
import type { RowChange } from '../repositories/imports.ts'
import { isCoverage, IMPORT_TABLES, type ImportTable, type ImportWish } from './import-tables.ts'

/** An import with what it is to do. */
export type Imported = { readonly id: string; readonly wish: ImportWish }

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

const isPresent = ({ present }: ImportTable) => `${present} is not null`

/** The rows of an import beside those that are stored. */
export const besideStored = (table: ImportTable): string =>
  `import_rows f left join ${table.name} t on ${table.match('f.key', 'f.fields')}`

const HAS_RENEWAL = 'exists (select from renewal_requests r where r.customer_id = t.id)'

/** Which rows of the table are missing in the file and to be removed; null if none are. */
export function removedRows({ wish }: Imported): string | null {
  const table = IMPORT_TABLES[wish.kind]
  const missing = `not exists (select from import_rows f where f.import_id = $1 and ${table.match('f.key', 'f.fields')})`
  if (wish.isReplacing) return table.isSealed ? `${missing} and not ${HAS_RENEWAL}` : missing
  if (table.scope === undefined) return null
  const { scope } = table
  return `t.${scope} in (select (fields->>'${scope}')::integer from import_rows where import_id = $1) and ${missing}`
}

/** How many rows an import changes, and a checksum of the stored rows that it concerns. */
export type Comparison = {
  readonly added: number
  readonly changed: number
  readonly same: number
  readonly removed: number
  readonly kept: number
  readonly checksum: string
}

async function one<T extends object>(client: ClientBase, text: string, values: unknown[]): Promise<T> {
  const { rows } = await client.query<T>(text, values)
  const [row] = rows
  if (!row) throw new Error('a count has no row')
  return row
}

const counted = async (client: ClientBase, text: string, id: string): Promise<number> =>
  (await one<{ rows: number }>(client, text, [id])).rows

/** Compares an import with its table as it is now. */
export async function compareRows(client: ClientBase, imported: Imported): Promise<Comparison> {
  const { id, wish } = imported
  const table = IMPORT_TABLES[wish.kind]
  const counts = await one<{ added: number; changed: number; same: number }>(
    client,
    `select count(*) filter (where ${table.present} is null)::integer as added,
       count(*) filter (where ${isPresent(table)} and ${rowDiffers(table)})::integer as changed,
       count(*) filter (where ${isPresent(table)} and not ${rowDiffers(table)})::integer as same
     from ${besideStored(table)} where f.import_id = $1`,
    [id],
  )
  const gone = removedRows(imported)
  const removed =
    gone === null
      ? 0
      : await counted(client, `select count(*)::integer as rows from ${table.name} t where ${gone}`, id)
  const missing = `not exists (select from import_rows f where f.import_id = $1 and ${table.match('f.key', 'f.fields')})`
  const kept =
    wish.isReplacing && table.isSealed
      ? await counted(
          client,
          `select count(*)::integer as rows from ${table.name} t where ${missing} and ${HAS_RENEWAL}`,
          id,
        )
      : 0
  // Free ports change with every order and are kept right by themselves.
  const { checksum } = await one<{ checksum: string }>(
    client,
    `select md5(concat_ws(' ', count(*), sum(hashtextextended((${storedRow(table)} - 'free_ports')::text, 0)),
       (select max(greatest(finished_at, undone_at)) from imports where kind = $2))) as checksum
     from (
       select t.* from ${table.name} t
       where exists (select from import_rows f where f.import_id = $1 and ${table.match('f.key', 'f.fields')})
       ${gone === null ? '' : `union all select t.* from ${table.name} t where ${gone}`}
     ) t`,
    [id, wish.kind],
  )
  return { ...counts, removed, kept, checksum }
}

/** How many examples there are of each kind of change. */
const EXAMPLES = 5

/** What examples never contain, because it identifies a customer. */
const UNSHOWN = ['id', 'document_lookup', 'line_lookup', 'content']

const shown = (row: RowChange['before'], table: ImportTable): RowChange['before'] =>
  row === null || !isPersonal(table)
    ? row
    : Object.fromEntries(Object.entries(row).filter(([name]) => !UNSHOWN.includes(name)))

const isPersonal = (table: ImportTable) => table === IMPORT_TABLES.customers || table === IMPORT_TABLES.lines

/** Returns the first rows that are changed, added and removed, each before and after. */
export async function exampleChanges(client: ClientBase, imported: Imported): Promise<RowChange[]> {
  const { id, wish } = imported
  const table = IMPORT_TABLES[wish.kind]
  const record = table.isSealed ? 't.content <> f.sealed' : 'false'
  const beside = (condition: string, before: string) =>
    `(select ${before} as before, ${importedRow(table)} as after, ${record} as "isRecordChanged"
      from ${besideStored(table)} where f.import_id = $1 and ${condition} order by f.number limit ${EXAMPLES})`
  const gone = removedRows(imported)
  const { rows } = await client.query<RowChange>(
    [
      beside(`${isPresent(table)} and ${rowDiffers(table)}`, storedRow(table)),
      beside(`${table.present} is null`, 'null::jsonb'),
      ...(gone === null
        ? []
        : [
            `(select ${storedRow(table)} as before, null::jsonb as after, false as "isRecordChanged"
              from ${table.name} t where ${gone} order by ${table.key} limit ${EXAMPLES})`,
          ]),
    ].join(' union all '),
    [id],
  )
  return rows.map(({ before, after, isRecordChanged }) => ({
    before: shown(before, table),
    after: shown(after, table),
    isRecordChanged: isRecordChanged ?? false,
  }))
}

const UNKNOWN: Partial<Record<string, string>> = {
  coverage_areas: `select distinct fields->>'offer_region' as name from import_rows where import_id = $1
    and fields->>'offer_region' <> 'none' and fields->>'offer_region' not in (select addon from offers) order by 1 limit 20`,
  customers: `select distinct sku as name from import_rows,
      jsonb_array_elements_text((fields->'offers') || (fields->'extra_offers')) as sku
    where import_id = $1 and sku not in (select sku from plans) order by 1 limit 20`,
}

/** Returns the offer regions, or the skus, of an import that are not sold. They are probably misspelt. */
export async function unknownNames(client: ClientBase, { id, wish }: Imported): Promise<string[]> {
  const text = UNKNOWN[IMPORT_TABLES[wish.kind].name]
  if (text === undefined) return []
  const { rows } = await client.query<{ name: string }>(text, [id])
  return rows.map(({ name }) => name)
}

/** Notes the free ports of the areas when the file was read, from which orders go on taking them. */
export async function notePortsAtReading(client: ClientBase, { id, wish }: Imported): Promise<void> {
  if (!isCoverage(wish.kind)) return
  await client.query(
    'update import_rows f set base_ports = t.free_ports from coverage_areas t where f.import_id = $1 and t.id = f.key',
    [id],
  )
}
