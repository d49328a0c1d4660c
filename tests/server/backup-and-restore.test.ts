/**
 * The commands that back up, restore and upgrade say each step, name database and user, overwrite nothing, and put all of it
 * elsewhere. With visitors who order meanwhile, and with a database of one's own: `npm run rig -- drill:commands`.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, afterEach, vi } from 'vitest'
import { openCommandDatabase } from '../../server/commands/helpers/database.ts'
import { backUp, backUpSteps, connectionOf } from '../../server/commands/implementation/backup/back-up.ts'
import { copyFolder } from '../../server/commands/implementation/backup/copy-folder.ts'
import { restore, RESTORE_STEPS } from '../../server/commands/implementation/backup/restore.ts'
import { upgrade } from '../../server/commands/implementation/backup/upgrade.ts'
import { nameOfDatabase } from '../../server/commands/implementation/backup/facts-of-database.ts'
import { readConfig, type Config } from '../../server/config.ts'
import { openDatabase } from '../../server/db/database.ts'
import { lockFolder } from '../../server/db/embedded/lock-data-directory.ts'
import { openEmbedded } from '../../server/db/embedded/cluster.ts'
import { migrate } from '../../server/db/migrate.ts'
import { loadKeys, makeKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { checkKeys } from '../../server/services/encryption-key-check.ts'
import { debianVersion, startDebianPostgresql } from '../support/debian-postgresql.ts'
import { query } from '../support/query-database.ts'
import { KEYS } from '../support/server-keys.ts'
import { isFull } from '../support/rows-to-run.ts'
import { describeInFullRun } from '../support/sampled-tests.ts'
import { isEmptyFolder } from '../../server/commands/implementation/backup/backup-folder.ts'
import { memoryFlagsBeside } from '../../scripts/server-memory.ts'

const home = mkdtempSync(path.join(tmpdir(), 'prosa-backup-'))
const at = (...names: string[]) => path.join(home, ...names)
const configOf = (dataDir: string): Config => readConfig({ DATA_DIR: dataDir })
const shop = configOf(at('shop'))

/** Runs `work` with a function that collects what is said. */
async function said(work: (say: (sentence: string) => void) => Promise<unknown>): Promise<string[]> {
  const sentences: string[] = []
  await work((sentence) => void sentences.push(sentence))
  return sentences
}

async function withUrl<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const { url, close } = await openCommandDatabase(config)
  try {
    return await work(url)
  } finally {
    await close()
  }
}

/** Makes a shop with keys and an order in an empty database. */
async function makeShop(config: Config, url: string) {
  const db = openDatabase({ url, pool: 1, timeoutMs: 30_000 })
  await migrate(db, 'all')
  if (config.keys.encryption === undefined) makeKeys(config)
  await checkKeys(db, makeVault(loadKeys(config)))
  await db.close()
  await query(
    url,
    `with l as (insert into leads (id, status, created_at, updated_at, place, origin, answers)
       values (gen_random_uuid(), 'finished', now(), now(), '{}', '{}', '{}') returning id)
     insert into orders (lead_id, number, created_at, plan_id, sku, price, price_full, direct_debit, due_day)
     select id, 'P261120P4XYW4', now(), 'p', 's', 1, 1, true, 10 from l`,
  )
}

afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))

