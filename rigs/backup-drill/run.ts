/**
 * A restore drill with the commands that an operator has (docs/operations.md, Backup and restore). While visitors order,
 * `npm run backup` is run, then the machine is lost; `npm run restore` puts the backup elsewhere, and a server there takes
 * orders:
 *
 *   npm run rig -- drill:commands [SECONDS]
 *
 * It is played with the embedded database and, where Debian's PostgreSQL is installed, with a database of one's own.
 * Everything acknowledged before the backup must be there; it exits with 1 if something is missing.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { readClusterFile } from '../../server/db/embedded/postgres-json-file.ts'
import { clusterUrl } from '../../server/db/embedded/connect-to-cluster.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { compareWithDatabase, storedTwice } from '../../tests/support/compare-writes-with-database.ts'
import { debianVersion, startDebianPostgresql } from '../../tests/support/debian-postgresql.ts'
import {
  freeDates,
  keepOrdering,
  newBook,
  type Book,
} from '../../tests/support/order-continuously-over-http.ts'
import { query } from '../../tests/support/query-database.ts'
import { KEYS } from '../../tests/support/server-keys.ts'
import { giveToDatabaseUser } from '../failover/postgres-node.ts'
import { killProcessTree } from '../failover/signal-processes.ts'
import { drawFrom } from '../seeded-random.ts'

const VISITORS = 4
const PROJECT = path.resolve(import.meta.dirname, '../..')
const { positionals } = parseArgs({ allowPositionals: true })
const seconds = Number(positionals[0] ?? 6)
if (!(seconds >= 2)) throw new Error('the number of seconds must be 2 or more')

const say = (line: string): void => console.log(line)

type Environment = Readonly<Record<string, string>>

const QUIET: Environment = { LOG_LEVEL: 'fatal', SEED: 'demo', WARM_PAGES: 'false', ...generousLimits }

/** Runs a command of the operator, and shows what it says. */
function command(script: string, args: readonly string[], env: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(PROJECT, 'server/commands', script), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.on('data', (chunk: Buffer) => process.stdout.write(`      ${chunk.toString()}`))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`))))
  })
}

/** Lets visitors order for some time, or until `meanwhile` is over. */
async function sell(server: ServerProcess, book: Book, ms: number, meanwhile?: () => Promise<void>) {
  const over = new AbortController()
  const dates = await freeDates(server.url)
  const visit = { urls: [server.url], book, over: over.signal, dates, draw: drawFrom(1), patienceMs: 15_000 }
  const visitors = Promise.all(Array.from({ length: VISITORS }, () => keepOrdering(visit)))
  await Promise.all([wait(ms), meanwhile?.()])
  over.abort()
  await visitors
}

/** Waits until an order was placed, or for a minute: the machine may be slow. */
async function firstOrderOf(book: Book): Promise<void> {
  for (const end = Date.now() + 60_000; book.orders === 0 && Date.now() < end;) await wait(100)
}

/** What is restored: how its servers and commands find the database before and after, and its address. */
type Shop = {
  readonly name: string
  readonly before: Environment
  readonly after: Environment
  readonly urlOf: (env: Environment) => string
  /** Loses the machine. */
  readonly lose: () => Promise<void>
}

async function play(shop: Shop, root: string): Promise<boolean> {
  say(`\n${shop.name}`)
  const backups = path.join(root, 'backups')
  const [kept, meanwhile, lost] = [newBook(), newBook(), newBook()]
  const server = await startServerProcess({ env: { ...QUIET, ...shop.before } })
  try {
    await query(shop.urlOf(shop.before), 'update coverage_areas set team_capacity = 100000')
    await sell(server, kept, seconds * 1000)
    say(`  ${VISITORS} visitors have placed ${kept.orders} orders, and go on while the backup is made:`)
    await sell(server, meanwhile, 0, () => command('back-up.ts', [backups], shop.before))
    await sell(server, lost, 1000)
  } finally {
    await server.kill('SIGKILL')
    await server.stop()
  }
  await shop.lose()
  say(
    `  The machine is gone, with ${lost.orders} orders that were placed after the backup. It is restored elsewhere:`,
  )
  const [backup = ''] = readdirSync(backups)
  await command('restore.ts', [path.join(backups, backup)], shop.after)
  const restored = await startServerProcess({ env: { ...QUIET, ...shop.after } })
  try {
    const url = shop.urlOf(shop.after)
    // those who ordered while the backup was made are there as well, so its leads are more than the book's
    const before = await compareWithDatabase(url, kept)
    const twice = await storedTwice(url)
    const [stray] = await query(url, 'select count(*)::int as n from leads where id = any($1::uuid[])', [
      [...lost.leads.keys()],
    ])
    const fresh = newBook()
    await sell(restored, fresh, 2000, () => firstOrderOf(fresh))
    const { lost: lostThere, examples } = await compareWithDatabase(url, fresh)
    const missing = [...before.examples, ...examples].filter((each) => each.startsWith('lost'))
    for (const each of [...missing, ...twice]) say(`      ${each}`)
    const checks: readonly (readonly [string, boolean])[] = [
      [
        `${kept.orders} orders and ${kept.answers} answers before the backup: ${before.lost} lost`,
        before.lost === 0,
      ],
      [`stored twice or in part: ${twice.length}`, twice.length === 0],
      [`leads begun after the backup that are there: ${String(stray?.n)}`, stray?.n === 0],
      [`orders taken there: ${fresh.orders}`, fresh.orders > 0 && lostThere === 0],
    ]
    for (const [text, isGood] of checks) say(`  ${isGood ? '✓' : '✗'} ${text}`)
    return kept.orders > 0 && checks.every(([, isGood]) => isGood)
  } finally {
    await restored.kill('SIGTERM')
    await restored.stop()
    rmSync(backups, { recursive: true, force: true })
  }
}

function embeddedShop(root: string): Shop {
  const folders = { before: path.join(root, 'shop'), after: path.join(root, 'elsewhere') }
  return {
    name: 'The embedded database',
    before: { DATA_DIR: folders.before },
    after: { DATA_DIR: folders.after },
    urlOf({ DATA_DIR = '' }) {
      const file = readClusterFile(DATA_DIR)
      if (!file) throw new Error(`no database in ${DATA_DIR}`)
      return clusterUrl(file, 'prosa')
    },
    async lose() {
      const running = livePostmaster(path.join(folders.before, 'postgres'))
      if (running) await killProcessTree(running.pid)
      rmSync(folders.before, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Two databases of Debian's PostgreSQL; undefined if it is not installed. */
async function ownShop(root: string): Promise<(Shop & { stop: () => Promise<unknown> }) | undefined> {
  if (debianVersion === undefined) return undefined
  const { urlOf, stop } = await startDebianPostgresql(path.join(root, 'own'), ['before', 'after'])
  return {
    name: `A PostgreSQL ${debianVersion} of one's own`,
    before: { ...KEYS, DATABASE_URL: urlOf('before') },
    after: { ...KEYS, DATABASE_URL: urlOf('after') },
    urlOf: ({ DATABASE_URL = '' }) => DATABASE_URL,
    async lose() {
      await query(urlOf('postgres'), 'drop database before with (force)')
    },
    stop,
  }
}

const root = mkdtempSync(path.join(tmpdir(), 'prosa-drill-'))
giveToDatabaseUser(root)
const own = await ownShop(root)
try {
  const shops = [embeddedShop(root), ...(own ? [own] : [])]
  const results: boolean[] = []
  for (const shop of shops) results.push(await play(shop, root))
  if (!own) say(`\nA database of one's own is left out: no PostgreSQL of Debian is installed.`)
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await own?.stop()
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
}
