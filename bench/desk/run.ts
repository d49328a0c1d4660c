/**
 * `npm run bench:desk`: measures how long each page of the operator's desk takes, compared with the login page, which
 * reads no data. The database has a million leads, the counts of twenty million events, and 50,000 people who wait for
 * a call.
 *
 * `--check` fails if a page misses the target; `--quick` uses a tenth of the data. `--data DIR` keeps the database there
 * and reuses it in the next run; `--stock` only fills it.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { generousLimits, startServerProcess } from '../../scripts/start-server-process.ts'
import { openDatabase, type Db } from '../../server/db/database.ts'
import { openEmbedded, type EmbeddedCluster } from '../../server/db/embedded/cluster.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seed } from '../../server/db/seed.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { addAccount } from '../../server/services/desk/accounts.ts'
import { checkKeys } from '../../server/services/encryption-key-check.ts'
import { fillReferences } from '../../server/services/reference-search.ts'
import { startDeskSession } from '../../server/services/desk/sessions.ts'
import { runStatement } from '../api/fill-database.ts'
import { addOpenCalls, measureCall, measureVisitToArrange } from './next-call-latency.ts'
import { sizesOf, fillDatabase } from './fill-database.ts'
import { addFindableOrder, handleOfFindableOrder, searches } from './findable-order-and-its-searches.ts'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    stock: { type: 'boolean', default: false },
    data: { type: 'string' },
  },
})
const part = values.quick ? 0.1 : 1
const ROUNDS = 40
/** Milliseconds within which 95 of 100 requests for a page must be answered. */
const TARGET = 300
const BESIDE = '/operador/entrar'
/** A day of São Paulo, yyyy-mm-dd. */
const daysAgo = (days: number) =>
  new Date(Date.now() - 3 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
const PAGES = [
  BESIDE,
  '/operador',
  '/operador/vendas',
  '/operador/vendas?por=dia',
  '/operador/vendas?por=origem',
  '/operador/funil',
  '/operador/funil?campanha=sp&canal=chat',
  '/operador/experimento',
  '/operador/vendas?por=dia&campanha=sp',
  '/operador/custos',
  '/operador/nao-entendido',
  '/operador/pedidos',
  '/operador/pessoas',
  '/operador/ligacoes',
  '/operador/exportacoes',
  '/operador/ligacoes?ordem=valor&pagina=5',
  '/operador/ligacoes?fila=parou',
  '/operador/ligacoes?fila=rede',
  '/operador/ligacoes?fila=visitas',
  '/operador/retornos?quando=depois',
  '/operador/lista',
  '/operador/lista?cidade=Sao+Paulo&situacao=feitos',
  // who ordered at a price, between two instants of a month
  `/operador/lista?plano=d600a&preco=99,90&de=${daysAgo(29)}&ate=${daysAgo(0)}&das=12:00&as=18:00`,
  '/operador/atendimento',
  '/operador/entregas',
  '/operador/agenda',
  '/operador/cobertura',
  '/operador/registro',
]
// random, as the server demands of keys; kept beside a database that is kept, which no others open
const newKey = () => randomBytes(32).toString('hex')
type Keys = Record<'ENCRYPTION_KEY' | 'LOOKUP_KEY', string>
const keysFile = values.data === undefined ? null : path.join(values.data, 'bench-keys.json')
const isKept = keysFile !== null && existsSync(keysFile)
const keys: Keys = isKept
  ? (JSON.parse(readFileSync(keysFile, 'utf8')) as Keys)
  : { ENCRYPTION_KEY: newKey(), LOOKUP_KEY: newKey() }
if (keysFile !== null && !isKept) {
  mkdirSync(path.dirname(keysFile), { recursive: true })
  writeFileSync(keysFile, JSON.stringify(keys))
}
const vault = makeVault({
  encryption: Buffer.from(keys.ENCRYPTION_KEY, 'hex'),
  lookup: Buffer.from(keys.LOOKUP_KEY, 'hex'),
})

/** Creates an administrator's session like the login does, and returns its token. */
async function enter(db: Db): Promise<string> {
  const clock = { now: () => new Date() }
  await addAccount({ db, clock, vault }, 'bench@exemplo.com.br', 'administracao')
  const [{ id }] = (
    await db.pool.query<{ id: string }>("select id from operators where role = 'administracao'")
  ).rows as [{ id: string }]
  return db.transaction((sql) =>
    startDeskSession({ clock }, sql, { operator: id, stage: 'in', replaced: null }),
  )
}

const quantile = (times: readonly number[], q: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(q * times.length) - 1] ?? Number.NaN

type Times = Map<string, number[]>

/** Measures searches for the known order by each of its search terms, and a search that finds nothing. */
async function measureSearches(url: string, token: string, times: Times): Promise<void> {
  const cookie = `operador=${token}`
  const form = await (await fetch(`${url}/operador/pedidos`, { headers: { cookie } })).text()
  const csrf = /name="csrf" value="([^"]+)"/.exec(form)?.[1] ?? ''
  for (const { name, text, finds } of searches(vault)) {
    const list: number[] = []
    for (let round = -3; round < ROUNDS; round += 1) {
      const at = performance.now()
      const reply = await fetch(`${url}/operador/pedidos`, {
        method: 'POST',
        headers: { cookie, origin: url, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ csrf, busca: text }).toString(),
      })
      const isFound = (await reply.text()).includes('/operador/pedidos/')
      if (reply.status !== 200 || isFound !== finds) throw new Error(`${name}: ${reply.status}`)
      if (round >= 0) list.push(performance.now() - at)
    }
    times.set(`search by ${name}`, list)
  }
}

