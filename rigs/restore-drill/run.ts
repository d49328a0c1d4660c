/**
 * A restore drill (docs/operations.md, Backup and restore). While visitors order, it makes a base backup and archives
 * the log, then empties the tables of orders and stops the database. It restores the shop to the second before that
 * mistake and runs a server on it:
 *
 *   npm run rig -- drill [SECONDS]
 *
 * Everything acknowledged until that second must be there, nothing later may be there; earlier orders keep their
 * numbers, and new orders are accepted. It prints how long each part took, and exits with 1 if something is missing.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { drawFrom } from '../seeded-random.ts'
import { giveToDatabaseUser, prepareNode, type Node } from '../failover/postgres-node.ts'
import { FINISH } from '../../tests/support/create-leads.ts'
import { query } from '../../tests/support/query-database.ts'
import { compareWithDatabase } from '../../tests/support/compare-writes-with-database.ts'
import {
  freeDates,
  keepOrdering,
  newBook,
  type Book,
} from '../../tests/support/order-continuously-over-http.ts'
import { KEYS } from '../../tests/support/server-keys.ts'

const DATABASE = 'prosa'
const VISITORS = 4
const PATIENCE_MS = 15_000

const { positionals } = parseArgs({ allowPositionals: true })
const seconds = Number(positionals[0] ?? 10)
if (!(seconds >= 2)) throw new Error('the number of seconds must be 2 or more')

const say = (line: string): void => console.log(line)

async function timed<T>(work: () => Promise<T>): Promise<[result: T, seconds: string]> {
  const start = performance.now()
  const result = await work()
  return [result, `${((performance.now() - start) / 1000).toFixed(1)} s`]
}

/** Bytes of all files below a folder, in megabytes. */
function sizeOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  const bytes = files.reduce((sum, each) => sum + statSync(path.join(each.parentPath, each.name)).size, 0)
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`
}

const environment = (url: string) => ({
  ...KEYS,
  LOG_LEVEL: 'fatal',
  SEED: 'demo',
  ...generousLimits,
  DATABASE_URL: url,
})

const countOrders = async (url: string): Promise<number> => {
  const [row] = await query(url, 'select count(*)::int as count from orders')
  return Number(row?.count)
}

/** Lets visitors order for some time, and does `meanwhile` in the middle of it. */
async function sell(server: ServerProcess, book: Book, lastsMs: number, meanwhile?: () => Promise<void>) {
  const over = new AbortController()
  const visit = {
    urls: [server.url],
    book,
    over: over.signal,
    dates: await freeDates(server.url),
    draw: drawFrom(1),
    patienceMs: PATIENCE_MS,
  }
  const visitors = Promise.all(Array.from({ length: VISITORS }, () => keepOrdering(visit)))
  await wait(lastsMs / 2)
  await meanwhile?.()
  await wait(lastsMs / 2)
  over.abort()
  await visitors
}

/** Waits for the next full second and returns it; whatever is acknowledged afterwards is later. */
async function nextSecond(): Promise<Date> {
  const at = new Date(Math.ceil((Date.now() + 50) / 1000) * 1000)
  await wait(at.getTime() - Date.now() + 50)
  return at
}

/** Closes the current segment of the log, and waits until it is archived. */
async function archiveAll(url: string): Promise<void> {
  const [row] = await query(url, 'select pg_walfile_name(pg_switch_wal()) as segment')
  for (const end = performance.now() + 60_000; performance.now() < end; await wait(50)) {
    const [state] = await query(url, 'select last_archived_wal >= $1 as is_there from pg_stat_archiver', [
      row?.segment,
    ])
    if (state?.is_there === true) return
  }
  throw new Error('the archive lacks the last of the log')
}

async function untilPromoted(url: string): Promise<void> {
  for (const end = performance.now() + 120_000; performance.now() < end; await wait(50)) {
    const [row] = await query(url, 'select pg_is_in_recovery() as is_recovering')
    if (row?.is_recovering === false) return
  }
  throw new Error('the restored database still recovers')
}

type Check = readonly [text: string, isGood: boolean]

/** What the restored shop must be able to do. */
async function check(url: string, kept: Book, later: Book): Promise<Check[]> {
  const { lost, twice, examples } = await compareWithDatabase(url, kept)
  const stored = await countOrders(url)
  const laterIds = [...later.leads.keys()]
  const [stray] = await query(url, 'select count(*)::int as count from leads where id = any($1::uuid[])', [
    laterIds,
  ])
  for (const each of examples) say(`      ${each}`)
  const before: Check[] = [
    [`${kept.orders} orders and ${kept.answers} answers acknowledged before it: ${lost} lost`, lost === 0],
    [`stored twice or in part: ${twice}`, twice === 0],
    [
      `orders stored: ${stored}, of ${later.orders} placed after it: ${stored - kept.orders}`,
      stored === kept.orders,
    ],
    [`${laterIds.length} leads begun after it, stored: ${String(stray?.count)}`, stray?.count === 0],
  ]
  const server = await startServerProcess({ env: environment(url) })
  try {
    const known = [...kept.leads.values()].find((lead) => lead.orderNumber !== undefined)
    const again = await fetch(`${server.url}/api/lead/${known?.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(FINISH),
    })
    const { orderNumber } = (await again.json()) as { orderNumber?: string }
    const fresh = newBook()
    await sell(server, fresh, 2000)
    return [
      ...before,
      ['a server opens what was sealed, and an order keeps its number', orderNumber === known?.orderNumber],
      [
        `new orders are taken: ${fresh.orders}`,
        fresh.orders > 0 && (await compareWithDatabase(url, fresh)).lost === 0,
      ],
    ]
  } finally {
    await server.kill('SIGTERM')
    await server.stop()
  }
}

