/** Two ways to one schema: a new database starts from server/db/baseline.sql, an existing one is migrated. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startProduct } from '../../scripts/product.ts'
import { openDatabase, type Db } from '../../server/db/database.ts'
import { openEmbedded } from '../../server/db/embedded/cluster.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seed } from '../../server/db/seed.ts'
import { useEmptyDatabase } from '../support/database.ts'
import { schemaOf } from '../support/schema.ts'
import { settings } from '../support/settings.ts'
import { query } from '../support/sql.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MIGRATIONS = 'server/db/migrations'
const FOLDER = path.join(ROOT, MIGRATIONS)
const FILES = readdirSync(FOLDER).sort()
/** This release's own contracting migrations. */
const OWN = FILES.filter((file) => /^\d+_contract_/.test(file))
const expandingSince = (number: string) => FILES.filter((file) => file >= number && !OWN.includes(file))

/** One more contracting migration, which drops an index. */
const CONTRACTING = '999_contract_areas.sql'
const INDEX = 'coverage_areas_from'

/** This release's server with one more contracting migration, in a separate folder. */
function releaseThatContracts(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'prosa-contracting-'))
  for (const part of ['server', 'src', 'package.json']) {
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true })
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, MIGRATIONS, CONTRACTING), `drop index ${INDEX};\n`)
  return folder
}

async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, pool: 2, timeoutMs: 30_000 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Leaves a database as the release with migration `last` left it, except for those `without`. */
async function asOf(url: string, last: string, without: readonly string[] = []): Promise<void> {
  await query(
    url,
    `create table schema_lock (id integer primary key);
     insert into schema_lock values (1);
     create table schema_migrations (number integer primary key, name text not null, checksum text not null,
       applied_at timestamptz not null default now())`,
  )
  const known = FILES.slice(0, FILES.findIndex((file) => file.startsWith(last)) + 1)
  for (const name of known.filter((file) => !without.includes(file.slice(0, 3)))) {
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

/** Runs `npm run contract` of the release in `folder`. */
function contract(url: string, folder: string): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, ['server/commands/contract-migrations.ts'], {
    cwd: folder,
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
    // but these: nothing else keeps the audit log from being edited, nor makes a server of the release before write
    // what the desk searches by (docs/decisions/0067) and whom it may call (0083)
    const named = others.map(({ kind, name }) => `${String(kind)} ${String(name)}`).toSorted()
    expect(named.filter((name) => !/ (?:search_keys|people_to_call)_\w+$/.test(name))).toEqual([
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

describe('databases of 0.2.0', () => {
  const url = useEmptyDatabase()
  // 019 was a contracting migration there, applied by `npm run contract` or not at all
  it.each(['applied', 'left'])('go on where 019 was %s', async (how) => {
    await query(url(), 'drop schema public cascade; create schema public')
    await asOf(url(), '032', how === 'applied' ? [] : ['019'])
    await query(url(), "update schema_migrations set name = '019_contract_places.sql' where number = 19")
    const places = how === 'applied' ? [] : ['019_places.sql']
    expect(await withDb(url(), (db) => migrate(db, 'expand'))).toEqual({
      applied: [...places, ...expandingSince('033')],
      left: OWN,
    })
    expect((await schemaOf(url())).indexes.filter(({ method }) => method === 'gist')).toEqual([])
  })
})

describe('a release that contracts', () => {
  const release = releaseThatContracts()
  const url = useEmptyDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prosa-contracted-'))
  // no site: with an empty catalogue the start would render the pages of all campaigns, which takes a busy machine
  // more than a minute
  const siteDir = mkdtempSync(path.join(tmpdir(), 'prosa-no-site-'))
  afterAll(() =>
    [release, dataDir, siteDir].forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  )
  const hasIndex = async () => (await schemaOf(url())).indexes.some(({ name }) => name === INDEX)

  it('keeps what servers of the release before need until `npm run contract`', async () => {
    await asOf(url(), '017')
    expect(await withDb(url(), (db) => migrate(db, 'expand', path.join(release, MIGRATIONS)))).toEqual({
      applied: expandingSince('018'),
      left: [...OWN, CONTRACTING],
    })
    expect(await hasIndex()).toBe(true)

    expect(await contract(url(), release)).toEqual({
      code: 0,
      out: `Applied ${[...OWN, CONTRACTING].join(', ')}.\n`,
    })
    expect(await hasIndex()).toBe(false)
    expect(await contract(url(), release)).toEqual({ code: 0, out: 'Nothing is left to apply.\n' })
  }, 300_000)

  it('contracts an embedded database at its start: nothing else runs on it', async () => {
    const cluster = await openEmbedded({ dataDir })
    try {
      await asOf(cluster.url, '017')
    } finally {
      await cluster.stop()
    }
    const product = await startProduct({
      folder: release,
      env: { DATA_DIR: dataDir, SITE_DIR: siteDir, SEED: 'none' },
    })
    await product.stop()
    expect(product.log()).toContain(
      `Applied ${FILES.filter((file) => file >= '018').join(', ')}, ${CONTRACTING}`,
    )
    expect(product.log()).not.toContain('Left until')
  }, 300_000)
})

describe('two first starts at the same moment', () => {
  const url = useEmptyDatabase()

  it('make one schema', async () => {
    const both = await Promise.all([1, 2].map(() => withDb(url(), (db) => migrate(db, 'expand'))))
    expect(both.flatMap(({ applied }) => applied)).toEqual(FILES)
  })
})
