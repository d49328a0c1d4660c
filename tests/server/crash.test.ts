/** The server and its database are killed at random moments while visitors write: no acknowledged write is lost. */
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { readClusterFile } from '../../server/db/embedded/cluster-settings-file.ts'
import { clusterUrl } from '../../server/db/embedded/connect-to-cluster.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { query } from '../support/query-database.ts'
import { compareWithDatabase } from '../support/compare-writes-with-database.ts'
import { freeDates, keepOrdering, newBook, type Book } from '../support/order-continuously-over-http.ts'

const ROUNDS = 45
const WRITERS = 6

describe('kills of the server and its database', () => {
  itInFullRun(
    'lose no acknowledged write, make no duplicate and no half order (X1, X2, X3, X4)',
    async () => {
      const product = await startServerProcess({
        env: { LOG_LEVEL: 'warn', WARM_PAGES: 'false', ...generousLimits },
      })
      const cluster = path.join(product.dataDir, 'postgres')
      const book = newBook()
      try {
        const dates = await freeDates(product.url)
        // Enough capacity for every order of the test: full slots are tested elsewhere.
        await query(databaseOf(product), 'update coverage_areas set team_capacity = 100000')
        for (let round = 0; round < ROUNDS; round += 1) {
          const over = new AbortController()
          const visit = {
            urls: [product.url],
            book,
            over: over.signal,
            dates,
            draw: randomInt,
            patienceMs: 5_000,
          }
          const writers = Array.from({ length: WRITERS }, () => keepOrdering(visit))
          await wait(150 + randomInt(350))
          const victim = round % 3 === 0 ? 'both' : round % 3 === 1 ? 'server' : 'database'
          const old = livePostmaster(cluster)?.pid ?? 0
          if (victim !== 'server') process.kill(old, 'SIGKILL')
          if (victim !== 'database') {
            await product.kill('SIGKILL')
            await product.restart()
          }
          await untilReady(product, () => victim === 'server' || livePostmaster(cluster)?.pid !== old)
          await untilOrdered(book, book.orders + 2)
          over.abort()
          await Promise.all(writers)
          expect(await compareWithDatabase(databaseOf(product), book)).toEqual({
            lost: 0,
            twice: 0,
            examples: [],
          })
        }
      } finally {
        await product.stop()
      }
    },
    600_000,
  )
})

/** Waits until the visitors whose calls went through the kill order again, however slow the machine is. */
async function untilOrdered(book: Book, orders: number): Promise<void> {
  for (const end = Date.now() + 60_000; book.orders < orders; await wait(20))
    if (Date.now() > end) throw new Error(`${book.orders} orders, and no more in a minute`)
}

const databaseOf = (product: ServerProcess) =>
  clusterUrl(readClusterFile(product.dataDir) ?? { folder: '', port: 0, password: '' }, 'prosa')

/** Waits for the server, and for its new database: the old one's connections outlive it for a moment. */
async function untilReady(product: ServerProcess, isNew: () => boolean): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
    const reply = await fetch(`${product.url}/api/health`).catch(() => undefined)
    if (reply?.ok && livePostmaster(path.join(product.dataDir, 'postgres')) && isNew()) return
  }
  throw new Error(`the server did not come back:\n${product.log().slice(-3000)}`)
}
