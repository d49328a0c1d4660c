/** A DATA_DIR that was copied or moved, next to its original or in its place: two folders never use one database. */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess } from '../../scripts/start-server-process.ts'
import { openDatabase } from '../../server/db/database.ts'
import { openEmbedded, type EmbeddedCluster } from '../../server/db/embedded/cluster.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { migrate } from '../../server/db/migrate.ts'
import { query } from '../support/query-database.ts'
import { isFull } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

/** Some things only root can show. */
const asRoot = process.getuid?.() === 0 ? ['root'] : []
const folders: string[] = []
const clusters: EmbeddedCluster[] = []
const products: ServerProcess[] = []

afterEach(async () => {
  for (const product of products.splice(0)) await product.stop()
  for (const cluster of clusters.splice(0)) await cluster.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A folder in which originals and copies are; the user of the database may enter it. */
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'prosa-copied-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

async function open(dataDir: string): Promise<EmbeddedCluster> {
  const cluster = await openEmbedded({ dataDir })
  clusters.push(cluster)
  return cluster
}

/** Copies a folder as docs/operations.md tells to. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

const idsIn = async ({ url }: EmbeddedCluster) =>
  (await query(url, 'select id from kept order by id')).map(({ id }) => id)

/** The address under which a server uses a database, with everything that its start creates. */
async function limitedUrl(cluster: EmbeddedCluster): Promise<string> {
  const db = openDatabase({ url: cluster.url, pool: 1, timeoutMs: 30_000 })
  await migrate(db, 'all')
  await db.close()
  return await cluster.limitedUrl()
}

describe('a copy of DATA_DIR (X50)', () => {
  /** An original with a table of one row, which the tests go on with: making a database takes seconds. */
  const home = mkdtempSync(path.join(tmpdir(), 'prosa-copied-'))
  const dataDir = path.join(home, 'original')
  beforeAll(async () => {
    chmodSync(home, 0o755)
    const { url, stop } = await openEmbedded({ dataDir })
    await query(url, 'create table kept as select 1 as id')
    await stop()
  })
  afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))

  itInFullRun('beside its original has a database of its own, and stops only that', async () => {
    const second = path.join(home, 'copy')
    copy(dataDir, second)
    const first = await open(dataDir)
    const copied = await open(second)
    expect([copied.folder, copied.reused]).toEqual([path.join(second, 'postgres'), false])
    await query(copied.url, 'insert into kept values (2)')
    expect([await idsIn(first), await idsIn(copied)]).toEqual([[1], [1, 2]])
    // Should it ever get the port of the original, its server is refused there.
    const its = new URL(await limitedUrl(copied))
    await limitedUrl(first)
    expect(await query(its.href, 'select 1 as one')).toEqual([{ one: 1 }])
    its.port = new URL(first.url).port
    await expect(query(its.href, 'select 1')).rejects.toThrow(/password/)
    await copied.stop()
    expect(await idsIn(first)).toEqual([1])
    // Again, from what the copy has noted of itself.
    expect(await idsIn(await open(second))).toEqual([1, 2])
    expect(await idsIn(first)).toEqual([1])
  })

  it('made while the original runs does not take its process for its own', async () => {
    const cluster = await open(dataDir)
    await query(cluster.url, 'checkpoint')
    const second = path.join(home, 'copy-of-running')
    copy(dataDir, second)
    const pid = livePostmaster(cluster.folder)?.pid
    expect(livePostmaster(path.join(second, 'postgres'))).toBeUndefined()
    const copied = await open(second)
    await query(copied.url, 'insert into kept values (2)')
    expect([await idsIn(cluster), await idsIn(copied)]).toEqual([[1], [1, 2]])
    expect(livePostmaster(cluster.folder)?.pid).toBe(pid)
    expect((await open(dataDir)).reused).toBe(true)
  })

  itInFullRun('without the database says so, and makes no empty one', async () => {
    const cluster = await open(dataDir)
    const second = path.join(home, 'copy-without')
    mkdirSync(second)
    copy(path.join(dataDir, 'postgres.json'), second)
    await expect(openEmbedded({ dataDir: second })).rejects.toThrow(
      `DATA_DIR ${second} was copied or moved, and its database is not where it belongs: ` +
        `copy ${cluster.folder} to ${path.join(second, 'postgres')} while nothing runs on it (cp -a), then start again.`,
    )
    expect(existsSync(path.join(second, 'postgres'))).toBe(false)
    expect(await idsIn(cluster)).toEqual([1])
  })

  itInFullRun(
    'that takes the place of its original goes on, and so does a folder that was moved',
    async () => {
      const kept = path.join(home, 'kept')
      copy(dataDir, kept)
      rmSync(dataDir, { recursive: true })
      renameSync(kept, dataDir)
      const restored = await open(dataDir)
      expect(await idsIn(restored)).toEqual([1])
      await restored.stop()
      const moved = path.join(home, 'moved')
      renameSync(dataDir, moved)
      const running = await open(moved)
      expect(await idsIn(running)).toEqual([1])
      expect(existsSync(dataDir)).toBe(false)
      // Moved while its database runs, it is given no second one.
      renameSync(moved, dataDir)
      expect(livePostmaster(path.join(dataDir, 'postgres'))?.port).toBe(Number(new URL(running.url).port))
      renameSync(dataDir, moved)
    },
  )

  // the same refusal as without a database, for the folder that root chooses
  it.each(isFull ? asRoot : [])(
    'whose database is elsewhere is refused until it has its own (seen by %s)',
    async () => {
      const closed = newFolder()
      chmodSync(closed, 0o700)
      const dataDir = path.join(closed, 'original')
      const cluster = await open(dataDir)
      folders.push(cluster.folder)
      await query(cluster.url, 'create table kept as select 1 as id')
      const second = path.join(closed, 'copy')
      copy(dataDir, second)
      const said = await openEmbedded({ dataDir: second }).then(
        () => '',
        (error: unknown) => String(error),
      )
      const [, from = '', to = ''] = /copy (\S+) to (\S+) while/.exec(said) ?? []
      expect([from, path.dirname(to)]).toEqual([cluster.folder, path.dirname(cluster.folder)])
      await cluster.stop()
      copy(from, to)
      folders.push(to)
      const [first, copied] = [await open(dataDir), await open(second)]
      await query(copied.url, 'insert into kept values (2)')
      expect([await idsIn(first), await idsIn(copied)]).toEqual([[1], [1, 2]])
    },
  )
})
