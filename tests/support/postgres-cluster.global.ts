/** Vitest global set-up: starts one PostgreSQL for all suites of the run that need a database. */
import type { TestProject } from 'vitest/node'
import { startCluster, type TestCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
    /** The address of the template as the role with limited rights. */
    serverUrl: string
  }
}

/** Each project loads this file separately: what they share is kept outside modules. */
const run = globalThis as typeof globalThis & {
  prosaCluster?: { start: Promise<TestCluster>; users: number }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.prosaCluster ??= { start: startCluster(), users: 0 })
  shared.users += 1
  const { url, serverUrl, stop } = await shared.start
  project.provide('clusterUrl', url)
  project.provide('serverUrl', serverUrl)
  return async () => {
    shared.users -= 1
    if (shared.users === 0) await stop()
  }
}