describeInFullRun('a backup of the embedded database', () => {
  beforeAll(async () => {
    chmodSync(home, 0o755)
    await withUrl(shop, (url) => makeShop(shop, url))
    const temporary = at('shop', 'postgres', 'base', 'pgsql_tmp')
    mkdirSync(temporary, { recursive: true })
    writeFileSync(path.join(temporary, 'pgsql_tmp1.0'), 'x')
    mkdirSync(at('shop', 'pages'))
    writeFileSync(at('shop', 'pages', 'made-anew'), 'x')
  }, 120_000)

  it('is made while a server uses it, restored elsewhere with its keys, and says each step', async () => {
    const lock = lockFolder(shop.dataDir)
    const server = await openEmbedded(shop)
    let folder = ''
    let before: unknown
    try {
      await query(server.url, 'create table busy (id serial)')
      let isOver = false
      const writing = (async () => {
        while (!isOver) await query(server.url, 'insert into busy default values')
      })()
      ;[before] = await query(server.url, 'select max(id) as id from busy')
      const sentences = await said(async (say) => (folder = await backUp(shop, at('backups'), say)))
      isOver = true
      await writing
      expect(sentences).toHaveLength(backUpSteps(shop))
      expect(sentences[0]).toContain('database "prosa"')
      expect(sentences[0]).toContain('user "prosa"')
      expect(sentences[0]).toContain('goes on taking orders')
      expect(sentences.at(-1)).toContain('1 orders, the newest is P261120P4XYW4')
      expect(sentences.at(-1)).toContain('keys are in it')
      await query(server.url, 'delete from orders')
      // a key that is set is not in it, although its file is
      const keyed = { ...shop, keys: { ...shop.keys, encryption: loadKeys(shop).encryption } }
      const ofKeyed = await said((say) => backUp(keyed, at('keyed'), say))
      expect(ofKeyed.at(-1)).toContain('(data/keys.json): keep it where you keep secrets.')
      expect(ofKeyed.at(-1)).toContain('Not those that are set (ENCRYPTION_KEY): keep them elsewhere')
    } finally {
      await server.stop()
      lock.release()
    }
    expect(readdirSync(path.join(folder, 'data'))).not.toContain('pages')
    expect(existsSync(path.join(folder, 'data/postgres/base/pgsql_tmp'))).toBe(false)
    const elsewhere = configOf(at('elsewhere'))
    const sentences = await said((say) => restore(elsewhere, folder, say))
    expect(sentences).toHaveLength(RESTORE_STEPS)
    expect(sentences.at(-1)).toContain(nameOfDatabase(elsewhere))
    const [rows, [busy]] = await withUrl(elsewhere, (url) =>
      Promise.all([
        query(url, 'select number from orders'),
        query(url, 'select count(*)::int as rows, max(id) as id from busy'),
      ]),
    )
    expect(rows).toEqual([{ number: 'P261120P4XYW4' }])
    // what was committed before it began is there, and nothing by halves
    expect(busy?.id).toBeGreaterThanOrEqual(Number((before as { id: number | null }).id))
    expect(busy?.rows).toBe(busy?.id)
    // nothing is overwritten, and what is no backup is none
    await expect(restore(elsewhere, folder, () => undefined)).rejects.toThrow('is not empty')
    await expect(restore(configOf(at('third')), at('shop'), () => undefined)).rejects.toThrow(
      'no finished backup',
    )
    expect(existsSync(at('third'))).toBe(false)
  }, 120_000)

  it('comes before an upgrade, which changes nothing while a server runs', async () => {
    const elsewhere = configOf(at('elsewhere'))
    await withUrl(elsewhere, (url) => query(url, 'delete from schema_history where number = 24'))
    const lock = lockFolder(elsewhere.dataDir)
    const server = await openEmbedded(elsewhere)
    try {
      await expect(upgrade(elsewhere, at('upgrades'), () => undefined)).rejects.toThrow(
        'Stop it, then try again',
      )
      expect(existsSync(at('upgrades'))).toBe(false)
    } finally {
      await server.stop()
      lock.release()
    }
    // with a key that does not open it nothing is done
    const wrong = readConfig({ DATA_DIR: elsewhere.dataDir, ...KEYS })
    await expect(upgrade(wrong, at('upgrades'), () => undefined)).rejects.toThrow('ENCRYPTION_KEY')
    expect(existsSync(at('upgrades'))).toBe(false)
    // no server can start between two of its steps
    const free: string[] = []
    const sentences = await said((say) =>
      upgrade(elsewhere, at('upgrades'), (sentence) => {
        say(sentence)
        try {
          lockFolder(elsewhere.dataDir).release()
          free.push(sentence)
        } catch {
          // as it should be
        }
      }),
    )
    expect(free).toEqual([])
    expect(sentences[0]).toContain('024_contract_orders_installation.sql')
    expect(sentences.at(-2)).toMatch(/^Applied in [\d.]+ s: 024_contract_orders_installation\.sql/)
    expect(sentences.at(-1)).toContain(`npm run restore -- ${at('upgrades')}`)
    expect(readdirSync(at('upgrades'))).toHaveLength(1)
  }, 120_000)
})

it('a backup is made in no folder that is backed up, not by another name, and then nothing is done', async () => {
  mkdirSync(at('busy'))
  symlinkSync(at('busy'), at('another-name'))
  for (const folder of [at('busy'), at('busy', 'backups'), at('another-name', 'deep', 'backups')])
    for (const command of [backUp, upgrade])
      await expect(command(configOf(at('busy')), folder, () => undefined)).rejects.toThrow(
        'is what is backed up',
      )
  expect(existsSync(at('busy', 'backups'))).toBe(false)
  expect(existsSync(at('busy', 'deep'))).toBe(false)
})

