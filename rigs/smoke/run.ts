/**
 * `npm run rig -- smoke`: tests a newcomer's first run. It clones the committed state, runs `npm ci` and `npm start`,
 * requests a page and stops the server. If the current user is root, it repeats this as an ordinary user. It needs the
 * package registry.
 */
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/db/embedded/connect-to-cluster.ts'

type User = { readonly name: string; readonly uid?: number; readonly gid?: number }

const root = path.resolve(import.meta.dirname, '../..')
const isRoot = process.getuid?.() === 0
const users: User[] = [{ name: isRoot ? 'root' : 'this user' }]
if (isRoot) users.push({ name: 'an ordinary user', uid: 65_534, gid: 65_534 })

for (const user of users) {
  const started = performance.now()
  await tryAs(user)
  console.log(`${user.name}: fine, ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

async function tryAs(user: User): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prosa-smoke-'))
  try {
    const clone = path.join(folder, 'prosa')
    succeed('git', ['clone', '--quiet', '--no-hardlinks', root, clone], {})
    const home = path.join(folder, 'home')
    mkdirSync(home)
    const { uid, gid } = user
    if (uid !== undefined && gid !== undefined) {
      chmodSync(folder, 0o755)
      chownSync(home, uid, gid)
      succeed('chown', ['-R', `${uid}:${gid}`, clone], {})
    }
    const port = await freePort()
    // with the system's node, like a newcomer
    const PATH = (process.env.PATH ?? '')
      .split(':')
      .filter((entry) => !entry.includes('node_modules'))
      .join(':')
    const env = { PATH, HOME: home, PORT: String(port), LANG: 'C.UTF-8' }
    const options: SpawnOptions = { cwd: clone, env, uid, gid, stdio: 'inherit' }
    succeed('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options)
    await startAndEnd(options, `http://127.0.0.1:${port}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function succeed(command: string, args: readonly string[], options: SpawnOptions): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

async function startAndEnd(options: SpawnOptions, url: string): Promise<void> {
  const child = spawn('npm', ['start'], options)
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  try {
    for (let tries = 0; !(await isThere(`${url}/checkout/cep/`)); tries += 1) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
      if (tries > 600) throw new Error('npm start does not answer')
      await wait(200)
    }
  } finally {
    child.kill('SIGTERM')
  }
  await gone
  if (await isThere(`${url}/`)) throw new Error('the server outlived npm start')
}

async function isThere(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  )
}