async function measure(url: string, token: string): Promise<Times> {
  const pages = [...PAGES, `/operador/pedidos/${handleOfFindableOrder(vault)}`]
  const times: Times = new Map(pages.map((page): [string, number[]] => [page, []]))
  await measureSearches(url, token, times)
  for (let round = -3; round < ROUNDS; round += 1)
    for (const page of pages) {
      const at = performance.now()
      const isOutside = page === BESIDE
      const reply = await fetch(url + page, {
        redirect: 'manual',
        headers: isOutside ? {} : { cookie: `operador=${token}` },
      })
      await reply.text()
      // the first rounds warm up, also the process that works for the shop's pages
      if (round < 0) continue
      if (reply.status !== 200) throw new Error(`${page}: ${reply.status}`)
      times.get(page)?.push(performance.now() - at)
    }
  const timed = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms])
  for (let round = 0; round < ROUNDS; round += 1) {
    await measureCall({ url, token, vault }, timed)
    await measureVisitToArrange({ url, token, vault }, handleOfFindableOrder(vault), timed)
  }
  return times
}

/** Returns the address of the database, and fills it unless an earlier run has. */
async function stocked(cluster: EmbeddedCluster): Promise<string> {
  const url = cluster.urlOf('desk')
  const known = await runStatement(
    cluster.urlOf('postgres'),
    "select 1 from pg_database where datname = 'desk'",
  )
  if (known.length > 0) return url
  await runStatement(cluster.urlOf('postgres'), 'create database desk')
  const db = openDatabase({ url, pool: 2, timeoutMs: 600_000 })
  try {
    await migrate(db, 'all')
    await seed(db, 'demo')
    await checkKeys(db, vault)
    await fillDatabase(url, { leads: 1_000_000 * part, events: 20_000_000 * part })
    await addFindableOrder(db, vault)
    const at = performance.now()
    const filled = await fillReferences(db, vault)
    console.log(`${filled} references stored in ${((performance.now() - at) / 1000).toFixed(0)} s`)
    await addOpenCalls(url, vault)
  } finally {
    await db.close()
  }
  return url
}

function report(times: ReadonlyMap<string, readonly number[]>, sizes: string): boolean {
  console.log(`${sizes}; ${ROUNDS} rounds, ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`)
  let isMissed = false
  for (const [page, list] of times) {
    const p95 = quantile(list, 0.95)
    isMissed ||= p95 > TARGET
    const figures = `p50 ${quantile(list, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`
    console.log(`${p95 > TARGET ? '✗' : '✓'} ${page.slice(0, 60)}: ${figures} (target ${TARGET})`)
  }
  return isMissed
}

async function measured(url: string): Promise<void> {
  const db = openDatabase({ url, pool: 2, timeoutMs: 60_000 })
  const token = await enter(db)
  await db.close()
  const sizes = await sizesOf(url)
  const product = await startServerProcess({
    env: { ...keys, ...generousLimits, DATABASE_URL: url, SEED: 'none', LOG_LEVEL: 'warn' },
  })
  try {
    // right after its start the server still warms up, and says so
    while ((await fetch(`${product.url}/operador/entrar`)).status === 503) await setTimeout(200)
    const isMissed = report(await measure(product.url, token), sizes)
    if (values.check && isMissed) process.exitCode = 1
  } finally {
    await product.stop()
  }
}

await ensureBuilt()
const dataDir = values.data ?? (await mkdtemp(path.join(tmpdir(), 'prosa-bench-desk-')))
const cluster = await openEmbedded({ dataDir })
try {
  const url = await stocked(cluster)
  if (!values.stock) await measured(url)
} finally {
  await cluster.stop()
  if (values.data === undefined) await rm(dataDir, { recursive: true, force: true })
}
