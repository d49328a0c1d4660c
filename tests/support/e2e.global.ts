/** Playwright global set-up: builds the site, and starts one PostgreSQL for all workers. */
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { startCluster } from './postgres-cluster.ts'

/** Name of the variable through which the workers learn the cluster's address. */
export const clusterVariable = 'PROSA_TEST_CLUSTER'

export default async function setup(): Promise<() => Promise<void>> {
  await ensureBuilt()
  const cluster = await startCluster()
  process.env[clusterVariable] = cluster.url
  return cluster.stop
}
