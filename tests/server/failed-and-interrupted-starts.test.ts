/**
 * A server that cannot start says why in words and exits with 1; one that is interrupted while starting leaves nothing
 * behind.
 */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { freePort } from '../../server/db/embedded/connect-to-cluster.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { openDatabase } from '../../server/db/database.ts'
import { loadKeys, makeKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { checkKeys } from '../../server/services/encryption-key-check.ts'
import { COMPILE_CACHE_FOLDER } from '../../scripts/compile-cache-folder.ts'
import { createDatabase } from '../support/test-databases.ts'
import { query } from '../support/query-database.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { ENCRYPTION, KEYS, LOOKUP } from '../support/server-keys.ts'

const main = path.resolve(import.meta.dirname, '../../server/main.ts')
/** Some things only root can show. */
const asRoot = process.getuid?.() === 0 ? ['root'] : []

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prosa-startup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

type Run = { code: number | null; out: string; error: string }

/** Starts a server, perhaps by way of another program, and waits for its end; `meanwhile` may do something to it. */
function run(
  env: Readonly<Record<string, string>>,
  meanwhile?: (kill: (signal: NodeJS.Signals) => void, out: () => string) => Promise<void>,
  within: readonly string[] = [],
): Promise<Run> {
  const [program, ...args] = [...within, process.execPath, main]
  const child = spawn(program ?? process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SITE_DIR: path.join(folder, 'no-site'),
      ...env,
    },
    // One that hangs is not left running.
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  const said = { out: '', error: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()))
  const end = new Promise<Run>((resolve) => child.once('close', (code) => resolve({ code, ...said })))
  void meanwhile?.(
    (signal) => child.kill(signal),
    () => said.out,
  )
  return end
}

const withDatabase = (change: (address: URL) => void) => {
  const address = new URL(inject('clusterUrl'))
  change(address)
  return { DATABASE_URL: address.href, ...KEYS }
}

/** A start that cannot succeed prints one helpful line, and no internals. */
function expectAdvice({ code, error }: Run, text: string): void {
  expect([code, error]).toEqual([1, expect.stringContaining(text)])
  expect(error.trim().split('\n')).toHaveLength(1)
  expect(error).not.toMatch(/ {4}at |\.ts:\d/)
}

/** Why it fails, with what it is started, and what it says. */
const FAILING: readonly (readonly [
  why: string,
  env: () => Readonly<Record<string, string>>,
  said: string,
])[] = [
  ['its configuration', () => ({ PORT: 'x', SMTP_USER: 'me' }), 'configuration is not usable:\n  PORT: '],
  ['the password', () => withDatabase((to) => void (to.password = 'wrong')), 'the user or the password.'],
  ['the database', () => withDatabase((to) => void (to.pathname = '/missing')), 'it has no such database.'],
  [
    'its port',
    () => ({ PORT: new URL(inject('clusterUrl')).port, ...withDatabase(() => undefined) }),
    'is already in use.',
  ],
  [
    'a damaged postgres.json',
    () => {
      writeFileSync(path.join(folder, 'postgres.json'), '{"folder":"/tmp')
      return {}
    },
    'postgres.json is damaged: put it back from a backup.',
  ],
  [
    'a folder that cannot be made',
    () => ({ DATA_DIR: '/proc/prosa/data' }),
    'DATA_DIR /proc/prosa/data cannot be written to',
  ],
]

describe('a start that finds its data broken (X36)', () => {
  // who is not root has none of a full disk
  it.each(rowsToRun(FAILING, ([why]) => asRoot.length === 0 && why === 'a damaged postgres.json'))(
    'for %s says so, without the password',
    async (_why, env, said) => {
      const { code, error } = await run(env())
      expect([code, error]).toEqual([1, expect.stringContaining(said)])
      expect(error).not.toMatch(/ {4}at |\.ts:\d/)
      expect(error).not.toContain(new URL(inject('clusterUrl')).password)
    },
  )

  it.each(asRoot)('for a full disk says so (seen by %s)', async () => {
    const full = 'mount -t tmpfs -o size=1m tmpfs "$DATA_DIR" && exec "$@"'
    expectAdvice(
      await run({}, undefined, ['unshare', '--mount', 'sh', '-c', full, 'sh']),
      'is full: make room there',
    )
  })

  itInFullRun(
    'by other keys than the database was made with says which (S32)',
    async () => {
      const database = await createDatabase()
      try {
        const env = { DATABASE_URL: database.url, ...KEYS }
        // as the first start does
        const db = openDatabase({ url: database.url, pool: 1, timeoutMs: 10_000 })
        await checkKeys(db, makeVault({ encryption: ENCRYPTION, lookup: LOOKUP }))
        await db.close()
        const swapped = { ENCRYPTION_KEY: KEYS.LOOKUP_KEY, LOOKUP_KEY: KEYS.ENCRYPTION_KEY }
        expectAdvice(await run({ ...env, ...swapped }), 'ENCRYPTION_KEY is not a key of this database')
      } finally {
        await database.drop()
      }
    },
    300_000,
  )
})

