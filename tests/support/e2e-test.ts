/**
 * The `test` function of the end-to-end tests. Each worker has a server with its own database. A console error or
 * warning, an uncaught error or a request to another site fails the test.
 */
import { test as base, expect } from '@playwright/test'
import type { FixedLimits } from '../../server/config-limits.ts'
import { startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { cloneDatabase } from './postgres-cluster.ts'
import { clusterVariable } from './e2e.global.ts'
import { guard, type Guard } from './browser-error-guard.ts'
import type { Shop } from './non-question-screens.ts'
import { settings } from './server-settings.ts'
import { query, type Row } from './query-database.ts'

export { expect }
export { failedResource } from './browser-error-guard.ts'

export type Server = ServerProcess & {
  readonly databaseUrl: string
  /** Runs SQL on the server's database; returns the rows. */
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<Row[]>
}

/** The server as screens are opened at it. */
export const shopOf = ({ url, dataDir, databaseUrl }: Server): Shop => ({
  url,
  dataDir,
  env: { ...settings, DATABASE_URL: databaseUrl },
})

type StartServer = (env?: Readonly<Record<string, string>>, limits?: Partial<FixedLimits>) => Promise<Server>

/**
 * Details of a test that runs only with `npm run test:full`: what it shows is covered by another one in `npm test`
 * (docs/testing.md, Samples and the full run). The check of the rules ignores it.
 */
export const onlyInFullRun = { tag: '@full' }

type TestFixtures = {
  /** Fails the test if the browser reports an error, unless `guard.allow(/…/)` allows it. */
  guard: Guard
  /** Starts another server with its own database, for a test that needs one to itself or other settings. */
  startServer: StartServer
  /** The worker's server, alive at the start of every test; its address is `baseURL`. */
  server: Server
}

type WorkerFixtures = { workerServer: Server }

/** Milliseconds that a server's start may take when the machine is busy with other things. */
const BUSY = 180_000

/** Starts a server on a fresh copy of the seeded database. */
async function start(
  env: Readonly<Record<string, string>> = {},
  limits?: Partial<FixedLimits>,
): Promise<Server> {
  const cluster = process.env[clusterVariable]
  if (!cluster) throw new Error('the global set-up did not run')
  const database = await cloneDatabase(cluster)
  // where mail is delivered, customers are asked for a code
  const codes = env?.SMTP_HOST === undefined ? {} : { CUSTOMER_CODES: 'on' }
  const product = await startServerProcess({
    env: { ...settings, LOG_LEVEL: 'info', DATABASE_URL: database.url, ...codes, ...env },
    limits,
    patience: BUSY,
  })
  const stop = async (): Promise<void> => {
    await product.stop()
    await database.drop()
  }
  return {
    ...product,
    stop,
    databaseUrl: database.url,
    sql: (text, values) => query(database.url, text, values),
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerServer: [
    async ({ browserName: _ }, provide) => {
      const server = await start()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 2 * BUSY },
  ],

  server: async ({ workerServer }, provide) => {
    if (!workerServer.isAlive()) await workerServer.restart()
    await provide(workerServer)
  },

  baseURL: async ({ server }, provide) => provide(server.url),

  startServer: async ({ browserName: _ }, provide) => {
    const started: Server[] = []
    await provide(async (env, limits) => {
      const server = await start(env, limits)
      started.push(server)
      return server
    })
    for (const server of started) await server.stop()
  },

  guard: [
    // the servers outlive it: stopped before, they would refuse what a page still loads
    async ({ context, startServer: _ }, provide) => {
      const watch = guard(context)
      await provide(watch)
      expect(watch.complaints(), 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})
