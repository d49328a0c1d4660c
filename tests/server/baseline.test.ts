/** Two ways to one schema: a new database starts from server/db/baseline.sql, an existing one is migrated (A10). */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startProduct } from '../../scripts/product.ts'
import { openDb, type Db } from '../../server/db/database.ts'
import { openEmbedded } from '../../server/db/embedded/cluster.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seed } from '../../server/db/seed.ts'
import { useEmptyDatabase } from '../support/database.ts'
import { schemaOf } from '../support/schema.ts'
import { settings } from '../support/settings.ts'
import { query } from '../support/sql.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../server/db/migrations')
const FILES = readdirSync(FOLDER).sort()

async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb({ url, pool: 2, timeoutMs: 30_000 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Leaves a database as the release with migration `last` left it. */
async function asOf(url: string, last: string): Promise<void> {
  await query(
    url,
    `create table schema_lock (id integer primary key);
     insert into schema_lock values (1);
     create table schema_migrations (number integer primary key, name text not null, checksum text not null,
       applied_at timestamptz not null default now())`,
  )
  for (const name of FILES.slice(0, FILES.findIndex((file) => file.startsWith(last)) + 1)) {
    const text = readFileSync(path.join(FOLDER, name), 'utf8')
    await query(url, text)
    await query(url, 'insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      Number.parseInt(name, 10),
      name,
      createHash('sha256').update(text).digest('hex'),
    ])
  }
}

const appliedIn = (url: string) =>
  query(url, 'select number, name, checksum from schema_migrations order by number')

/** Every row of every table, without the times at which it was written. */
async function contentOf(url: string) {
  const { tables } = await schemaOf(url)
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    const rows = await query(
      url,
      `select count(*)::int as rows,
         md5(string_agg((to_jsonb(t) - '{at,applied_at}'::text[])::text, '|'
           order by (to_jsonb(t) - '{at,applied_at}'::text[])::text)) as hash
       from ${String(name)} t`,
    )
    content[String(name)] = rows[0]
  }
  return content
}

function contract(url: string): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, ['server/commands/contract.ts'], {
    env: { ...process.env, ...settings, DATABASE_URL: url },
  })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })))
}

describe('a new database and one migrated from the first release', () => {
  const fresh = useEmptyDatabase()
  const old = useEmptyDatabase()

  it('have the same schema and the same migrations behind them', async () => {
    await asOf(old(), '001')
    expect((await withDb(old(), (db) => migrate(db, 'all'))).applied).toEqual(FILES.slice(1))
    expect(await withDb(fresh(), (db) => migrate(db, 'all'))).toEqual({ applied: FILES, left: [] })
    expect(await schemaOf(fresh())).toEqual(await schemaOf(old()))
    expect(await appliedIn(fresh())).toEqual(await appliedIn(old()))
  })

  it('hold the same after the seed', async () => {
    for (const url of [fresh(), old()]) await withDb(url, (db) => seed(db, 'demo'))
    const content = await contentOf(fresh())
    expect(content).toMatchObject({ city_ranges: { rows: 5573 }, coverage_areas: { rows: 200 } })
    expect(content).toEqual(await contentOf(old()))
  })

  it('need nothing that engines compatible with PostgreSQL lack: only tables and B-trees of plain types', async () => {
    const { indexes, columns, others } = await schemaOf(fresh())
    expect(new Set(indexes.map(({ method }) => method))).toEqual(new Set(['btree']))
    expect(columns.filter(({ type }) => /range/.test(String(type)))).toEqual([])
    // but these: nothing else keeps the audit log from being edited
    expect(others.map(({ kind, name }) => `${String(kind)} ${String(name)}`).toSorted()).toEqual([
      'function audit_head_moves_on',
      'function audit_log_stays',
      'trigger audit_head_moves_on',
      'trigger audit_head_not_emptied',
      'trigger audit_log_not_emptied',
      'trigger audit_log_stays',
    ])
  })

  it('are left alone by a second start', async () => {
    for (const url of [fresh(), old()]) {
      expect(await withDb(url, (db) => migrate(db, 'all'))).toEqual({ applied: [], left: [] })
    }
  })
})

describe('a database that servers of the release before still use', () => {
  const url = useEmptyDatabase()
  const gist = async () =>
    (await schemaOf(url())).indexes.filter(({ method }) => method === 'gist').map(({ name }) => name)

  it('keeps what they need until `npm run contract`', async () => {
    await asOf(url(), '017')
    expect(await withDb(url(), (db) => migrate(db, 'expand'))).toEqual({
      applied: FILES.filter((file) => file >= '018' && !file.includes('_contract_')),
      left: ['019_contract_places.sql'],
    })
    expect(await gist()).toEqual(['city_ranges_cep', 'coverage_areas_cep'])

    expect(await contract(url())).toEqual({ code: 0, out: 'Applied 019_contract_places.sql.\n' })
    expect(await gist()).toEqual([])
    expect(await contract(url())).toEqual({ code: 0, out: 'Nothing is left to apply.\n' })
  })
})

describe('the embedded database of the release before', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prosa-contracted-'))
  // no site: with an empty catalogue the start would render the pages of all campaigns anew, which takes a busy machine
  // more than a minute
  const siteDir = mkdtempSync(path.join(tmpdir(), 'prosa-no-site-'))
  afterAll(() => [dataDir, siteDir].forEach((folder) => rmSync(folder, { recursive: true, force: true })))

  it('is contracted by a start: nothing else runs on it', async () => {
    const cluster = await openEmbedded({ dataDir })
    try {
      await asOf(cluster.url, '017')
    } finally {
      await cluster.stop()
    }
    const product = await startProduct({ env: { DATA_DIR: dataDir, SITE_DIR: siteDir, SEED: 'none' } })
    await product.stop()
    expect(product.log()).toContain('Applied 018_places_by_stem.sql, 019_contract_places.sql')
    expect(product.log()).not.toContain('Left until')
  }, 90_000)
})

describe('two first starts at the same moment', () => {
  const url = useEmptyDatabase()

  it('make one schema', async () => {
    const both = await Promise.all([1, 2].map(() => withDb(url(), (db) => migrate(db, 'expand'))))
    expect(both.flatMap(({ applied }) => applied)).toEqual(FILES)
  })
})