/** How long a server may take to exit once it gets the signal, in milliseconds. */
const GOES_WITHIN_MS = 2_000
/** A busy machine may delay one try; a server that waits for its database delays them all. */
const TRIES = 3

describe('a start that is told to stop (X34)', () => {
  /** Stops servers that are starting until one exits in time; each gets the signal once `isWaiting`. */
  async function expectGoes(
    env: Readonly<Record<string, string>>,
    isWaiting: (out: () => string) => Promise<void>,
  ) {
    const took: number[] = []
    while (took.length < TRIES && (took.at(-1) ?? Infinity) >= GOES_WITHIN_MS) {
      let told = 0
      const { code, error } = await run(env, async (kill, out) => {
        await isWaiting(out)
        told = performance.now()
        kill('SIGTERM')
      })
      took.push(performance.now() - told)
      expect([code, error]).toEqual([0, ''])
    }
    expect(took.at(-1)).toBeLessThan(GOES_WITHIN_MS)
  }

  it('while it waits for a database that starts late is gone within 2 s', async () => {
    const port = await freePort()
    const env = { ...KEYS, DATABASE_URL: `postgres://x:y@127.0.0.1:${port}/z` }
    await expectGoes(env, (out) =>
      expect.poll(out, { timeout: 40_000 }).toContain(`Waiting for the database at 127.0.0.1:${port}/z`),
    )
  }, 300_000)

  itInFullRun(
    'while another process migrates is gone within 2 s',
    async () => {
      const database = await createDatabase()
      const other = new pg.Client({ connectionString: database.url })
      await other.connect()
      try {
        await other.query('begin')
        await other.query('select id from schema_lock for update')
        const waits =
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
        // The connection of a server that has exited may wait a little longer.
        const known = new Set<unknown>()
        const fresh = async () => (await query(database.url, waits)).filter(({ pid }) => !known.has(pid))
        await expectGoes({ ...KEYS, DATABASE_URL: database.url }, async () => {
          await expect.poll(fresh, { timeout: 15_000 }).toHaveLength(1)
          for (const { pid } of await fresh()) known.add(pid)
        })
      } finally {
        await other.end()
        await database.drop()
      }
    },
    300_000,
  )
})

describe('a start', () => {
  it('that is killed while it makes its database leaves no password in the temporary directory (X35)', async () => {
    const temporary = mkdtempSync(path.join(tmpdir(), 'prosa-startup-'))
    // Like the system's own: the user of the database may enter it.
    chmodSync(temporary, 0o755)
    const { code } = await run({ TMPDIR: temporary }, async (kill) => {
      await expect
        .poll(() => existsSync(path.join(folder, 'postgres.unfinished', 'global')), { timeout: 40_000 })
        .toBe(true)
      kill('SIGKILL')
    })
    expect([code, readdirSync(temporary)]).toEqual([null, []])
    rmSync(temporary, { recursive: true })
  })

  for (const seconds of [0.6, 2, 4])
    itInFullRun(`that is interrupted after ${seconds} s leaves no database running`, async () => {
      const { code } = await run({}, async (kill) => {
        await wait(seconds * 1000)
        kill('SIGTERM')
      })
      // Before our first line runs, the signal ends the process itself.
      expect([0, null]).toContain(code)
      expect(livePostmaster(path.join(folder, 'postgres'))).toBeUndefined()
    })

  itInFullRun(
    'is alive first, and ready when it is; a later one never makes new keys beside old data',
    async () => {
      const port = await freePort()
      const states: number[][] = []
      const seen = await run({ PORT: String(port), SEED: 'catalogue' }, async (kill) => {
        const status = (name: string) =>
          fetch(`http://127.0.0.1:${port}/api/health/${name}`).then(
            (reply) => reply.status,
            () => 0,
          )
        for (let ready = 0; ready !== 200; await wait(20)) {
          const live = await status('live')
          ready = await status('ready')
          states.push([live, ready])
        }
        kill('SIGTERM')
      })
      expect(seen.code).toBe(0)
      expect(states.find(([live]) => live === 200)).toEqual([200, 503])
      expect(states.at(-1)).toEqual([200, 200])

      rmSync(path.join(folder, 'keys.json'))
      expectAdvice(await run({ SEED: 'catalogue' }), 'keys.json is missing: put it back from a backup')
      expect(existsSync(path.join(folder, 'keys.json'))).toBe(false)
    },
    300_000,
  )

  it('makes no new keys beside old data, where they are missing or damaged (S32)', () => {
    const config = readConfig({ DATA_DIR: folder })
    const keys = path.join(folder, 'keys.json')
    expect(() => loadKeys(config)).toThrow('keys.json is missing: put it back from a backup')
    expect(existsSync(keys)).toBe(false)
    makeKeys(config)
    const kept = readFileSync(keys, 'utf8')
    for (const damaged of [kept.replace(/"lookup":"\w+"/, '"lookup":"abcd"'), kept.slice(0, 40)]) {
      writeFileSync(keys, damaged)
      expect(() => loadKeys(config)).toThrow('keys.json is damaged: put it back from a backup')
    }
  })
})
