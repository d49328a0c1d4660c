/** A database of release 1.0.0, with the data of visitors and operators, is upgraded to this release. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastRelease, unpackArchive } from '../../rigs/release/pack-and-unpack-release.ts'
import { startServerProcess } from '../../scripts/start-server-process.ts'
import { openDatabase, type Db } from '../../server/db/database.ts'
import { openEmbedded, type EmbeddedCluster } from '../../server/db/embedded/cluster.ts'
import { migrate } from '../../server/db/migrate.ts'
import { FINISH } from '../support/create-leads.ts'
import { useDatabase, useEmptyDatabase } from '../support/test-databases.ts'
import { schemaOf } from '../support/read-database-schema.ts'
import { settings } from '../support/server-settings.ts'
import { query } from '../support/query-database.ts'
import { placeOrder, send, startReadyLead } from '../support/http-visitor.ts'
import { describeInFullRun } from '../support/sampled-tests.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BIRTH = '13/05/1990'
const NOTES = 'Portão azul, tocar no 12'
const migrationsIn = (folder: string) => readdirSync(path.join(folder, 'server/db/migrations')).toSorted()
const CONTRACTING = migrationsIn(ROOT).filter((name) => name.includes('_contract_'))
const ACCOUNT = 'ana@loja.example'
/** The tables to which this release adds columns. */
const WIDENED = ['editions', 'live_editions', 'orders']

const folders: string[] = []
function newFolder(of: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `prosa-${of}-`))
  folders.push(folder)
  return folder
}

let release = ''
let dataDir = ''
let cluster: EmbeddedCluster
const env = (url: string) => ({ ...settings, DATABASE_URL: url, SITE_DIR: path.join(release, 'no-site') })

/** Runs a command of a release; returns what it said. */
async function run(folder: string, url: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env(url), DATA_DIR: path.join(release, 'data') },
  })
  return stdout
}

async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, pool: 2, timeoutMs: 30_000 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
const contract = (url: string) => run(ROOT, url, 'server/commands/drop-previous-release-schema.ts')
const expand = (url: string) => withDb(url, (db) => migrate(db, 'expand'))

/** Every row of every table but the records of migrations. */
async function contentOf(url: string): Promise<Record<string, Record<string, unknown> | undefined>> {
  const { tables } = await schemaOf(url)
  const content: Record<string, Record<string, unknown> | undefined> = {}
  for (const name of tables.map((table) => String(table.name)).filter((each) => !each.startsWith('schema_')))
    content[name] = (
      await query(
        url,
        `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
      )
    )[0]
  return content
}

const applied = async (url: string) =>
  (await query(url, 'select number from schema_history order by number')).map(({ number }) => number)

/** A copy of the database as 1.0.0 left it. */
async function copy(name: string): Promise<string> {
  await query(cluster.urlOf('postgres'), `create database ${name} template prosa strategy file_copy`)
  return cluster.urlOf(name)
}

let order = ''
/** A lead that lacks nothing but the finish. */
let lead = ''
const startOld = () => startServerProcess({ folder: release, env: env(cluster.url) })

describe('a database of a release before 1.0.0', () => {
  const url = useEmptyDatabase()

  it('is refused, with the way to go, and left as it is (D123)', async () => {
    await query(url(), 'create table schema_migrations (number integer primary key)')
    await expect(expand(url())).rejects.toThrow(
      'The database is of a release before 1.0.0. Nothing was changed. Start 1.0.0 on it once, then this release (docs/operations.md, Upgrade).',
    )
    expect(Object.keys(await contentOf(url()))).toEqual([])
  })
})

describeInFullRun('a database of 1.0.0', () => {
  const fresh = useDatabase()
  beforeAll(async () => {
    release = newFolder('1.0.0')
    const { version, file } = lastRelease()
    expect(version).toBe('1.0.0')
    unpackArchive(file, release, ['dist'])
    dataDir = newFolder('upgraded')
    cluster = await openEmbedded({ dataDir })
    const old = await startOld()
    try {
      order = await placeOrder(old.url)
      lead = await startReadyLead(old.url, { address: { accessNotes: NOTES } })
      const operator = 'server/commands/desk-accounts-and-audit.ts'
      await run(release, cluster.url, operator, 'add', ACCOUNT, '--role', 'atendimento')
    } finally {
      await old.stop()
    }
  }, 300_000)
  afterAll(async () => {
    await cluster.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  it('has the schema of a new one after `npm run contract`, and its accounts, audit log and orders (D123)', async () => {
    const url = await copy('contracted')
    await expand(url)
    expect(await contract(url)).toBe(`Applied ${CONTRACTING.join(', ')}.\n`)
    expect(await contract(url)).toBe('Nothing is left to apply.\n')
    expect(await schemaOf(url)).toEqual(await schemaOf(fresh()))
    expect(await applied(url)).toEqual(await applied(fresh()))
    const operator = 'server/commands/desk-accounts-and-audit.ts'
    const [accounts, audit] = await Promise.all([
      run(ROOT, url, operator, 'list'),
      run(ROOT, url, operator, 'audit'),
    ])
    expect(accounts).toContain(ACCOUNT)
    expect(audit).toContain('1 entries of the audit log are as they were written')
    // adds an entry
    expect(await run(ROOT, url, operator, 'reset', ACCOUNT)).toContain(ACCOUNT)
    expect(await query(url, 'select number from orders')).toEqual([{ number: order }])
  })

  it('is taken over by two starts at the same moment, with every row (D123)', async () => {
    const before = await contentOf(cluster.url)
    expect(before).toMatchObject({ leads: { rows: 2 }, orders: { rows: 1 }, operators: { rows: 1 } })
    const both = await Promise.all([expand(cluster.url), expand(cluster.url)])
    const old = migrationsIn(release).map((name) => Number.parseInt(name, 10))
    expect(both.flatMap((start) => start.applied)).toEqual(
      migrationsIn(ROOT).filter(
        (name) => !old.includes(Number.parseInt(name, 10)) && !CONTRACTING.includes(name),
      ),
    )
    expect(both.map(({ left }) => left)).toEqual([CONTRACTING, CONTRACTING])
    const after = await contentOf(cluster.url)
    // tables that get columns differ in their text, not in their rows
    const widened = Object.fromEntries(
      WIDENED.map((table) => [table, { ...before[table], rows: after[table]?.rows }]),
    )
    // the name of each lead has become a key, by which it is found
    const keys = Number(after.search_keys?.rows) - Number(before.leads?.rows)
    widened.search_keys = { ...before.search_keys, rows: keys }
    // tables that came later are empty, or hold what the release brings
    const kept = Object.fromEntries(Object.keys(before).map((table) => [table, after[table]]))
    expect({ ...kept, ...widened }).toEqual(before)
  })

  it('goes on serving a server of 1.0.0 (X39)', async () => {
    const old = await startOld()
    try {
      await placeOrder(old.url)
    } finally {
      await old.stop()
    }
    expect(await expand(cluster.url)).toEqual({ applied: [], left: CONTRACTING })
  })

  it('is contracted by a start with the embedded database, which holds what visitors left there (D123)', async () => {
    await cluster.stop()
    const present = await startServerProcess({
      env: { ...settings, DATA_DIR: dataDir, SITE_DIR: path.join(release, 'no-site') },
    })
    try {
      const { body } = await send(present.url, 'GET', `/api/lead/${lead}`)
      expect(body).toMatchObject({ birth_date: BIRTH, address: { accessNotes: NOTES } })
      expect((await send(present.url, 'PUT', `/api/lead/${lead}`, FINISH)).status).toBe(200)
    } finally {
      await present.stop()
    }
  })
})
