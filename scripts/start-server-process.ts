/** Starts the server in a separate process for tests, benchmarks and screenshots, with its own port and data. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { COMPILE_CACHE_FOLDER } from './compile-cache-folder.ts'
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from './server-memory.ts'
import { fixedLimits, type FixedLimits } from '../server/config-limits.ts'
import { freePort } from '../server/db/embedded/connect-to-cluster.ts'

const root = path.resolve(import.meta.dirname, '..')
const LIMITS_SCRIPT = path.join(import.meta.dirname, 'set-fixed-limits.ts')

/**
 * Settings with limits that tests and benchmarks never reach, because their visitors share one IP address and often one
 * document.
 */
export const generousLimits = {
  RATE_LIMIT_LEADS_PER_MINUTE: '1000000',
  RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000',
  RATE_LIMIT_CPF_PER_MINUTE: '1000000',
  RATE_LIMIT_DOCUMENT_PER_HOUR: '1000000',
  RATE_LIMIT_CODES_PER_HOUR: '1000000',
  RATE_LIMIT_DOMAIN_CODES_PER_HOUR: '1000000',
  RATE_LIMIT_ORDER_MAILS_PER_HOUR: '1000000',
  CALLS_PER_NETWORK: '1000000',
  LIST_SHARE_PERCENT: '100',
  RATE_LIMIT_SEARCHES_PER_HOUR: '1000000',
  OPEN_VISITS_PER_PHONE: '1000000',
  OPEN_VISITS_PER_BUILDING: '1000000',
  OPEN_VISITS_PER_NETWORK: '1000000',
  RATE_LIMIT_OPERATOR_ADDRESS_TRIES: '1000000',
} as const

/** The same for the limits that no setting names. */
export const generousFixedLimits: FixedLimits = {
  ...fixedLimits,
  ...Object.fromEntries(Object.keys(fixedLimits).map((name) => [name, 1_000_000])),
}

export type ServerProcess = {
  /** Address, `http://127.0.0.1:port`, which restarts do not change. */
  readonly url: string
  readonly dataDir: string
  /** Returns all output of the server so far, including that before restarts. */
  readonly log: () => string
  readonly isAlive: () => boolean
  /** Returns the process id of the server; 0 while it is stopped. */
  readonly pid: () => number
  /** Sends a signal to the process and waits until it has exited. SIGKILL leaves the data as it is at that moment. */
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
  /** Restarts the server with the same port and data, and waits until it is ready. */
  readonly restart: () => Promise<void>
  /** Stops the server cleanly and removes its data. */
  readonly stop: () => Promise<void>
}

export type ServerProcessOptions = {
  /** Extra environment variables: DATABASE_URL, rate limits, … */
  readonly env?: Readonly<Record<string, string>>
  /** Limits that no setting names, where they differ from the generous ones. */
  readonly limits?: Partial<FixedLimits>
  /** Folder of another, unpacked release; defaults to this project. */
  readonly folder?: string
  /** Script to run; defaults to `server/main.ts`. */
  readonly script?: string
  /** Port, if the settings refer to it; by default a free one. */
  readonly port?: number
  /** A program and its arguments through which to start the server, which it must become (`exec`). */
  readonly through?: readonly string[]
  /** Startup timeout in milliseconds. */
  readonly patience?: number
  /** File for the server's output; `log()` is then empty. */
  readonly logFile?: string
}

/** Starts the server and waits until `/api/health` reports ready. */
export async function startServerProcess(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(path.join(tmpdir(), 'prosa-data-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ...MEMORY_ENVIRONMENT,
    NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    // another release has settings for them
    ...(options.folder === undefined && {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(LIMITS_SCRIPT).href}`.trim(),
      FIXED_LIMITS: JSON.stringify({ ...generousFixedLimits, ...options.limits }),
    }),
    ...options.env,
  }
  let text = ''
  let child: ChildProcess | null = null
  const isAlive = (): boolean => child !== null && child.exitCode === null && child.signalCode === null

  async function start(): Promise<void> {
    const folder = options.folder ?? root
    const script = options.script ?? 'server/main.ts'
    const output = options.logFile === undefined ? 'pipe' : openSync(options.logFile, 'a')
    const [program, ...args] = [
      ...(options.through ?? []),
      process.execPath,
      ...MEMORY_FLAGS,
      path.join(folder, script),
    ]
    child = spawn(program ?? process.execPath, args, {
      cwd: folder,
      env,
      stdio: ['ignore', output, output],
    })
    if (typeof output === 'number') closeSync(output)
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
    const end = Date.now() + (options.patience ?? 60_000)
    while (!(await answers(url))) {
      if (!isAlive()) throw new Error(`the server ended before it was ready:\n${text.slice(-4000)}`)
      if (Date.now() > end) throw new Error(`the server did not become ready:\n${text.slice(-4000)}`)
      await wait(50)
    }
  }

  async function kill(signal: NodeJS.Signals): Promise<void> {
    if (!child || !isAlive()) return
    const gone = new Promise((resolve) => child?.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  async function stop(): Promise<void> {
    // a killed server may have left its database running, which only a clean stop ends; so it is started again first
    if (!isAlive() && child?.exitCode !== 0 && !options.env?.DATABASE_URL)
      await start().catch(() => undefined)
    const late = setTimeout(() => child?.kill('SIGKILL'), 30_000)
    await kill('SIGTERM')
    clearTimeout(late)
    await removeData()
  }

  /** Tries again while a process of the database that outlives its parent still writes a file. */
  const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })

  await start().catch(async (error: unknown) => {
    await kill('SIGKILL')
    await removeData()
    throw error
  })
  const pid = (): number => (isAlive() ? (child?.pid ?? 0) : 0)
  return { url, dataDir, log: () => text, isAlive, pid, kill, restart: start, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}
