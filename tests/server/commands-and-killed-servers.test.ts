/** Commands that are run by hand while the server and its embedded database die, or start (X56). */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockFolder } from '../../server/db/embedded/lock-data-directory.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { runServerCommand } from '../support/run-server-command.ts'
import { describeInFullRun } from '../support/sampled-tests.ts'

/** A quiet machine needs a third of it. */
const READY_MS = 20_000

/** A command that has the database open until it is told to end, and perhaps asks it something that takes an hour. */
function startCommand(dataDir: string, asks: 'nothing' | 'for-an-hour') {
  const script = `
    import { readConfig } from ${JSON.stringify(path.resolve('server/config.ts'))}
    import { withDatabase } from ${JSON.stringify(path.resolve('server/commands/helpers/database.ts'))}
    await withDatabase(readConfig(), async (db) => {
      process.stdout.write('open')
      const end = new Promise((resolve) => process.stdin.once('data', resolve))
      const query = { name: 'slow', text: 'select count(*) from generate_series(1, 10000000000)' }
      await (${asks === 'nothing'} ? end : Promise.race([end, db.rows(query)]))
    }).catch((error) => process.stderr.write(String(error)))
    process.exit(0)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    env: { ...process.env, DATA_DIR: dataDir, npm_lifecycle_event: 'shop', DATABASE_TIMEOUT_MS: '60000' },
  })
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const opened = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    pid: child.pid ?? 0,
    opened,
    text: () => text,
    async end() {
      child.stdin.end('x')
      await gone
    },
  }
}

const ready = async (url: string) => (await fetch(`${url}/api/health`).catch(() => undefined))?.ok ?? false

describeInFullRun('a command', () => {
  let product: ServerProcess
  beforeAll(async () => {
    product = await startServerProcess({ env: { LOG_LEVEL: 'warn', WARM_PAGES: 'false', ...generousLimits } })
  })
  afterAll(() => product.stop())
  const cluster = () => livePostmaster(path.join(product.dataDir, 'postgres'))

  it('that runs while server and database are killed does not keep them down (X56)', async () => {
    const command = startCommand(product.dataDir, 'for-an-hour')
    await command.opened
    process.kill(cluster()?.pid ?? 0, 'SIGKILL')
    await product.kill('SIGKILL')
    let began = performance.now()
    const other = runServerCommand('shop-editions', ['history'], { DATA_DIR: product.dataDir })
    void other.then(() => (began = performance.now()))
    await product.restart()
    expect(performance.now() - began).toBeLessThan(READY_MS)
    const { pid } = cluster() ?? {}
    await command.end()
    // whether it had the folder first or found the server, it has done its work, and the server's database goes on
    expect((await other).code).toBe(0)
    expect(cluster()?.pid).toBe(pid)
    expect(await ready(product.url)).toBe(true)
  })

  it('that has the folder first is waited for by name, and the server is ready soon after it (X56)', async () => {
    await product.kill('SIGTERM')
    const command = startCommand(product.dataDir, 'nothing')
    await command.opened
    const restarted = product.restart()
    await expect
      .poll(() => product.log(), { timeout: 10_000 })
      .toContain(`npm run shop (process ${command.pid})`)
    expect(await ready(product.url)).toBe(false)
    await command.end()
    const began = performance.now()
    await restarted
    expect(performance.now() - began).toBeLessThan(READY_MS)
  })
})

it('a command beside a server that has no database starts none, and says so (X56)', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prosa-command-'))
  const lock = lockFolder(dataDir)
  const { code, err } = await runServerCommand('drop-previous-release-schema', [], { DATA_DIR: dataDir })
  expect([code, err]).toEqual([1, expect.stringContaining(`The server that uses ${dataDir}`)])
  expect(livePostmaster(path.join(dataDir, 'postgres'))).toBeUndefined()
  lock.release()
  rmSync(dataDir, { recursive: true, force: true })
})
