/** Starts two servers on one cluster, for the rounds of the failover test. */
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { query } from '../../tests/support/query-database.ts'
import { freeDates, newBook } from '../../tests/support/order-continuously-over-http.ts'
import type { Cluster } from './cluster-interface.ts'
import { drawFrom } from '../seeded-random.ts'
import type { RoundSetup } from './failover-round.ts'
import { KEYS } from '../../tests/support/server-keys.ts'

/** Opens a cluster with two servers for `work`, and closes everything afterwards. */
export async function withTwoServers<T>(
  openCluster: () => Promise<Cluster>,
  seed: number,
  work: (stage: RoundSetup) => Promise<T>,
): Promise<T> {
  const cluster = await openCluster()
  const servers: ServerProcess[] = []
  const close = async () => {
    await Promise.all(servers.map((each) => each.kill('SIGKILL').then(each.stop)))
    await cluster.close()
  }
  // Nodes do not end with this process.
  const leave = () => void close().finally(() => process.exit(1))
  process.once('SIGINT', leave).once('SIGTERM', leave)
  try {
    const env = {
      ...KEYS,
      LOG_LEVEL: 'fatal',
      SEED: 'demo',
      ...generousLimits,
    }
    for (const url of cluster.urls)
      servers.push(await startServerProcess({ env: { ...env, DATABASE_URL: url } }))
    // More than all orders of a run: full slots are tested elsewhere.
    await query(cluster.primaryUrl(), 'update coverage_areas set team_capacity = 100000')
    const dates = await freeDates(servers[0]?.url ?? '')
    return await work({ cluster, servers, book: newBook(), dates, draw: drawFrom(seed) })
  } catch (error) {
    throw new Error(`what the servers said:\n${servers.map((each) => each.log().slice(-2000)).join('\n')}`, {
      cause: error,
    })
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave)
    await close()
  }
}
