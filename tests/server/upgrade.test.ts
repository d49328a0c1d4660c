/** A database of release 0.4.0, with the data of visitors and operators, is upgraded to this release. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastRelease, unpackArchive } from '../../rigs/release/pack-and-unpack-release.ts'
import { startServerProcess } from '../../scripts/start-server-process.ts'
import { openDatabase, type Db } from '../../server/db/database.ts'
import { openEmbedded, type EmbeddedCluster } from '../../server/db/embedded/cluster-lifecycle.ts'
import { migrate } from '../../server/db/migrate.ts'
import { storeSlots } from '../../server/repositories/desk/team-schedule.ts'
import { FINISH } from '../support/create-leads.ts'
import { useDatabase } from '../support/test-databases.ts'
import { schemaOf } from '../support/read-database-schema.ts'
import { settings } from '../support/server-settings.ts'
import { query } from '../support/query-database.ts'
import { placeOrder, startReadyLead, send } from '../support/http-visitor.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BIRTH = '13/05/1990'
const NOTES = 'Portão azul, tocar no 12'
const BASELINE = '001_baseline.sql'
const CONTRACTING = '002_contract_schema_migrations.sql'
const EXPANDING = readdirSync(path.join(ROOT, 'server/db/migrations'))
  .filter((name) => name !== BASELINE && name !== CONTRACTING)
  .toSorted()
const ACCOUNT = 'ana@loja.example'

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

/** Runs a command of a release; returns what it said, and its exit code. */
async function run(
  folder: string,
  url: string,
  ...args: readonly string[]
): Promise<{ code: number; out: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env(url), DATA_DIR: path.join(release, 'data') },
    })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, out: stderr }
  }
}
const contract = (url: string) => run(ROOT, url, 'server/commands/drop-previous-release-schema.ts')

async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, pool: 2, timeoutMs: 30_000 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
const expand = (url: string) => withDb(url, (db) => migrate(db, 'expand'))

/** Closes a day at the team of `lead`, as the desk of this release does. */
async function closeDay(day: string): Promise<void> {
  const [row] = await query(cluster.url, "select place->>'team' as team from leads where id = $1", [lead])
  const before = { capacity: null, isClosed: false, reason: null }
  const slots = (['manha', 'tarde'] as const).map((period) => ({
    team: String(row?.team),
    day,
    period,
    before,
    room: 0,
    after: { ...before, isClosed: true },
  }))
  await withDb(cluster.url, (db) =>
    db.transaction((sql) => storeSlots(sql, slots, { by: ACCOUNT, at: new Date() })),
  )
}

/** Leaves an empty database as 0.4.0 leaves one that it has upgraded: nobody ran `npm run contract`. */
async function expandedBy04(url: string): Promise<void> {
  const migrations = path.join(release, 'server/db/migrations')
  await query(url, readFileSync(path.join(release, 'server/db/baseline.sql'), 'utf8'))
  await query(
    url,
    `create table schema_migrations (number integer primary key, name text not null, checksum text not null,
       applied_at timestamptz not null default now())`,
  )
  for (const name of readdirSync(migrations).filter((file) => !file.includes('_contract_')))
    await query(url, 'insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      Number.parseInt(name, 10),
      name,
      createHash('sha256')
        .update(readFileSync(path.join(migrations, name)))
        .digest('hex'),
    ])
}

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

const inClear = (url: string) =>
  query(
    url,
    `select id from leads where answers #> '{birthDate,birth_date}' is not null
       or answers #>> '{address,accessNotes}' <> '' order by id`,
  )

const applied = async (url: string) =>
  (await query(url, 'select number from schema_history order by number')).map(({ number }) => number)

/** A copy of the database as 0.4.0 left it. */
async function copy(name: string): Promise<string> {
  await query(cluster.urlOf('postgres'), `create database ${name} template prosa strategy file_copy`)
  return cluster.urlOf(name)
}

let order = ''
/** A lead that lacks nothing but the finish. */
let lead = ''
const start04 = () => startServerProcess({ folder: release, env: env(cluster.url) })

