/** Starts the processes of the embedded PostgreSQL, with settings that suit the memory of the machine. */
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterFile } from './postgres-json-file.ts'
import { answersWithin } from './connect-to-cluster.ts'
import { emptyFolderBeside } from './cluster-folder.ts'
import { type Programs, runProgram, type SystemUser } from './programs.ts'
import { killOrphans, removeStalePostmasterFile, livePostmaster } from './postmaster-pid-file.ts'
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs'

const TRIES = 5

const MIB = 1024 * 1024

/**
 * Returns the size of the shared buffers: a quarter of the memory of the machine or container, between PostgreSQL's
 * default of 128 MB and 1 GB.
 */
function buffers(): [name: string, value: string] {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return ['shared_buffers', `${Math.round(Math.min(1024, Math.max(128, memory / 4 / MIB)))}MB`]
}

/**
 * Settings that make checkpoints rarer than by default, because the first change to a page after a checkpoint
 * writes the whole page to the write-ahead log (WAL). Commits are as durable as before; only the recovery
 * after a crash takes longer.
 */
const CHECKPOINTS = [
  ['max_wal_size', '2GB'],
  ['checkpoint_timeout', '15min'],
]

/**
 * Settings for the large queries of the desk, which run alongside the visitors' small ones: one processor each, and
 * enough memory to sort a hundred thousand people without a file (docs/decisions/0069).
 */
const LARGE_QUERIES = [
  ['max_parallel_workers_per_gather', '0'],
  ['work_mem', '32MB'],
]

/**
 * Returns the command-line settings of PostgreSQL. It listens on loopback only, and its errors are terse, so
 * that its log contains no values of rows. The last attempt to start (`isLast`) uses the buffer size that
 * initdb chose, which always fits. The size computed here may exceed a memory limit that the server cannot
 * see.
 */
const settings = (port: number, isLast: boolean) =>
  [
    ['port', String(port)],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['max_connections', '120'],
    ...(isLast ? [] : [buffers()]),
    ...CHECKPOINTS,
    ...LARGE_QUERIES,
    ['log_error_verbosity', 'terse'],
    ['log_min_error_statement', 'panic'],
    ['log_timezone', 'UTC'],
    ['timezone', 'UTC'],
  ]
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ')

/**
 * Starts the cluster on the port in its postgres.json. Several attempts are made, because orphaned PostgreSQL
 * processes need a moment to exit after a crash. Those that are in the middle of a long query would not.
 */
export async function startCluster(cluster: ClusterFile, programs: Programs, who: SystemUser): Promise<void> {
  const { folder } = cluster
  const log = join(folder, 'server.log')
  const args = ['start', '-D', folder, '-l', log, '-w', '-t', '60', '-o']
  for (let attempt = 1; ; attempt += 1) {
    try {
      removeStalePostmasterFile(folder)
      killOrphans(folder)
      await runProgram(programs.pg_ctl, [...args, settings(cluster.port, attempt === TRIES)], who)
      return
    } catch (error) {
      if (livePostmaster(folder) && (await answersWithin(cluster, 10_000))) return
      if (attempt === TRIES) {
        throw new Error(`PostgreSQL did not start on ${folder}; its log is ${log}.`, { cause: error })
      }
      await wait(300 * attempt)
    }
  }
}

/**
 * Creates a new database cluster with initdb next to its final location, then moves it there. If this is interrupted,
 * the next attempt removes what is left. The password is passed to initdb in a file, never in the temporary directory.
 */
export async function createCluster(
  { folder, password }: ClusterFile,
  programs: Programs,
  who: SystemUser,
): Promise<void> {
  const unfinished = emptyFolderBeside(folder, who)
  const secret = `${unfinished}.password`
  rmSync(secret, { force: true })
  try {
    writeFileSync(secret, `${password}\n`, { mode: 0o600 })
    if (who.uid !== undefined && who.gid !== undefined) chownSync(secret, who.uid, who.gid)
    await runProgram(
      programs.initdb,
      [
        `--pgdata=${unfinished}`,
        '--username=prosa',
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
    rmSync(secret, { force: true })
  }
}
