/**
 * A cluster of three embedded PostgreSQL nodes in which the rig itself promotes a standby, as a database administrator
 * would.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../../tests/support/query-database.ts'
import type { Cluster } from './cluster-interface.ts'
import { openLink, type Link } from './replication-proxy.ts'
import { giveToDatabaseUser, PASSWORD, prepareNode, USER, type Node, type Settings } from './postgres-node.ts'

const NAMES = ['a', 'b', 'c']
const DATABASE = 'prosa'

export type Rules = {
  /** Whether a commit waits for one of the standbys. */
  readonly isSynchronous: boolean
  /** Which of the two standbys is promoted. */
  readonly promotes: 'ahead' | 'behind'
}

export const SAFE_RULES: Rules = { isSynchronous: true, promotes: 'ahead' }

type Member = { readonly node: Node; readonly link: Link }

/** How much of the log a standby has stored, in bytes. */
async function received({ node }: Member): Promise<number> {
  const [row] = await query(
    node.url('postgres'),
    `select pg_wal_lsn_diff(greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0') as bytes`,
  )
  return Number(row?.bytes)
}

/** Waits until a query at a node answers what `isDone` wants. */
async function until(node: Node, text: string, isDone: (count: number) => boolean): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end; await wait(20)) {
    const [row] = await query(node.url('postgres'), text)
    if (isDone(Number(row?.count))) return
  }
  throw new Error(`${node.name}: still not as it should be: ${text}`)
}

const RECEIVERS = 'select count(*) from pg_stat_wal_receiver'
const STREAMING = `select count(*) from pg_stat_replication where state = 'streaming'`

/** Creates and starts the nodes: `a` is the primary at first. */
export async function openManualCluster({ isSynchronous, promotes }: Rules): Promise<Cluster> {
  const root = mkdtempSync(path.join(tmpdir(), 'prosa-failover-'))
  giveToDatabaseUser(root)
  const members: Member[] = []
  for (const name of NAMES) members.push({ node: await prepareNode(root, name), link: await openLink() })
  let primary = members[0]!
  let former: Member[] = []
  const others = () => members.filter((each) => each !== primary)

  const settings = ({ node, link }: Member): Settings => ({
    primary_conninfo: `host=127.0.0.1 port=${link.port} user=${USER} password=${PASSWORD} application_name=${node.name}`,
    synchronous_standby_names: isSynchronous ? `ANY 1 (${NAMES.join(', ')})` : '',
  })

  async function join(member: Member): Promise<void> {
    await member.node.clone(primary.node)
    member.link.lead(primary.node.port)
    await member.node.start(settings(member))
  }

  /** Both standbys, the one that has more of the log first; the primary no longer reaches either. */
  async function ordered(): Promise<[ahead: Member, behind: Member]> {
    const standbys = others()
    for (const { link } of standbys) link.lead(null)
    for (const { node } of standbys) await until(node, RECEIVERS, (count) => count === 0)
    const [one, other] = standbys as [Member, Member]
    return (await received(one)) >= (await received(other)) ? [one, other] : [other, one]
  }

  const close = async () => {
    for (const { node, link } of members) {
      await node.kill()
      link.close()
    }
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }

  async function open(): Promise<void> {
    await primary.node.create()
    await primary.node.start({ ...settings(primary), synchronous_standby_names: '' })
    await query(primary.node.url('postgres'), `create database ${DATABASE}`)
    for (const member of others()) await join(member)
    await until(primary.node, STREAMING, (count) => count === NAMES.length - 1)
    await primary.node.change(settings(primary))
  }
  try {
    await open()
  } catch (error) {
    // nodes do not end with this process
    await close()
    throw error
  }

  const hosts = members.map(({ node }) => `127.0.0.1:${node.port}`).join(',')
  const url = `postgres://${USER}:${PASSWORD}@${hosts}/${DATABASE}?target_session_attrs=read-write`
  return {
    urls: [url, url],
    primaryUrl: () => primary.node.url(DATABASE),
    lag(lag) {
      const slow = lag === 'both' ? others() : lag === 'one' ? others().slice(0, 1) : []
      for (const { link } of slow) link.hold()
    },
    async strike(blow) {
      if (blow === 'kill') await primary.node.kill()
      else primary.node.hang()
    },
    async replace(blow) {
      const [ahead, behind] = await ordered()
      if (blow !== 'silence') await primary.node.kill()
      const [next, left] = promotes === 'ahead' ? [ahead, behind] : [behind, ahead]
      former = [primary]
      primary = next
      const promotedAt = performance.now()
      await next.node.promote()
      if (promotes === 'ahead') {
        left.link.lead(next.node.port)
      } else {
        // It has what the new primary lacks, and cannot follow.
        await left.node.kill()
        await join(left)
      }
      return promotedAt
    },
    async bringBack() {
      for (const member of former) {
        await member.node.kill()
        await join(member)
      }
      await until(primary.node, STREAMING, (count) => count === NAMES.length - 1)
    },
    close,
  }
}
