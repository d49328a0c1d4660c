/** Loads the seed files into the database. */
import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { Db } from './database.ts'
import { publishEditionOfRelease } from './edition-of-release.ts'
import { withoutTimeout } from './run-without-timeout.ts'
import {
  seedBanks,
  seedCityRanges,
  seedComplementTypes,
  seedCoverageAreas,
  seedRegulations,
  seedStreets,
  seedText,
} from './read-seed-files.ts'

type Table = {
  table: string
  key: string
  /** The file that takes long to parse: if it has not changed since the last run, neither have the rows. */
  file?: string
  rows: () => Record<string, unknown>[]
}
/** Increase it whenever different rows are made from the same file. */
const READING = 1

const placed = <T extends object>(list: T[]) => list.map((each, position) => ({ position, ...each }))

const CATALOGUE: Table[] = [
  { table: 'regulations', key: 'id', rows: () => placed(seedRegulations()) },
  { table: 'banks', key: 'id', rows: () => placed(seedBanks()) },
  {
    table: 'complement_types',
    key: 'infra, id',
    rows: () =>
      Object.entries(seedComplementTypes()).flatMap(([infra, types]) =>
        placed(types).map((type) => ({ infra, ...type })),
      ),
  },
  { table: 'city_ranges', key: 'cep_from, ibge', file: 'municipalities.csv', rows: seedCityRanges },
]

const DEMO: Table[] = [
  { table: 'streets', key: 'cep', rows: seedStreets },
  { table: 'coverage_areas', key: 'id', file: 'coverage-areas.csv', rows: seedCoverageAreas },
]

/**
 * Loads the seed files into the database, and publishes the edition of this release if the shop has none, or has that
 * of an earlier release. 'catalogue' loads regulations and contracts, banks and towns; 'demo' also loads coverage areas
 * and streets. Existing rows are not changed, since the operator may have edited them. Files that have not changed
 * since the last run are skipped.
 * @returns the message about the shop's edition for the operator; null if there is none
 */
export async function seed(db: Db, what: 'demo' | 'catalogue' | 'none'): Promise<string | null> {
  return withoutTimeout(db, async (client) => {
    await client.query('select id from schema_lock where id = 1 for update')
    if (what !== 'none') await seedTables(client, what === 'demo' ? [...CATALOGUE, ...DEMO] : CATALOGUE)
    return publishEditionOfRelease(client, what)
  })
}

async function seedTables(client: ClientBase, tables: readonly Table[]): Promise<void> {
  await client.query('create table if not exists seeded (name text primary key, checksum text not null)')
  const done = await client.query<{ name: string; checksum: string }>('select name, checksum from seeded')
  const known = new Map(done.rows.map((row) => [row.name, row.checksum]))
  const note = (name: string, checksum: string) =>
    client.query(
      'insert into seeded values ($1, $2) on conflict (name) do update set checksum = excluded.checksum',
      [name, checksum],
    )
  for (const { table, key, file, rows } of tables) {
    const source = file === undefined ? null : checksumOf(`${READING} ${seedText(file)}`)
    if (source !== null && known.get(`${table}, file`) === source) continue
    const content = JSON.stringify(rows())
    const checksum = checksumOf(content)
    if (known.get(table) !== checksum) {
      await client.query(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1) on conflict (${key}) do nothing`,
        [content],
      )
      await note(table, checksum)
    }
    if (source !== null) await note(`${table}, file`, source)
  }
}

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')
