/**
 * Measures how long visitors wait while the desk is at work: files of 40 MB that are refused and one that is read,
 * previews, the draft's pages and exports, as many as one person can ask for. Each round measures a quiet server and one
 * at work, in alternating order.
 */
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, loadavg, setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../server/db/database.ts'
import { openEmbedded } from '../../server/db/embedded/cluster.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { addAccount } from '../../server/services/desk/accounts.ts'
import { startDeskSession } from '../../server/services/desk/sessions.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { fixedLimits } from '../../server/config-limits.ts'
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { median } from '../medians-and-tables.ts'
import { runStatement } from './fill-database.ts'
import { percentile, runLoad, type LoadResult } from './load.ts'
import { mixed } from './requests.ts'
import { openLeads } from '../create-leads-at-covered-address.ts'

/** Visitors who read and answer at the same time. */
const VISITORS = 8
const LEADS = 200
/** The result of all rounds. */
export type BesideTheDesk = {
  readonly quiet: readonly LoadResult[]
  readonly beside: readonly LoadResult[]
  /** How often the desk was answered with each status. */
  readonly statuses: ReadonlyMap<number, number>
}

/** Starts a person who keeps the desk busy; the returned function ends that and returns the statuses of all replies. */
function keepDeskBusy(url: string, cookie: string): () => Promise<readonly (readonly [number, number])[]> {
  // in another process, so that this one goes on measuring; elsewhere in truth, so it gives way
  const person = fork(new URL('./keep-desk-busy.ts', import.meta.url), [url, cookie])
  if (person.pid !== undefined) setPriority(person.pid, constants.priority.PRIORITY_LOW)
  return async () => {
    person.send('stop')
    const [statuses] = (await once(person, 'message')) as [[number, number][]]
    return statuses
  }
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
    const env = { ...keys, ...generousLimits, DATABASE_URL: url, SEED: 'demo', WARM_PAGES: 'false' }
    const { deskPerSecond } = fixedLimits
    server = await startServerProcess({
      env,
      limits: { deskPerSecond },
      logFile: path.join(dataDir, 'server.log'),
    })
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
  const token = await db.transaction((sql) =>
    startDeskSession({ clock }, sql, { operator: String(row?.id), stage: 'in', replaced: null }),
  )
  await db.close()
  return token
}

async function measure(
  server: ServerProcess,
  cookie: string,
  rounds: number,
  seconds: number,
): Promise<BesideTheDesk> {
  const ids = await openLeads(server.url, LEADS)
  const port = Number(new URL(server.url).port)
  const statuses = new Map<number, number>()
  const slice = () => runLoad({ port, connections: VISITORS, seconds, next: mixed(ids) })
  const [quiet, beside]: [LoadResult[], LoadResult[]] = [[], []]
  const besideWork = async () => {
    const stop = keepDeskBusy(server.url, cookie)
    // the process that does the work has started
    await wait(2_000)
    beside.push(await slice())
    for (const [status, times] of await stop()) statuses.set(status, (statuses.get(status) ?? 0) + times)
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
