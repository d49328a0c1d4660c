/** Global set-up of the suites that need a database: one cluster for the run, whichever suites it has. */
import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}

type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Each project loads this file separately: what they share is kept outside modules. */
const run = globalThis as typeof globalThis & { prosaCluster?: { start: Promise<Cluster>; users: number } }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.prosaCluster ??= { start: startCluster(), users: 0 })
  shared.users += 1
  const { url, stop } = await shared.start
  project.provide('clusterUrl', url)
  return async () => {
    shared.users -= 1
    if (shared.users === 0) await stop()
  }
}