beforeAll(async () => {
  release = newFolder('0.4.0')
  const { version, file } = lastRelease()
  expect(version).toBe('0.4.0')
  unpackArchive(file, release, ['dist'])
  dataDir = newFolder('upgraded')
  cluster = await openEmbedded({ dataDir })
  await expandedBy04(cluster.url)
  const old = await start04()
  try {
    order = await placeOrder(old.url)
    lead = await startReadyLead(old.url, { address: { accessNotes: NOTES } })
    await query(
      cluster.url,
      `insert into installation_slots (team, day, period, capacity, booked, team_capacity)
       values ('norte', '2030-01-02', 'manha', 0, 0, null), ('norte', '2030-01-02', 'tarde', 3, 3, 12),
         ('norte', '2030-01-03', 'manha', 12, 3, 12), ('norte', '2030-01-03', 'tarde', 12, 3, null)`,
    )
    await run(release, cluster.url, 'server/commands/operator.ts', 'add', ACCOUNT, '--role', 'atendimento')
  } finally {
    await old.stop()
  }
}, 300_000)
afterAll(async () => {
  await cluster.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

describe('a database of 0.4.0', () => {
  const fresh = useDatabase()

  it('that is older is refused, with the way to go, and left as it is (D123)', async () => {
    const url = await copy('older')
    await query(url, 'delete from schema_migrations where number > 54')
    const before = await contentOf(url)
    expect(await contract(url)).toEqual({
      code: 1,
      out: 'The database is of a release before 0.4.0 (its last migration is 054_people_to_call.sql). Nothing was changed. Start 0.4.0 on it once, then this release (docs/operations.md, Upgrade).\n',
    })
    expect(await contentOf(url)).toEqual(before)
  })

  itInFullRun('has the schema of a new one after `npm run contract` (D123)', async () => {
    const url = await copy('contracted')
    expect(await contract(url)).toEqual({ code: 0, out: `Applied ${CONTRACTING}.\n` })
    expect(await contract(url)).toEqual({ code: 0, out: 'Nothing is left to apply.\n' })
    expect(await schemaOf(url)).toEqual(await schemaOf(fresh()))
    expect(await applied(url)).toEqual(await applied(fresh()))
    const operator = 'server/commands/desk-accounts-and-audit.ts'
    const [accounts, audit] = await Promise.all([
      run(ROOT, url, operator, 'list'),
      run(ROOT, url, operator, 'audit'),
    ])
    expect(accounts.out).toContain(ACCOUNT)
    expect(audit.out).toContain('1 entries of the audit log are as they were written')
    // adds an entry
    expect((await run(ROOT, url, 'server/commands/find-or-change-order.ts', order)).out).toContain(order)
  })

  it('is taken over by two starts at the same moment, with every row, though its own `npm run contract` was forgotten (D123)', async () => {
    const before = await contentOf(cluster.url)
    expect(before).toMatchObject({ leads: { rows: 2 }, orders: { rows: 1 }, operators: { rows: 1 } })
    expect(await inClear(cluster.url)).toHaveLength(2)
    const both = await Promise.all([expand(cluster.url), expand(cluster.url)])
    expect(both.flatMap((start) => start.applied)).toEqual(EXPANDING)
    expect(both.map(({ left }) => left)).toEqual([[CONTRACTING], [CONTRACTING]])
    expect(await applied(cluster.url)).toEqual(
      [BASELINE, ...EXPANDING].map((name) => Number.parseInt(name, 10)),
    )
    const after = await contentOf(cluster.url)
    // tables that get columns differ in their text, not in their rows
    const widened = Object.fromEntries(
      ['plans', 'installation_slots', 'orders'].map((table) => [
        table,
        { ...before[table], rows: after[table]?.rows },
      ]),
    )
    // the name of each lead has become a key, by which it is found
    const keys = Number(after.search_keys?.rows) - Number(before.leads?.rows)
    widened.search_keys = { ...before.search_keys, rows: keys }
    // tables that came later are empty, or hold what the release brings
    const kept = Object.fromEntries(Object.keys(before).map((table) => [table, after[table]]))
    expect({ ...kept, ...widened }).toEqual(before)
    // what was set by hand is known from its capacity alone no more
    expect(
      await query(
        cluster.url,
        `select day::text as day, period, set_capacity as set, is_closed as closed from installation_slots
         where team = 'norte' order by day, period`,
      ),
    ).toEqual([
      { day: '2030-01-02', period: 'manha', set: null, closed: true },
      { day: '2030-01-02', period: 'tarde', set: 3, closed: false },
      { day: '2030-01-03', period: 'manha', set: null, closed: false },
      { day: '2030-01-03', period: 'tarde', set: null, closed: false },
    ])
  })

  itInFullRun(
    'goes on serving a server of 0.4.0, which now seals what it stored in clear (X39)',
    async () => {
      const old = await start04()
      try {
        const dates = async () =>
          (
            (await send(old.url, 'GET', `/api/lead-v2/${lead}/scheduleDate`)).body.dates as { date: string }[]
          ).map(({ date }) => date)
        const [, , day = ''] = await dates()
        await closeDay(day.split('/').reverse().join('-'))
        expect(await dates()).not.toContain(day)
        await expect.poll(() => inClear(cluster.url), { timeout: 30_000 }).toEqual([])
        await placeOrder(old.url)
      } finally {
        await old.stop()
      }
      expect(await expand(cluster.url)).toEqual({ applied: [], left: [CONTRACTING] })
    },
  )

  itInFullRun(
    'is contracted by a start with the embedded database, and holds what visitors left there (D123)',
    async () => {
      await cluster.stop()
      const present = await startServerProcess({
        env: { ...settings, DATA_DIR: dataDir, SITE_DIR: path.join(release, 'no-site') },
      })
      try {
        expect(present.log()).toContain(`Applied ${CONTRACTING}.`)
        const { body } = await send(present.url, 'GET', `/api/lead/${lead}`)
        expect(body).toMatchObject({ birth_date: BIRTH, address: { accessNotes: NOTES } })
        expect((await send(present.url, 'PUT', `/api/lead/${lead}`, FINISH)).status).toBe(200)
      } finally {
        await present.stop()
      }
    },
  )
})
