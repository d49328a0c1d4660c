/**
 * Tests the upgrade from the last release (in releases/) to this one on one database (docs/operations.md, Upgrade).
 * Visitors order while this release migrates, while both run (also on pages of one with the API of the other), after a
 * return to the last release, and while the schema that only the last release needs is dropped.
 */
import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { lastRelease, unpackArchive } from '../release/pack-and-unpack-release.ts'
import { emptyDatabase, type TestDatabase } from '../../tests/support/postgres-cluster.ts'
import { entrance, orderNumber, walk, WAYS } from '../../tests/support/visitor-in-browser.ts'
import { clusterVariable } from '../../tests/support/e2e.global.ts'
import { guard } from '../../tests/support/browser-error-guard.ts'
import { settings } from '../../tests/support/server-settings.ts'
import { query } from '../../tests/support/query-database.ts'
import { compareWithDatabase } from '../../tests/support/compare-writes-with-database.ts'
import {
  freeDates,
  keepOrdering,
  newBook,
  type Book,
} from '../../tests/support/order-continuously-over-http.ts'
import { startTwoReleaseProxy } from './two-release-proxy.ts'

const WRITERS = 4
/** Number of calls that each server must acknowledge before `ordersAt` ends. */
const ENOUGH = 150

const root = path.resolve(import.meta.dirname, '../..')
const { version, file } = lastRelease()
const folder = mkdtempSync(path.join(tmpdir(), 'prosa-last-release-'))
const numberOf = ({ name }: { name: string }) => Number.parseInt(name, 10)
function migrationsIn(of: string) {
  const place = path.join(of, 'server/db/migrations')
  const names = readdirSync(place).sort()
  return names.map((name) => ({ name, text: readFileSync(path.join(place, name), 'utf8') }))
}
const applied = async () =>
  (await query(database.url, 'select number from schema_history order by number')).map(({ number }) => number)

let database: TestDatabase
let last: ServerProcess
let present: ServerProcess
let dates: string[]
const book: Book = newBook()

test.describe.configure({ mode: 'serial' })

/** The last release has settings for limits that are constants now. */
const SETTINGS_OF_LAST = {
  RATE_LIMIT_RISK_PER_HOUR: '1000000',
  RATE_LIMIT_QUIZ_PER_MINUTE: '1000000',
  OPEN_VISITS_PER_MAILBOX: '1000000',
  OPEN_VISITS_PER_HOUSE: '1000000',
}

const start = (of?: string) =>
  startServerProcess({
    ...(of !== undefined && { folder: of }),
    env: {
      ...settings,
      ...(of !== undefined && SETTINGS_OF_LAST),
      LOG_LEVEL: 'warn',
      DATABASE_URL: database.url,
    },
  })

/** Visitors order at these servers until each has answered enough, and `meanwhile` is done. */
async function ordersAt(urls: readonly string[], meanwhile: () => Promise<unknown> = async () => undefined) {
  const over = new AbortController()
  const given = new Map(urls.map((url) => [url, 0]))
  const before = book.orders
  const enough = Promise.withResolvers<void>()
  const writers = Array.from({ length: WRITERS }, () =>
    keepOrdering({
      urls,
      book,
      over: over.signal,
      dates,
      draw: randomInt,
      patienceMs: 10_000,
      onAcknowledged({ url }) {
        given.set(url, (given.get(url) ?? 0) + 1)
        if ([...given.values()].every((count) => count >= ENOUGH)) enough.resolve()
      },
    }),
  )
  const all = Promise.all(writers)
  await Promise.race([Promise.all([enough.promise, meanwhile()]), all])
  over.abort()
  await all
  expect(book.orders).toBeGreaterThan(before)
}

/** Nothing acknowledged is lost or stored twice, and no server met anything unexpected. */
async function expectWhole() {
  expect(await compareWithDatabase(database.url, book)).toEqual({ lost: 0, twice: 0, examples: [] })
  const lines = [last, present].flatMap((server) => server.log().split('\n'))
  const bad = lines.filter((line) => /request failed|job failed|something unforeseen/.test(line))
  expect(bad.slice(0, 3).map((line) => line.slice(0, 300))).toEqual([])
}

test.beforeAll(async () => {
  unpackArchive(file, folder)
  database = await emptyDatabase(process.env[clusterVariable] ?? '')
  last = await start(folder)
  dates = await freeDates(last.url)
  // Enough capacity for every order: full slots are tested elsewhere.
  await query(database.url, 'update coverage_areas set team_capacity = 100000')
})
test.afterAll(async () => {
  for (const server of [last, present]) await server?.stop()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

test(`visitors of ${version} order while this release migrates, and of both afterwards (X39)`, async () => {
  await ordersAt([last.url], async () => {
    present = await start()
  })
  // by content: a contracting migration is renamed with the next release
  const old = migrationsIn(folder).map(({ text }) => text)
  const expanding = migrationsIn(root).filter(
    ({ name, text }) => old.includes(text) || !name.includes('_contract_'),
  )
  expect(await applied()).toEqual(expanding.map(numberOf))
  await ordersAt([last.url, present.url])
  await expectWhole()
})

for (const way of WAYS)
  for (const [site, api] of [
    ['last', 'present'],
    ['present', 'last'],
  ] as const)
    test(`the ${site} release's site orders with the ${api} one's API (X30), by ${way}`, async ({
      page,
      context,
    }) => {
      const watch = guard(context)
      const servers = { last: last.url, present: present.url }
      const relay = await startTwoReleaseProxy({ site: servers[site], api: servers[api] })
      try {
        // One more lead, by a key that only the browser knows.
        book.creations.add(`${site} site, ${way}`)
        await page.goto(relay.url + entrance[way])
        await walk(page)
        const orders = await query(database.url, 'select sku from orders where number = $1', [
          await orderNumber(page),
        ])
        expect(orders).toHaveLength(1)
        expect(watch.complaints()).toEqual([])
        await context.close()
      } finally {
        await relay.close()
      }
    })

test(`visitors order after a return to ${version} (X39)`, async () => {
  await present.kill('SIGTERM')
  await last.kill('SIGTERM')
  await last.restart()
  await ordersAt([last.url])
  await expectWhole()
})

test('visitors order while the schema that only the last release needs is dropped (X39)', async () => {
  await last.kill('SIGTERM')
  await present.restart()
  await ordersAt([present.url], async () => {
    const env = { ...process.env, ...settings, DATABASE_URL: database.url }
    await promisify(execFile)(process.execPath, ['server/commands/drop-previous-release-schema.ts'], {
      cwd: root,
      env,
    })
  })
  expect(await applied()).toEqual(migrationsIn(root).map(numberOf))
  await expectWhole()
})
