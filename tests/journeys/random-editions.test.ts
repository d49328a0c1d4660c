/** Random editions, published while visitors order on two servers that are killed; more: `npm run rig -- editions`. */
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { openDatabase, type Db } from '../../server/db/database.ts'
import { openEmbedded } from '../../server/db/embedded/cluster.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { storedEditions } from '../../server/editions/stored-editions.ts'
import { drawFrom } from '../../rigs/seeded-random.ts'
import { storedTwice } from '../support/compare-writes-with-database.ts'
import { useDatabase } from '../support/test-databases.ts'
import { editionsAtRandom } from '../support/random-editions.ts'
import { fuzzSeed } from '../support/fuzz-seed.ts'
import { settings } from '../support/server-settings.ts'
import { publishAt } from '../support/publish-editions.ts'
import { keepShopping, newReceipts, type Receipts } from '../support/shoppers-during-edition-changes.ts'
import { query } from '../support/query-database.ts'
import { freeDates } from '../support/order-continuously-over-http.ts'
import { isFull } from '../support/rows-to-run.ts'

const { EDITIONS = isFull ? '20' : '6', SHOPPERS = '2', EDITION_MS = '100', KILLS_DATABASE } = process.env
const seed = process.env.FUZZ_SEED ? fuzzSeed() : randomInt(2 ** 31)

/** After how many editions what happens. */
const EVERY = { cut: 9, kill: 13 }

// in the title, so that every failure says how to repeat it
describe(`the shop, with FUZZ_SEED=${seed}`, () => {
  const database = useDatabase()
  const draw = drawFrom(seed)
  const servers: ServerProcess[] = []
  let db: Db

  beforeAll(async () => {
    await ensureBuilt()
    db = openDatabase({ url: database(), pool: 4, timeoutMs: 10_000 })
    const start = () =>
      startServerProcess({ env: { ...settings, LOG_LEVEL: 'warn', DATABASE_URL: database() } })
    servers.push(...(await Promise.all([start(), start()])))
    // full slots are tested elsewhere
    await query(database(), 'update coverage_areas set team_capacity = 100000')
  })
  afterAll(async () => {
    await Promise.all(servers.map((each) => each.stop()))
    await db.close()
  })

  /** Repeats what the database refuses while it is down. */
  async function insist<T>(work: () => Promise<T>): Promise<T> {
    for (const end = Date.now() + 60_000; ; await wait(50))
      try {
        return await work()
      } catch (error) {
        if (Date.now() > end) throw error
      }
  }

  async function cutDatabase(): Promise<void> {
    if (KILLS_DATABASE) {
      const [row] = await query(database(), 'show data_directory')
      const folder = String(row?.data_directory)
      process.kill(livePostmaster(folder)?.pid ?? 0, 'SIGKILL')
      await insist(() => openEmbedded({ dataDir: path.dirname(folder) }))
    } else
      await query(
        database(),
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
  }

  const endDay = async (lead: string): Promise<void> => {
    const ended = `jsonb_set(origin, '{edition,until}', '"2026-01-01T00:00:00Z"')`
    await insist(() =>
      query(database(), `update leads set origin = ${ended} where id = $1 and origin ? 'edition'`, [lead]),
    )
  }

  async function publishAll(count: number): Promise<void> {
    for (const [at, document] of editionsAtRandom(count, seed).entries()) {
      const isShort = draw(4) === 0
      const lastsMs = isShort ? 1_000 * (1 + draw(3)) : null
      // what is published until it begins is put into it (D140)
      const startsMs = !isShort && draw(4) === 0 ? 1_000 * (1 + draw(3)) : null
      const when = () => ({
        ...(lastsMs !== null && { until: new Date(Date.now() + lastsMs) }),
        ...(startsMs !== null && { from: new Date(Date.now() + startsMs) }),
      })
      await insist(() => publishAt(database(), () => document, when()))
      await wait(Number(EDITION_MS))
      if (at % EVERY.cut === EVERY.cut - 1) await cutDatabase()
      if (at % EVERY.kill === EVERY.kill - 1) {
        const server = servers[draw(2)]
        await server?.kill('SIGKILL')
        await server?.restart()
      }
    }
  }

  async function compareOrders({ orders, faults }: Receipts): Promise<void> {
    const rows = await query(database(), 'select number, price from orders')
    const stored = new Map(rows.map(({ number, price }) => [String(number), Number(price)]))
    for (const [number, price] of orders)
      if (stored.get(number) !== price)
        faults.push(`order ${number} was confirmed at ${price} and is stored at ${stored.get(number)}`)
    if (rows.length !== orders.size)
      faults.push(`${rows.length} orders are stored, ${orders.size} acknowledged`)
    faults.push(...(await storedTwice(database())))
  }

  it('takes no order at a price that was not shown, shows no page of two editions and loses nothing (D118, D121, X2)', async () => {
    const receipts = newReceipts()
    const over = new AbortController()
    const editions = storedEditions(db)
    const shopping = {
      urls: servers.map(({ url }) => url),
      receipts,
      prefixes: ['', '', 'natal', 'natal/timpre', 'livelo', 'premium', 'black-friday'],
      plansOf: (edition: number) => insist(async () => (await editions.at(edition, new Date())).plans),
      dates: await freeDates(servers[0]?.url ?? ''),
      draw,
      hesitationMs: 2 * Number(EDITION_MS),
      endDay,
      over: over.signal,
    }
    const shoppers = Array.from({ length: Number(SHOPPERS) }, () => keepShopping(shopping))
    await publishAll(Number(EDITIONS))
    await expect.poll(() => receipts.orders.size, { timeout: 60_000 }).toBeGreaterThan(Number(SHOPPERS))
    over.abort()
    await Promise.all(shoppers)
    await insist(() => compareOrders(receipts))
    const { orders, pages, priceChanges, plansGone } = receipts
    if (KILLS_DATABASE)
      console.log(
        `${EDITIONS} editions: ${orders.size} orders, ${pages.size} pages, ${priceChanges} changes of price said, ${plansGone} plans gone`,
      )
    expect(receipts.faults).toEqual([])
  }, 3_600_000)
})
