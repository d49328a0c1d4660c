/**
 * The commands that back up, restore and upgrade say each step, name database and user, overwrite nothing, and put all of it
 * elsewhere. With visitors who order meanwhile, and with a database of one's own: `npm run rig -- drill:commands`.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommandDatabase } from '../../server/commands/helpers/open-database-for-command.ts'
import { backUp, backUpSteps } from '../../server/commands/implementation/backup/back-up.ts'
import { restore, RESTORE_STEPS } from '../../server/commands/implementation/backup/restore.ts'
import { upgrade } from '../../server/commands/implementation/backup/upgrade.ts'
import { nameOfDatabase } from '../../server/commands/implementation/backup/facts-of-database.ts'
import { readConfig, type Config } from '../../server/config.ts'
import { openDatabase } from '../../server/db/database.ts'
import { lockFolder } from '../../server/db/embedded/lock-data-directory.ts'
import { openEmbedded } from '../../server/db/embedded/cluster-lifecycle.ts'
import { migrate } from '../../server/db/migrate.ts'
import { loadKeys, makeKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { checkKeys } from '../../server/services/encryption-key-check.ts'
import { query } from '../support/query-database.ts'
import { KEYS } from '../support/server-keys.ts'

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

beforeAll(async () => {
  chmodSync(home, 0o755)
  await withUrl(shop, async (url) => {
    const db = openDatabase({ url, pool: 1, timeoutMs: 30_000 })
    await migrate(db, 'all')
    makeKeys(shop)
    await checkKeys(db, makeVault(loadKeys(shop)))
    await db.close()
    await query(
      url,
      `with l as (insert into leads (id, status, created_at, updated_at, place, origin, answers)
         values (gen_random_uuid(), 'finished', now(), now(), '{}', '{}', '{}') returning id)
       insert into orders (lead_id, number, created_at, plan_id, sku, price, price_full, direct_debit, due_day)
       select id, 'P261120P4XYW4', now(), 'p', 's', 1, 1, true, 10 from l`,
    )
  })
  mkdirSync(at('shop', 'pages'))
  writeFileSync(at('shop', 'pages', 'made-anew'), 'x')
}, 120_000)
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))

describe('a backup of the embedded database', () => {
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
    } finally {
      await server.stop()
      lock.release()
    }
    expect(readdirSync(path.join(folder, 'data'))).not.toContain('pages')
    const elsewhere = configOf(at('elsewhere'))
    const sentences = await said((say) => restore(elsewhere, folder, say))
    expect(sentences).toHaveLength(RESTORE_STEPS)
    expect(sentences.at(-1)).toContain(nameOfDatabase(elsewhere))
    const rows = await withUrl(elsewhere, (url) => query(url, 'select number from orders'))
    expect(rows).toEqual([{ number: 'P261120P4XYW4' }])
    // what was committed before it began is there, and nothing by halves
    const [busy] = await withUrl(elsewhere, (url) =>
      query(url, 'select count(*)::int as rows, max(id) as id from busy'),
    )
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
    const sentences = await said((say) => upgrade(elsewhere, at('upgrades'), say))
    expect(sentences[0]).toContain('024_contract_orders_installation.sql')
    expect(sentences.at(-2)).toMatch(/^Applied in [\d.]+ s: 024_contract_orders_installation\.sql/)
    expect(sentences.at(-1)).toContain(`npm run restore -- ${at('upgrades')}`)
    expect(readdirSync(at('upgrades'))).toHaveLength(1)
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
