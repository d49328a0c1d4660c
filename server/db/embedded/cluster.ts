import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { databaseIdentity, type Identity } from './identity.ts'
import { clusterFolder, emptyBeside, reachablePrograms, type Programs } from './place.ts'
import { forgetStranger, livePostmaster } from './postmaster.ts'

const DATABASE = 'prosa'
const USER = 'prosa'

/** What is kept in DATA_DIR/postgres.json (mode 0600) between starts. */
type Memo = { folder: string; port: number; password: string }

export type EmbeddedCluster = {
  /** Address of the product's database, with the password. */
  url: string
  /** Address of another database of the same cluster (tests). */
  urlOf(database: string): string
  folder: string
  /** True when a database that outlived its server was taken over. */
  reused: boolean
  /** Stops PostgreSQL: open transactions are rolled back, everything committed stays. */
  stop(): Promise<void>
}

function run(program: string, args: string[], who: Identity, quietly = false): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...who, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 || quietly) resolve()
      else reject(new Error(`${program} failed (${code}): ${said.trim().slice(-2000)}`))
    })
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

const urlFor = (memo: Memo, database: string) =>
  `postgresql://${USER}:${memo.password}@127.0.0.1:${memo.port}/${database}`

async function init(folder: string, password: string, programs: Programs, who: Identity): Promise<void> {
  const secretDir = mkdtempSync(join(tmpdir(), 'prosa-'))
  const secret = join(secretDir, 'password')
  try {
    writeFileSync(secret, `${password}\n`, { mode: 0o600 })
    if (who.uid !== undefined && who.gid !== undefined) {
      chownSync(secretDir, who.uid, who.gid)
      chownSync(secret, who.uid, who.gid)
    }
    const unfinished = emptyBeside(folder, who)
    await run(
      programs.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${USER}`,
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      who,
    )
    renameSync(unfinished, folder)
  } finally {
    rmSync(secretDir, { recursive: true, force: true })
  }
}

/** Loopback only; errors terse, so that no value of a row ever stands in PostgreSQL's own log. */
const settings = (port: number) =>
  [
    ['port', String(port)],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['max_connections', '120'],
    ['log_error_verbosity', 'terse'],
    ['log_min_error_statement', 'panic'],
    ['log_timezone', 'UTC'],
    ['timezone', 'UTC'],
  ]
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ')

async function answers(memo: Memo): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlFor(memo, 'postgres'), connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === memo.folder
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function answersWithin(memo: Memo, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(100)) {
    if (await answers(memo)) return true
    if (!livePostmaster(memo.folder)) return false
  }
  return false
}

async function ensureDatabase(memo: Memo): Promise<void> {
  const client = new pg.Client({ connectionString: urlFor(memo, 'postgres') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (!rowCount) await client.query(`create database ${DATABASE}`)
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error
  } finally {
    await client.end()
  }
}

/**
 * Opens the PostgreSQL that lives in DATA_DIR: makes it the first time, takes over one that outlived a
 * killed server, starts one that is down. Never two on one folder. Listens on loopback only.
 */
export async function openEmbedded(options: { dataDir: string }): Promise<EmbeddedCluster> {
  const who = databaseIdentity()
  const programs = await reachablePrograms(who)
  const memoFile = join(options.dataDir, 'postgres.json')
  const known = existsSync(memoFile) ? (JSON.parse(readFileSync(memoFile, 'utf8')) as Memo) : undefined
  const folder = known?.folder ?? clusterFolder(options.dataDir, who)
  const memo: Memo = known ?? { folder, port: 0, password: randomBytes(24).toString('hex') }

  const remember = () => {
    const fresh = `${memoFile}.${process.pid}`
    writeFileSync(fresh, `${JSON.stringify(memo)}\n`, { mode: 0o600 })
    chmodSync(fresh, 0o600)
    renameSync(fresh, memoFile)
  }

  if (!existsSync(join(folder, 'PG_VERSION'))) {
    remember()
    await init(folder, memo.password, programs, who)
  }

  const running = livePostmaster(folder)
  if (running) memo.port = running.port
  const reused = running !== undefined && (await answersWithin(memo, 30_000))
  if (!reused) {
    if (livePostmaster(folder)) {
      throw new Error(`A PostgreSQL runs on ${folder} but does not answer. Stop it, then start again.`)
    }
    if (memo.port === 0 || !(await isFree(memo.port))) memo.port = await freePort()
    await start(folder, memo, programs, who)
  }
  remember()
  await ensureDatabase(memo)
  return {
    url: urlFor(memo, DATABASE),
    urlOf: (database) => urlFor(memo, database),
    folder,
    reused,
    stop: () => run(programs.pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30'], who, true),
  }
}

/** Tries a few times: after a crash, PostgreSQL's orphaned children need a moment to leave. */
async function start(folder: string, memo: Memo, programs: Programs, who: Identity): Promise<void> {
  const log = join(folder, 'server.log')
  const args = ['start', '-D', folder, '-l', log, '-w', '-t', '60', '-o', settings(memo.port)]
  for (let attempt = 1; ; attempt += 1) {
    try {
      forgetStranger(folder)
      await run(programs.pg_ctl, args, who)
      return
    } catch (error) {
      if (livePostmaster(folder) && (await answersWithin(memo, 10_000))) return
      if (attempt === 5) {
        throw new Error(`PostgreSQL did not start on ${folder}; its log is ${log}.`, { cause: error })
      }
      await wait(300 * attempt)
    }
  }
}
