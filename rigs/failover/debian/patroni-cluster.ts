/**
 * Starts a PostgreSQL cluster of three nodes that Patroni manages, with one etcd. One of the shop's two servers
 * connects through HAProxy; the other finds the primary itself.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseSystemUser } from '../../../server/db/embedded/programs.ts'
import { freePort } from '../../../server/db/embedded/connect-to-cluster.ts'
import { livePostmaster } from '../../../server/db/embedded/postmaster-pid-file.ts'
import { query } from '../../../tests/support/query-database.ts'
import type { Cluster } from '../cluster-interface.ts'
import { giveToDatabaseUser, PASSWORD, USER } from '../postgres-node.ts'
import { hangProcess, killProcessTree } from '../signal-processes.ts'
import type { Programs } from './find-cluster-programs.ts'
import {
  haproxySettings,
  patroniSettings,
  SUPERUSER,
  type PatroniNode,
} from './patroni-and-haproxy-settings.ts'

const NAMES = ['a', 'b', 'c']
const DATABASE = 'prosa'
/** How long Patroni gets to make a cluster, replace a primary or bring one back. */
const PATIENCE_MS = 120_000

const urlOf = ({ postgresql }: PatroniNode, { username, password } = SUPERUSER, database = 'postgres') =>
  `postgres://${username}:${password}@127.0.0.1:${postgresql}/${database}`

const OWNER = { username: USER, password: PASSWORD }

/** Whether this node accepts writes and has as many standbys that store what it writes. */
async function isPrimary(node: PatroniNode, standbys: number): Promise<boolean> {
  const rows = await query(
    urlOf(node),
    `select not pg_is_in_recovery() as writes,
       (select count(*)::int from pg_stat_replication where state = 'streaming') as standbys,
       (select count(*)::int from pg_stat_replication where sync_state in ('sync', 'quorum')) as synchronous`,
  ).catch(() => [])
  const [row] = rows
  return (
    row?.writes === true &&
    Number(row.standbys) >= standbys &&
    (standbys === 0 || Number(row.synchronous) > 0)
  )
}

async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(50)) {
    if (await isDone()) return
  }
  throw new Error(`Patroni did not manage this within ${PATIENCE_MS / 1000} s: ${what}`)
}

export async function openPatroniCluster(programs: Programs): Promise<Cluster> {
  const root = mkdtempSync(path.join(tmpdir(), 'prosa-patroni-'))
  giveToDatabaseUser(root)
  const who = databaseSystemUser()
  const children = new Map<string, ChildProcess>()
  const run = (name: string, program: string, args: readonly string[]) => {
    const log = openSync(path.join(root, `${name}.log`), 'a')
    children.set(name, spawn(program, args, { ...who, cwd: root, stdio: ['ignore', log, log] }))
  }
  const write = (name: string, text: string): string => {
    const file = path.join(root, name)
    writeFileSync(file, text, { mode: 0o644 })
    return file
  }

  const [etcd, etcdPeer, haproxy] = [await freePort(), await freePort(), await freePort()]
  const nodes: PatroniNode[] = []
  for (const name of NAMES) nodes.push({ name, postgresql: await freePort(), rest: await freePort() })
  const startNode = (node: PatroniNode) => {
    const settings = patroniSettings(node, root, programs.postgresql, etcd)
    run(node.name, programs.patroni, [write(`${node.name}.yml`, settings)])
  }
  /** Patroni and its PostgreSQL, as they die or hang with their machine. */
  const processesOf = ({ name }: PatroniNode): number[] =>
    [livePostmaster(path.join(root, name))?.pid, children.get(name)?.pid].filter((pid) => pid !== undefined)
  const killNode = async (node: PatroniNode) => {
    for (const pid of processesOf(node)) await killProcessTree(pid)
  }

  run('etcd', programs.etcd, [
    `--data-dir=${path.join(root, 'etcd')}`,
    `--listen-client-urls=http://127.0.0.1:${etcd}`,
    `--advertise-client-urls=http://127.0.0.1:${etcd}`,
    `--listen-peer-urls=http://127.0.0.1:${etcdPeer}`,
    `--initial-advertise-peer-urls=http://127.0.0.1:${etcdPeer}`,
    `--initial-cluster=default=http://127.0.0.1:${etcdPeer}`,
  ])
  for (const node of nodes) startNode(node)
  run('haproxy', programs.haproxy, ['-db', '-f', write('haproxy.cfg', haproxySettings(haproxy, nodes))])

  let primary = nodes[0]!
  /** Finds the primary among the nodes, other than `former`. */
  const findPrimary = (what: string, standbys: number, former?: PatroniNode) =>
    until(what, async () => {
      for (const node of nodes) {
        if (node === former || !(await isPrimary(node, standbys))) continue
        primary = node
        return true
      }
      return false
    })

  async function close(): Promise<void> {
    for (const node of nodes) await killNode(node)
    for (const child of children.values()) child.kill('SIGKILL')
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  try {
    await findPrimary('a new cluster', NAMES.length - 1)
    await query(urlOf(primary), `create role ${USER} login password '${PASSWORD}'`)
    await query(urlOf(primary), `create database ${DATABASE} owner ${USER}`)
  } catch (error) {
    await close()
    throw error
  }

  let former: PatroniNode | undefined
  const hosts = nodes.map(({ postgresql }) => `127.0.0.1:${postgresql}`).join(',')
  return {
    urls: [`127.0.0.1:${haproxy}`, hosts].map((each) => `postgres://${USER}:${PASSWORD}@${each}/${DATABASE}`),
    primaryUrl: () => urlOf(primary, OWNER, DATABASE),
    async strike(blow) {
      former = primary
      if (blow === 'kill') await killNode(primary)
      else for (const pid of processesOf(primary)) hangProcess(pid)
    },
    async replace(blow) {
      if (blow === 'stop' && former) await killNode(former)
      await findPrimary('another primary', 0, former)
      return performance.now()
    },
    async bringBack() {
      if (!former) return
      await killNode(former)
      startNode(former)
      await findPrimary('the former primary as a standby', NAMES.length - 1, former)
    },
    close,
  }
}
