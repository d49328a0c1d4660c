/** A start that cannot succeed says why, in words, and ends with 1; one that is interrupted leaves nothing. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../server/db/embedded/ports.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster.ts'

const main = path.resolve(import.meta.dirname, '../../server/main.ts')
const KEYS = { ENCRYPTION_KEY: 'ab'.repeat(32), LOOKUP_KEY: 'cd'.repeat(32) }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prosa-startup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Run = { code: number | null; out: string; error: string }

/** Starts a server and waits for its end; `meanwhile` may do something to it. */
function run(
  env: Readonly<Record<string, string>>,
  meanwhile?: (kill: (signal: NodeJS.Signals) => void, out: () => string) => Promise<void>,
): Promise<Run> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...env },
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

describe('a start that cannot succeed', () => {
  it('for its configuration says which variables', async () => {
    const { code, error } = await run({ PORT: 'x', SMTP_USER: 'me' })
    expect(code).toBe(1)
    expect(error).toMatch(/^The configuration is not usable:\n {2}PORT: /)
    expect(error).not.toContain('    at ')
  })

  it.each([
    ['password', (address: URL) => (address.password = 'wrong'), 'it refuses the user or the password'],
    ['database', (address: URL) => (address.pathname = '/missing'), 'it has no such database'],
  ])('for the %s says so, without the password', async (_, change, reason) => {
    const env = withDatabase(change)
    const { code, error } = await run(env)
    expect(code).toBe(1)
    expect(error).toContain(`cannot be used: ${reason}.`)
    expect(error).not.toContain('    at ')
    expect(error).not.toContain(new URL(env.DATABASE_URL).password)
  })

  it('for its port says which', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const port = String((other.address() as AddressInfo).port)
    const { code, error } = await run({ PORT: port, ...withDatabase(() => undefined) })
    other.close()
    expect([code, error]).toEqual([1, `PORT ${port} is in use already.\n`])
  })

  it('for its folder says which', async () => {
    const file = path.join(folder, 'closed')
    mkdirSync(file)
    chmodSync(file, 0o500)
    // Root may write everywhere; a folder below a file it cannot make either.
    const DATA_DIR = process.getuid?.() === 0 ? '/dev/null/data' : path.join(file, 'data')
    const { code, error } = await run({ DATA_DIR })
    expect(code).toBe(1)
    expect(error).toContain(`DATA_DIR ${DATA_DIR} cannot be written to`)
  })
})

describe('a start', () => {
  it('waits for a database that comes later', async () => {
    const port = await freePort()
    const seen = await run(
      { ...KEYS, DATABASE_URL: `postgres://x:y@127.0.0.1:${port}/z` },
      async (kill, out) => {
        await expect
          .poll(out, { timeout: 10_000 })
          .toContain(`Waiting for the database at 127.0.0.1:${port}/z`)
        kill('SIGKILL')
      },
    )
    expect(seen.error).toBe('')
  })

  it.each([0.6, 2, 4])('that is interrupted after %d s leaves no database running', async (seconds) => {
    const { code } = await run({}, async (kill) => {
      await wait(seconds * 1000)
      kill('SIGTERM')
    })
    // Before the first line of ours runs, the signal ends the process itself.
    expect([0, null]).toContain(code)
    expect(livePostmaster(path.join(folder, 'postgres'))).toBeUndefined()
  })

  it('is alive at once, and ready when it is', async () => {
    const port = await freePort()
    const states: number[][] = []
    const seen = await run({ PORT: String(port) }, async (kill) => {
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
  })
})
