/**
 * Starts the servers that `npm run bench:api` compares: ours with few leads, ours with many, and a minimal one as the
 * baseline. All use the same PostgreSQL.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import { openEmbedded } from '../../server/db/embedded/cluster.ts'
import { migrate } from '../../server/db/migrate.ts'
import { seed } from '../../server/db/seed.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { ANSWERS } from './requests.ts'
import { runStatement, fillDatabase, type LeadPattern, type StoredLeads } from './fill-database.ts'

// random, as the server demands of keys
const newKey = () => randomBytes(32).toString('hex')
const keys = { ENCRYPTION_KEY: newKey(), LOOKUP_KEY: newKey() }
const vault = makeVault({
  encryption: Buffer.from(keys.ENCRYPTION_KEY, 'hex'),
  lookup: Buffer.from(keys.LOOKUP_KEY, 'hex'),
})

export type MeasuredServer = { readonly server: ServerProcess; readonly stock: StoredLeads }

export type MeasuredServers = {
  readonly floor: MeasuredServer
  readonly few: MeasuredServer
  readonly many: MeasuredServer
  readonly stop: () => Promise<void>
}

/** Starts everything; `say` reports the progress. */
export async function startMeasuredServers(
  sizes: { readonly few: number; readonly many: number },
  say: (text: string) => void,
): Promise<MeasuredServers> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'prosa-bench-'))
  const cluster = await openEmbedded({ dataDir })
  const running: ServerProcess[] = []
  const stop = async (): Promise<void> => {
    for (const one of running) await one.stop()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const start = async (url: string, script?: string): Promise<ServerProcess> => {
    const logFile = path.join(dataDir, `${running.length}.log`)
    const one = await startServerProcess({
      // without pages that are rendered ahead: that is over a few minutes after a start (docs/decisions/0114)
      env: {
        ...keys,
        ...generousLimits,
        DATABASE_URL: url,
        SEED: 'none',
        CUSTOMER_CODES: 'off',
        WARM_PAGES: 'false',
        TRUST_PROXY: '127.0.0.1',
      },
      script,
      logFile,
    })
    running.push(one)
    return one
  }
  const database = async (name: string): Promise<string> => {
    await runStatement(cluster.urlOf('postgres'), `create database ${name}`)
    const url = cluster.urlOf(name)
    const db = openDatabase({ url, pool: 2, timeoutMs: 600_000 })
    await migrate(db, 'all')
    await seed(db, 'demo')
    await db.close()
    return url
  }
  try {
    const [floorUrl, fewUrl, manyUrl] = [
      await database('floor'),
      await database('few'),
      await database('many'),
    ]
    // before anything is encrypted, so that the servers store their keys' fingerprints instead of testing the keys on a
    // lead
    const [few, many] = [await start(fewUrl), await start(manyUrl)]
    const pattern = await patternFrom(few.url, fewUrl)
    const small = { count: sizes.few, active: sizes.few }
    const fewStock = await fillDatabase(fewUrl, vault, pattern, small)
    const floorStock = await fillDatabase(floorUrl, vault, pattern, small)
    const started = performance.now()
    say(`storing ${sizes.many.toLocaleString('en')} leads`)
    const active = Math.min(sizes.many, 50_000)
    const manyStock = await fillDatabase(manyUrl, vault, pattern, { count: sizes.many, active })
    const size = await runStatement(
      manyUrl,
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    )
    say(`stored in ${((performance.now() - started) / 1000).toFixed(0)} s, ${String(size[0]?.size)}`)
    const floor = { server: await start(floorUrl, 'bench/api/minimal-server.ts'), stock: floorStock }
    return { floor, few: { server: few, stock: fewStock }, many: { server: many, stock: manyStock }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Creates one lead, answers every step except the last, and returns what the server stored. */
async function patternFrom(url: string, databaseUrl: string): Promise<LeadPattern> {
  const ask = async (method: string, address: string, body?: object) => {
    const reply = await fetch(`${url}/api/${address}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${method} ${address}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Record<string, unknown>
  }
  const id = String((await ask('POST', 'lead-v2', { cep: '01310100', number: '1000' })).idLead)
  for (const [step, answer] of Object.entries({ plan: { idPlan: 'plan-d600a' }, ...ANSWERS }))
    await ask('PATCH', `lead-v2/${id}/${step}`, answer)
  await ask('PUT', `lead-v2/${id}`, {})
  const { dates } = (await ask('GET', `lead-v2/${id}/scheduleDate`)) as { dates: { date: string }[] }
  const [row] = await runStatement(databaseUrl, 'select * from leads where id = $1', [id])
  await runStatement(databaseUrl, 'delete from leads where id = $1', [id])
  await runStatement(databaseUrl, 'delete from lead_events where lead_id = $1', [id])
  // without the first date, which may have passed before the last round ends
  return { ...(row as Omit<LeadPattern, 'dates'>), dates: dates.slice(1).map((each) => each.date) }
}

/** Returns the resident memory of a process in bytes: current and peak. */
export function memoryOf(pid: number): { readonly now: number; readonly highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const bytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024
  return { now: bytes('VmRSS'), highest: bytes('VmHWM') }
}