async function drill(root: string, nodes: Node[]): Promise<boolean> {
  const archive = path.join(root, 'wal')
  mkdirSync(archive)
  giveToDatabaseUser(archive)
  const [shop, restored] = [await prepareNode(root, 'shop'), await prepareNode(root, 'restored')]
  nodes.push(shop, restored)
  await shop.create()
  await shop.start({
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  })
  await query(shop.url('postgres'), `create database ${DATABASE}`)
  const url = shop.url(DATABASE)
  const server = await startServerProcess({ env: environment(url) })
  const [kept, later] = [newBook(), newBook()]
  let at: Date
  try {
    await query(url, 'update coverage_areas set team_capacity = 100000')
    await sell(server, kept, seconds * 1000, async () => {
      const [, took] = await timed(() => restored.clone(shop))
      say(`Base backup while ${VISITORS} visitors order: ${took}, ${sizeOf(path.join(root, 'restored'))}`)
    })
    at = await nextSecond()
    await sell(server, later, 2000)
    say(`Ordered: ${kept.orders} until ${at.toISOString()}, ${later.orders} after it`)
    await query(url, 'truncate orders, order_numbers, leads cascade')
    say(`The mistake: ${await countOrders(url)} orders left`)
    await archiveAll(shop.url('postgres'))
    say(`Archived log: ${sizeOf(archive)}`)
  } finally {
    await server.kill('SIGKILL')
    await server.stop()
  }
  await shop.kill()
  rmSync(path.join(root, 'shop'), { recursive: true, force: true })
  say('The machine is gone')

  const [, took] = await timed(async () => {
    await restored.start({
      restore_command: `cp ${archive}/%f %p`,
      // PostgreSQL does not know the Z of ISO times here
      recovery_target_time: at.toISOString().replace('Z', '+00'),
      recovery_target_action: 'promote',
      archive_mode: 'off',
    })
    await untilPromoted(restored.url('postgres'))
  })
  say(`Restored to ${at.toISOString()} in ${took}`)
  const checks = await check(restored.url(DATABASE), kept, later)
  for (const [text, isGood] of checks) say(`  ${isGood ? '✓' : '✗'} ${text}`)
  return checks.every(([, isGood]) => isGood)
}

const root = mkdtempSync(path.join(tmpdir(), 'prosa-drill-'))
giveToDatabaseUser(root)
const nodes: Node[] = []
async function close(): Promise<void> {
  for (const node of nodes) await node.kill()
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
}
// Nodes do not end with this process.
const leave = () => void close().finally(() => process.exit(1))
process.once('SIGINT', leave).once('SIGTERM', leave)
try {
  process.exitCode = (await drill(root, nodes)) ? 0 : 1
} catch (error) {
  const log = path.join(root, 'restored', 'server.log')
  if (existsSync(log))
    say(`The restored database's log ends with:\n${readFileSync(log, 'utf8').slice(-3000)}`)
  throw error
} finally {
  await close()
}
