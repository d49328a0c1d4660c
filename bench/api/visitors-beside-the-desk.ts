/**
 * Measures how long visitors wait while the desk is at work: files of 40 MB that are refused and one that is read,
 * previews, the draft's pages and exports, as many as one person can ask for. Each round measures a quiet server and one
 * at work, in alternating order.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../server/db/database.ts'
import { openEmbedded } from '../../server/db/embedded/cluster-lifecycle.ts'
import { makeVault } from '../../server/security/vault.ts'
import { addAccount } from '../../server/services/desk/accounts.ts'
import { startDeskSession } from '../../server/services/desk/sessions.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/server-process.ts'
import { median } from '../medians-and-tables.ts'
import { runStatement } from './fill-database.ts'
import { percentile, runLoad, type LoadResult } from './load-client.ts'
import { mixed } from './requests.ts'

/** Visitors who read and answer at the same time. */
const VISITORS = 8
const LEADS = 200
/** How many previews are opened at once. */
const PREVIEWS = 300
/** Bytes of a file that are sent every ten milliseconds: 200 Mbit/s. */
const PIECE = 250_000

const HEAD = 'cep;state;city;neighborhood;address\n'
const filled = (text: string) => Buffer.concat([Buffer.from(HEAD), Buffer.alloc(39_900_000, text)])
const streets = Array.from({ length: 100_000 }, (_, i) => `${10_000_000 + i};PA;Breves;Centro;Rua ${i}\n`)
const FILES = [filled(';'), Buffer.from(HEAD + streets.join('')), filled('\n'), filled('"'), filled('a')]

/** The result of all rounds. */
export type BesideTheDesk = {
  readonly quiet: readonly LoadResult[]
  readonly beside: readonly LoadResult[]
  /** How often the desk was answered with each status. */
  readonly statuses: ReadonlyMap<number, number>
}

/** Counted for a reply that did not arrive whole: a busy machine may be late in the middle of one. */
const CUT = 0

/** A person at the desk. */
type Desk = { readonly url: string; readonly cookie: string; readonly tell: (status: number) => void }

async function open({ url, cookie, tell }: Desk, address: string): Promise<string> {
  try {
    const reply = await fetch(url + address, { headers: { cookie }, redirect: 'manual' })
    const text = await reply.text()
    tell(reply.status)
    return text
  } catch {
    tell(CUT)
    return ''
  }
}

const csrfIn = (html: string) => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''

/** Sends a file as a fast line does. */
async function upload(desk: Desk, csrf: string, file: Buffer): Promise<void> {
  const field = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`
  const start = `${field('csrf', csrf)}\r\n${field('tipo', 'streets')}\r\n${field('arquivo', '', '; filename="x.csv"')}`
  const body = Buffer.concat([Buffer.from(start), file, Buffer.from('\r\n--x--\r\n')])
  const sent = request(`${desk.url}/operador/importacoes`, {
    method: 'POST',
    headers: {
      cookie: desk.cookie,
      origin: desk.url,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
    },
  })
  const answered = new Promise<void>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (reply) => {
      desk.tell(reply.statusCode ?? 0)
      reply.resume().on('end', () => resolve())
    })
  })
  for (let at = 0; at < body.length; at += PIECE) {
    sent.write(body.subarray(at, at + PIECE))
    await wait(10)
  }
  sent.end()
  await answered
}

/** Keeps the desk busy; the returned function stops it. */
function keepBusy(desk: Desk, csrf: string): () => Promise<void> {
  let isOver = false
  const repeat = async (work: (round: number) => Promise<unknown>): Promise<void> => {
    for (let round = 0; !isOver; round += 1) await work(round)
  }
  const all = Promise.all([
    repeat((round) => upload(desk, csrf, FILES[round % FILES.length] ?? Buffer.alloc(0))),
    repeat(async (round) => {
      const at = (n: number) => `2027-01-${10 + (round % 20)}T10:${10 + (n % 50)}`
      const previews = Array.from({ length: PREVIEWS }, async (_, n) => {
        const page = await open(desk, `/operador/loja/previa?campanha=livelo&em=${at(n)}`)
        const link = /\/operador\/previa\/[\w.-]+/.exec(page)?.[0]
        if (link !== undefined) await open(desk, link)
      })
      await Promise.all(previews)
      await wait(1_000)
    }),
    repeat(async () => {
      await open(desk, '/operador/loja/conferir')
      await open(desk, '/operador/exportar?conjunto=funil')
      await wait(100)
    }),
  ])
  return async () => {
    isOver = true
    await all
  }
}

async function openLeads({ url }: ServerProcess): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < LEADS; at += 1) {
    const reply = await fetch(`${url}/api/lead-v2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cep: '01310100', number: '1000' }),
    })
    ids.push(((await reply.json()) as { idLead: string }).idLead)
  }
  return ids
}