describe('a copy of a folder', () => {
  it('is none if the folder is gone, or the one that it is copied to', async () => {
    await expect(copyFolder(at('nowhere'), at('copy'))).rejects.toThrow('ENOENT')
    mkdirSync(at('from', 'inside'), { recursive: true })
    for (const name of ['a', 'b', 'c']) writeFileSync(at('from', 'inside', name), name)
    const isLeftOut = (name: string) => {
      if (name === path.join('inside', 'b')) rmSync(at('copy'), { recursive: true })
      return false
    }
    await expect(copyFolder(at('from'), at('copy'), isLeftOut)).rejects.toThrow('ENOENT')
    // what vanishes from the source meanwhile is what the database has removed
    const isGone = (name: string) => {
      if (name === path.join('inside', 'b')) rmSync(at('from', name))
      return false
    }
    expect(await copyFolder(at('from'), at('second'), isGone)).toMatchObject({ files: 2 })
  })
})

// the embedded PostgreSQL has no pg_dump
const describeOnDebian = isFull && debianVersion !== undefined ? describe : () => {}
describeOnDebian('a backup of a database of one’s own', () => {
  let cluster: Awaited<ReturnType<typeof startDebianPostgresql>>
  beforeAll(async () => {
    mkdirSync(at('debian'))
    chmodSync(at('debian'), 0o777)
    cluster = await startDebianPostgresql(at('debian', 'cluster'), ['shop', 'elsewhere', 'third'])
  }, 60_000)
  afterAll(() => cluster.stop())

  it('is a dump, which is restored to an empty database, with a word on orders that were erased meanwhile', async () => {
    const configOf = (database: string) =>
      readConfig({ DATABASE_URL: cluster.urlOf(database), ...KEYS, DATA_DIR: at('own') })
    const own = configOf('shop')
    await withUrl(own, (url) => makeShop(own, url))
    let folder = ''
    const sentences = await said(async (say) => (folder = await backUp(own, at('dumps'), say)))
    expect(sentences).toHaveLength(backUpSteps(own))
    expect(sentences.at(-1)).toContain('1 orders, the newest is P261120P4XYW4')
    const restored = await said((say) => restore(configOf('elsewhere'), folder, say))
    expect(restored).toHaveLength(RESTORE_STEPS)
    expect(restored.at(-1)).not.toContain('erased')
    expect(await query(cluster.urlOf('elsewhere'), 'select number from orders')).toEqual([
      { number: 'P261120P4XYW4' },
    ])
    await expect(restore(configOf('elsewhere'), folder, () => undefined)).rejects.toThrow('is not empty')
    const file = path.join(folder, 'backup.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"orders": 1', '"orders": 3'))
    const fewer = await said((say) => restore(configOf('third'), folder, say))
    expect(fewer.at(-1)).toContain('It has 2 fewer orders than were counted')
  }, 120_000)
})

it('a database is named with its hosts and user, never with its password', () => {
  const named = nameOfDatabase(
    readConfig({
      DATABASE_URL: 'postgresql://loja:segredo@db1:5432,db2:5433/prosa?target_session_attrs=read-write',
      ...KEYS,
    }),
  )
  expect(named).toContain('"prosa" on db1:5432, db2:5433, as the user "loja"')
  expect(named).not.toContain('segredo')
})

describe('a connection of pg_dump and pg_restore', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('has the password of the URL in its environment, not in its arguments', () => {
    const { dbname, env } = connectionOf('postgresql://loja:seg%40redo@db:5432/prosa?sslmode=require')
    expect(dbname).toBe('postgresql://loja@db:5432/prosa?sslmode=require')
    expect(env.PGPASSWORD).toBe('seg@redo')
  })

  it('leaves PGPASSWORD to the operator where the URL has none, as the server does', () => {
    vi.stubEnv('PGPASSWORD', 'do operador')
    expect(connectionOf('postgresql://loja@db/prosa').env.PGPASSWORD).toBe('do operador')
  })

  it.each([
    ['?sslmode=no-verify', '?sslmode=require'],
    ['?uselibpqcompat=true&sslmode=require', '?sslmode=require'],
    ['?uselibpqcompat=true', ''],
    ['?target_session_attrs=read-write', '?target_session_attrs=read-write'],
  ])('says %s as these programs take it', (own, theirs) => {
    expect(connectionOf(`postgresql://loja@db1,db2/prosa${own}`).dbname).toBe(
      `postgresql://loja@db1,db2/prosa${theirs}`,
    )
  })
})

it('a fresh file system is an empty folder, another file is not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'prosa-empty-'))
  try {
    mkdirSync(path.join(folder, 'lost+found'))
    expect(isEmptyFolder(folder)).toBe(true)
    writeFileSync(path.join(folder, 'x'), '')
    expect(isEmptyFolder(folder)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('limits of memory that the operator has set in NODE_OPTIONS stay', () => {
  expect(memoryFlagsBeside('--max-old-space-size=2048')).toEqual(['--max-semi-space-size=4'])
  expect(memoryFlagsBeside()).toHaveLength(2)
})
