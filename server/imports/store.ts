/** Stores the rows of an import, all or none. */
import type { ClientBase } from 'pg'
import { statement, type Db } from '../db/database.ts'
import { withoutTimeout } from '../db/without-timeout.ts'

/**
 * A table to import into. `key` names the columns that identify a row. `scope` is a column: importing a row
 * replaces all rows with the same value in that column.
 */
export type ImportTable = { table: string; key: string; scope?: string }

export const AREAS: ImportTable = { table: 'coverage_areas', key: 'id' }
export const CITIES: ImportTable = { table: 'city_ranges', key: 'cep_from, ibge', scope: 'ibge' }
export const STREETS: ImportTable = { table: 'streets', key: 'cep' }

const CHUNK = 2_000

const REGIONS = statement(
  'import.regions',
  `select distinct offer_region as region from coverage_areas
   where offer_region <> 'none' and offer_region not in (select addon from offers) order by 1`,
)

/**
 * Stores all rows of an import or none. Existing rows with the same key are overwritten; with `replace`, all
 * other rows of the table are deleted. `progress` is called with the number of rows stored so far and the
 * total.
 */
export async function storeRows<T extends object>(
  db: Db,
  target: ImportTable,
  rows: readonly T[],
  options: { replace: boolean; progress: (done: number, all: number) => void },
): Promise<void> {
  await withoutTimeout(db, async (client) => {
    await client.query(`lock table ${target.table} in share row exclusive mode`)
    if (options.replace) await client.query(`delete from ${target.table}`)
    else if (target.scope) await forgetScope(client, target.table, target.scope, rows)
    for (let at = 0; at < rows.length; at += CHUNK) {
      await store(client, target, rows.slice(at, at + CHUNK))
      options.progress(Math.min(at + CHUNK, rows.length), rows.length)
    }
  })
}

async function store<T extends object>(
  client: ClientBase,
  target: ImportTable,
  rows: readonly T[],
): Promise<void> {
  const { table, key } = target
  const columns = Object.keys(rows[0] ?? {})
  const updates = columns.map((column) => `${column} = excluded.${column}`).join(', ')
  await client.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)
     on conflict (${key}) do update set ${updates}`,
    [JSON.stringify(rows)],
  )
}

async function forgetScope<T extends object>(
  client: ClientBase,
  table: string,
  scope: string,
  rows: readonly T[],
): Promise<void> {
  const values = [...new Set(rows.map((row) => (row as Record<string, unknown>)[scope]))]
  await client.query(
    `delete from ${table} where to_jsonb(${scope}) in (select jsonb_array_elements($1::jsonb))`,
    [JSON.stringify(values)],
  )
}

/**
 * Returns the offer regions of coverage areas for which there is no plan list. They are probably misspelt.
 */
export async function unknownRegions(db: Db): Promise<string[]> {
  const rows = await db.rows<{ region: string }>(REGIONS)
  return rows.map(({ region }) => region)
}
