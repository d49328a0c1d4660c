/** Starts PgBouncer, as installed by Debian's package, in front of a database. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/db/embedded/connect-to-cluster.ts'
import { debianProgramPath } from './find-and-run-debian-programs.ts'

export type Pgbouncer = {
  /** Address of the database behind it. */
  readonly url: string
  /** Everything that it has logged. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/**
 * Starts it with its own mode and other settings.
 * @param url address of the database, with user and password
 */
export async function startPgbouncer(
  url: string,
  mode: 'session' | 'transaction',
  settings: Readonly<Record<string, string | number>> = {},
): Promise<Pgbouncer> {
  const file = debianProgramPath('/usr/sbin/pgbouncer')
  const { hostname, port, username, password, pathname } = new URL(url)
  const folder = mkdtempSync(path.join(tmpdir(), 'prosa-pgbouncer-'))
  chmodSync(folder, 0o755)
  const own = await freePort()
  const all = { pool_mode: mode, default_pool_size: 20, max_client_conn: 200, ...settings }
  const ini = path.join(folder, 'pgbouncer.ini')
  const [user, secret] = [username, password].map(decodeURIComponent)
  writeFileSync(
    ini,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${user} password=${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
${Object.entries(all)
  .map(([name, value]) => `${name} = ${value}`)
  .join('\n')}
`,
  )
  // It refuses to run as root.
  const child = spawn(file, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), ini], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (bytes: Buffer) => (log += bytes.toString()))
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGINT')
    await Promise.race([exited, wait(3000)])
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !(await answers(own)); tries += 1) {
    if (tries === 100) {
      await stop()
      throw new Error(`PgBouncer did not start: ${log}`)
    }
    await wait(50)
  }
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(own)
  return { url: through.href, log: () => log, stop }
}
