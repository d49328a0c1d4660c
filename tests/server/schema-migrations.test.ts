/**
 * The schema migrations: the baseline and those after it, applied by one server or several at once, however long they
 * take.
 */
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Db } from '../../server/db/database.ts'
import { systemClock } from '../../server/clock.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seed } from '../../server/db/seed.ts'
import { importReaderHere } from '../../server/imports/import-reader.ts'
import { beginApplying, beginImport, importNow } from '../../server/imports/run-imports.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { useDatabase, useEmptyDatabase } from '../support/test-databases.ts'
import { ENCRYPTION, LOOKUP } from '../support/server-keys.ts'
import { schemaOf } from '../support/read-database-schema.ts'
import { rowsToRun, isFull } from '../support/rows-to-run.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../server/db/migrations')
const FILES = readdirSync(FOLDER).sort()
/** Migrations of a release after this one. */
const EXPANDING = '998_more.sql'
const CONTRACTING = '999_contract_less.sql'

/** As long as a connection takes on a busy machine, and shorter than what must not end by it. */
const TIMEOUT_MS = 1_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, pool: 2, timeoutMs: TIMEOUT_MS })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Imports a street, as the desk and the command do. */
async function importStreet(db: Db): Promise<void> {
  const vault = makeVault({ encryption: ENCRYPTION, lookup: LOOKUP })
  const runner = { db, clock: systemClock, vault, reader: importReaderHere({ db, vault }) }
  const request = { kind: 'streets', isReplacing: false, infra: null, capacity: null } as const
  const bytes = Buffer.from('cep,state,city,neighborhood,address\n68811010,PA,Breves,,Rua Nova\n')
  const importer = { by: 'command', name: 'ana' } as const
  const read = await beginImport(runner, request, { name: 'streets.csv', pieces: [bytes] }, importer)
  await read?.done
  const row = await importNow(db, read?.id ?? '')
  const applied = row && (await beginApplying(runner, row, importer))
  if (typeof applied !== 'object') throw new Error(`the import was not applied: ${row?.state}`)
  await applied.done
  expect((await importNow(db, applied.id))?.state).toBe('applied')
}

describe('a new database', () => {
  const url = useEmptyDatabase()

  it('gets one schema by two first starts at the same moment, and is left alone by a further one (D123)', async () => {
    const both = await Promise.all([1, 2].map(() => withDb(url(), (db) => migrate(db, 'expand'))))
    expect(both.flatMap(({ applied }) => applied)).toEqual(FILES)
    expect(both.flatMap(({ left }) => left)).toEqual([])
    expect(await withDb(url(), (db) => migrate(db, 'all'))).toEqual({ applied: [], left: [] })
  })

  it('needs nothing that engines compatible with PostgreSQL lack: only tables and B-trees of plain types', async () => {
    const { indexes, columns, others } = await schemaOf(url())
    expect(new Set(indexes.map(({ method }) => method))).toEqual(new Set(['btree']))
    expect(columns.filter(({ type }) => /range/.test(String(type)))).toEqual([])
    // but these: nothing else keeps the audit log from being edited, nor makes whatever writes a record note what the
    // desk searches by (docs/decisions/0067) and whom it may call (0083)
    const named = others.map(({ kind, name }) => `${String(kind)} ${String(name)}`).toSorted()
    expect(named.filter((name) => !/ (?:search_keys|people_to_call)_\w+$/.test(name))).toEqual([
      'function audit_head_moves_on',
      'function audit_log_stays',
      // an edition is never changed
      'function editions_stay',
      'function note_sale_change',
      'trigger audit_head_moves_on',
      'trigger audit_head_not_emptied',
      'trigger audit_log_not_emptied',
      'trigger audit_log_stays',
      'trigger editions_stay',
      'trigger live_editions_stay',
      'trigger note_sale_change',
      'trigger withdrawn_publications_stay',
    ])
  })
})

describe('a release with further migrations', () => {
  const url = useDatabase()
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'prosa-migrations-'))
    cpSync(FOLDER, folder, { recursive: true })
    // in the full run so long that a visitor could not wait for it; in `npm test` the last group waits so long
    const seconds = isFull ? 1.3 : 0.1
    const expanding = `create table more as select pg_sleep(${seconds})::text as slept;\n`
    writeFileSync(path.join(folder, EXPANDING), expanding)
    writeFileSync(path.join(folder, CONTRACTING), 'drop index coverage_areas_from;\n')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const hasIndex = async () =>
    (await schemaOf(url())).indexes.some(({ name }) => name === 'coverage_areas_from')
  const next = (how: 'expand' | 'all') => withDb(url(), (db) => migrate(db, how, folder))

  it('applies once, by two starts at the same moment, what servers of the release before do not notice (X39)', async () => {
    const both = await Promise.all([next('expand'), next('expand')])
    expect(both.flatMap(({ applied }) => applied)).toEqual([EXPANDING])
    expect(both.map(({ left }) => left)).toEqual([[CONTRACTING], [CONTRACTING]])
    expect(await hasIndex()).toBe(true)
  })

  it('leaves servers of the release before a database on which they start (X39)', async () => {
    expect(await withDb(url(), (db) => migrate(db, 'expand'))).toEqual({ applied: [], left: [] })
  })

  it('contracts when it is told to, or at a start of the release after it, once (X39)', async () => {
    const renamed = CONTRACTING.replace('_contract', '')
    renameSync(path.join(folder, CONTRACTING), path.join(folder, renamed))
    expect(await next('expand')).toEqual({ applied: [renamed], left: [] })
    expect(await hasIndex()).toBe(false)
    renameSync(path.join(folder, renamed), path.join(folder, CONTRACTING))
    expect(await next('all')).toEqual({ applied: [], left: [] })
  })

  it('refuses a migration that was edited after it had been applied', async () => {
    writeFileSync(path.join(folder, EXPANDING), 'create table other ();\n')
    await expect(next('all')).rejects.toThrow(`${EXPANDING} was changed after it had been applied`)
  })
})

describe('what takes longer than a visitor may wait', () => {
  const url = useDatabase()

  const works = [
    ['migrations', 'select id from schema_lock for update', (db: Db) => migrate(db, 'expand')],
    ['seed', 'select id from schema_lock for update', (db: Db) => seed(db, 'catalogue')],
    ['import', 'lock table streets in row exclusive mode', importStreet],
  ] as const

  // the seed waits for the same lock as the migrations
  it.each(rowsToRun([['import', 'migrations'], ['seed']], 1))(
    'of one process waits for another, however long that takes: %s, %s',
    async (...names) => {
      const first = new pg.Client({ connectionString: url() })
      await first.connect()
      const own = works.filter(([name]) => names.includes(name))
      try {
        await first.query('begin')
        for (const [, hold] of own) await first.query(hold)
        const ended: string[] = []
        const waiting = own.map(([name, , work]) =>
          withDb<unknown>(url(), work).then(() => void ended.push(name)),
        )
        const all = Promise.all(waiting)
        all.catch(() => undefined)
        await wait(TIMEOUT_MS + (isFull ? 1_500 : 500))
        expect(ended).toEqual([])
        await first.query('commit')
        await all
      } finally {
        await first.end()
      }
    },
  )
})