/** Starts a server and a session at its desk, and measures. */
export async function measureBesideTheDesk(rounds: number, seconds: number): Promise<BesideTheDesk> {
  await ensureBuilt()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'prosa-bench-desk-'))
  const cluster = await openEmbedded({ dataDir })
  let server: ServerProcess | undefined
  try {
    await runStatement(cluster.urlOf('postgres'), 'create database shop')
    const url = cluster.urlOf('shop')
    const keys = {
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      LOOKUP_KEY: randomBytes(32).toString('hex'),
    }
    const { RATE_LIMIT_DESK_PER_SECOND: _own, ...limits } = generousLimits
    const env = { ...keys, ...limits, DATABASE_URL: url, SEED: 'demo', WARM_PAGES: 'false' }
    server = await startServerProcess({ env, logFile: path.join(dataDir, 'server.log') })
    const cookie = `operador=${await sessionOf(url, keys)}`
    return await measure(server, cookie, rounds, seconds)
  } finally {
    await server?.stop()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function sessionOf(url: string, keys: Readonly<Record<'ENCRYPTION_KEY' | 'LOOKUP_KEY', string>>) {
  const db = openDatabase({ url, pool: 2, timeoutMs: 60_000 })
  const clock = { now: () => new Date() }
  const [encryption, lookup] = [keys.ENCRYPTION_KEY, keys.LOOKUP_KEY].map((key) => Buffer.from(key, 'hex'))
  const vault = makeVault({ encryption: encryption ?? Buffer.alloc(0), lookup: lookup ?? Buffer.alloc(0) })
  await addAccount({ db, clock, vault }, 'bench@exemplo.com.br', 'administracao')
  const [row] = await runStatement(url, "select id from operators where role = 'administracao'")
  const token = await db.transaction((sql) => startDeskSession({ clock }, sql, String(row?.id), 'in', null))
  await db.close()
  return token
}

async function measure(
  server: ServerProcess,
  cookie: string,
  rounds: number,
  seconds: number,
): Promise<BesideTheDesk> {
  const ids = await openLeads(server)
  const port = Number(new URL(server.url).port)
  const statuses = new Map<number, number>()
  const desk: Desk = {
    url: server.url,
    cookie,
    tell: (status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
  }
  const csrf = csrfIn(await open(desk, '/operador/importacoes'))
  const slice = () => runLoad({ port, connections: VISITORS, seconds, next: mixed(ids) })
  const [quiet, beside]: [LoadResult[], LoadResult[]] = [[], []]
  const besideWork = async () => {
    const stop = keepBusy(desk, csrf)
    // the process that does the work has started
    await wait(2_000)
    beside.push(await slice())
    await stop()
    await wait(1_000)
  }
  // discarded, because the first requests fill caches, compile code and open connections
  await slice()
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 1) await besideWork()
    quiet.push(await slice())
    if (round % 2 === 0) await besideWork()
    console.log(`round ${round + 1} of ${rounds} beside the desk, load ${loadavg()[0]?.toFixed(1)}`)
  }
  return { quiet, beside, statuses }
}

/** Most by which the 99th percentile of visitors may grow while the desk is at work. */
const MOST = 1.5

/** Returns the result as text; `met` if the target is met and no visitor was refused. */
export function reportBesideTheDesk({ quiet, beside, statuses }: BesideTheDesk) {
  const at = (slices: readonly LoadResult[], share: number) =>
    median(slices.map(({ accepted }) => percentile(accepted, share))).toFixed(1)
  const rate = (slices: readonly LoadResult[]) =>
    Math.round(median(slices.map(({ accepted, seconds }) => accepted.length / seconds))).toLocaleString('en')
  const p99 = ({ accepted }: LoadResult) => percentile(accepted, 0.99)
  const ratio = median(beside.map((slice, round) => p99(slice) / p99(quiet[round] ?? slice)))
  const refused = [...quiet, ...beside].reduce(
    (sum, slice) => sum + slice.lost + [...slice.refused.values()].reduce((all, count) => all + count, 0),
    0,
  )
  const met = ratio <= MOST && refused === 0
  const line = (name: string, slices: readonly LoadResult[]) =>
    `  ${name}  ${rate(slices)} req/s, p50 ${at(slices, 0.5)} ms, p99 ${at(slices, 0.99)} ms, longest ${at(slices, 1)} ms`
  const answers = [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')
  const text = [
    `${VISITORS} visitors while the desk uploads, previews and exports:`,
    line('quiet ', quiet),
    line('beside', beside),
    `  p99 beside / quiet ${ratio.toFixed(2)} (target ${MOST}), visitors refused ${refused} ${met ? '✓' : '✗'}; the desk got ${answers}`,
  ].join('\n')
  return { text, met, ratio }
}
