/** Two servers of ours on a cluster, ready for rounds. */
import { generousLimits, startProduct, type Product } from '../../scripts/product.ts'
import { query } from '../support/sql.ts'
import { freeDates, newBook } from '../support/writers.ts'
import type { Cluster } from './cluster.ts'
import type { Draw } from './draw.ts'
import type { Stage } from './round.ts'

/** Opens a cluster with two servers for `work`, and closes all of it. */
export async function onStage<T>(
  openCluster: () => Promise<Cluster>,
  draw: Draw,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const cluster = await openCluster()
  const servers: Product[] = []
  try {
    const env = {
      DATABASE_URL: cluster.url,
      ENCRYPTION_KEY: 'ab'.repeat(32),
      LOOKUP_KEY: 'cd'.repeat(32),
      LOG_LEVEL: 'fatal',
      ...generousLimits,
    }
    servers.push(await startProduct({ env }), await startProduct({ env }))
    // More than all orders of a run: full slots are tested elsewhere.
    await query(cluster.primaryUrl(), 'update coverage_areas set team_capacity = 100000')
    const dates = await freeDates(servers[0]?.url ?? '')
    return await work({ cluster, servers, book: newBook(), dates, draw })
  } catch (error) {
    throw new Error(`what the servers said:\n${servers.map((each) => each.log().slice(-2000)).join('\n')}`, {
      cause: error,
    })
  } finally {
    await Promise.all(servers.map((each) => each.kill('SIGKILL').then(each.stop)))
    await cluster.close()
  }
}
