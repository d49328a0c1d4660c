/** Starts the server inside the test process, with its own database and a clock that the test sets. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../server/app.ts'
import { readConfig, type Config } from '../../server/config.ts'
import type { FixedLimits } from '../../server/config-limits.ts'
import { openDatabase, type Db } from '../../server/db/database.ts'
import type { DeskWork } from '../../server/desk-work/run-long-desk-tasks.ts'
import type { WorkSetup } from '../../server/desk-work/work-process-messages.ts'
import { seedCustomers, seedMobileLines } from '../../server/db/seed-customers.ts'
import { makePasswords } from '../../server/services/desk/passwords.ts'
import { makeProviders } from '../../server/providers/create-configured-providers.ts'
import type { DeskPages } from '../../server/routes/desk/add-desk-route-with-access-checks.ts'
import type { OrderLinkPages } from '../../server/routes/order-link-pages.ts'
import type { Providers } from '../../server/providers/provider-types.ts'
import type { Edition } from '../../src/edition/edition-schema.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import type { PageRenderer } from '../../server/site/page-renderer.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { generousFixedLimits } from '../../scripts/start-server-process.ts'
import { createDatabase, useOne } from './test-databases.ts'
import { settings } from './server-settings.ts'
import { publishAt } from './publish-editions.ts'
import { startReceiver, type Receiver } from './webhook-receiver.ts'
import { ownerPool, type Row } from './query-database.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A reply; `body` is the parsed JSON. */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  // Typed by each test's own expectations.
  readonly body: Readonly<Record<string, unknown>>
}

export type TestServer = {
  readonly app: FastifyInstance
  /** The edition of the shop that it serves; its job looks every second, tests when they want to. */
  readonly shop: FastifyInstance['shop']
  readonly db: Db
  readonly config: Config
  /** The address of its database, as the database's owner. */
  readonly url: string
  readonly providers: Providers
  readonly clock: { now(): Date; set(iso: string): void; advance(ms: number): void }
  readonly call: (
    method: Method,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Reply>
  /** Runs `work` with the database as its owner, as a start and the commands have it. */
  readonly asOwner: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Runs one statement as the database's owner. */
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** Runs one statement that returns one value. */
  readonly value: (text: string, values?: readonly unknown[]) => Promise<unknown>
}

export type ServerOptions = {
  readonly env?: Readonly<Record<string, string>>
  /** Limits that no setting names, where they differ from the generous ones. */
  readonly limits?: Partial<FixedLimits>
  readonly providers?: Partial<Providers>
  /** The clock's initial time; a Friday noon in São Paulo by default. */
  readonly at?: string
  /** Changes the edition of the shop with which it starts. */
  readonly edition?: (edition: Edition) => Edition
  /** Folder of a built site. */
  readonly site?: string
  /** Renders the site's pages (tests/support/page-renderer.ts). */
  readonly renderer?: PageRenderer
  /** Pages of the operator's desk (tests/support/desk-over-http.ts). */
  readonly desk?: DeskPages
  /** Starts what does the desk's long work; it is done in this process by default. */
  readonly work?: (setup: WorkSetup) => DeskWork
  readonly orderLink?: OrderLinkPages
  /** Maps the database's real URL to the one the server uses, e.g. through a proxy. */
  readonly through?: (url: string) => Promise<string>
}

/**
 * Cost of password hashes: several hundred people log in, and hashes with the real cost would delay a busy machine
 * (password-hashing.test.ts).
 */
const PASSWORD_COST = { memory: 64, passes: 1 }

/** Sends calls to an app, as if they came over the network. */
const callsOf =
  (app: FastifyInstance): TestServer['call'] =>
  async (method, url, body, headers) => {
    const reply = await app.inject({
      method,
      url,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const isJson = String(reply.headers['content-type'] ?? '').includes('json')
    const parsed = isJson && reply.body ? (JSON.parse(reply.body) as Record<string, unknown>) : {}
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, body: parsed }
  }

/** Starts another server on the same database, which runs until its `app` is closed. */
export async function anotherServer(
  server: TestServer,
  more: Partial<Pick<TestServer, 'clock' | 'config'>> = {},
): Promise<TestServer> {
  const parts = { ...server, ...more }
  const app = await buildApp({ ...parts, site: path.join(parts.config.dataDir, 'no-site') })
  await app.ready()
  return { ...parts, app, shop: app.shop, call: callsOf(app) }
}

/** Starts the same server with different keys on the same database; it runs until its `app` is closed. */
export const withKeys = (server: TestServer, keys: Config['keys']): Promise<TestServer> =>
  anotherServer(server, { config: { ...server.config, keys } })

/** Builds a server with the limited database rights that it has in production. `close` drops its database too. */
export async function startServer(
  options: ServerOptions = {},
): Promise<TestServer & { close(): Promise<void> }> {
  const database = await createDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prosa-test-'))
  const config = readConfig(
    {
      ...settings,
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.serverUrl,
      DATA_DIR: dataDir,
      CUSTOMER_CODES: options.providers?.mail?.kind === 'smtp' ? 'on' : settings.CUSTOMER_CODES,
      ...options.env,
    },
    { ...generousFixedLimits, ...options.limits },
  )
  const url = (await options.through?.(database.serverUrl)) ?? database.serverUrl
  const db = openDatabase({ ...config.database, url })
  let now = Date.parse(options.at ?? '2026-11-20T15:00:00Z')
  const clock = {
    now: () => new Date(now),
    set: (iso: string) => void (now = Date.parse(iso)),
    advance: (ms: number) => void (now += ms),
  }
  if (options.edition) await publishAt(database.url, options.edition)
  const providers = { ...makeProviders(config), ...options.providers }
  const work = options.work?.({ config, databaseUrl: url })
  const app = await buildApp({
    db,
    clock,
    config,
    providers,
    work,
    site: options.site ?? path.join(dataDir, 'no-site'),
    renderer: options.renderer,
    desk: options.desk,
    passwords: makePasswords(PASSWORD_COST),
    orderLink: options.orderLink,
  })
  await app.ready()
  const owner = ownerPool(database.url)
  const sql: TestServer['sql'] = async (text, values = []) => (await owner.query<Row>(text, [...values])).rows
  const vault = makeVault(loadKeys(config))
  await Promise.all([seedCustomers(db, vault), seedMobileLines(db, vault)])

  return {
    app,
    shop: app.shop,
    db,
    config,
    url: database.url,
    providers,
    clock,
    call: callsOf(app),
    async asOwner(work) {
      const owner = openDatabase({ ...config.database, url: database.url })
      try {
        return await work(owner)
      } finally {
        await owner.close()
      }
    },
    sql,
    value: async (text, values) => Object.values((await sql(text, values))[0] ?? {})[0],
    async close() {
      // a client's last call may still be under way; its connection would be kept alive for another minute
      const cutting = setInterval(() => app.server.closeIdleConnections(), 50)
      await app.close()
      clearInterval(cutting)
      await work?.close()
      await db.close()
      // a statement that still waits is ended with the database
      await Promise.all([owner.end(), database.drop()])
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * Starts a server for the calling suite; returns it once the tests run.
 * @param options a function where they need something else of the suite
 */
export const useServer = (options?: ServerOptions | (() => ServerOptions)): (() => TestServer) =>
  useOne(
    () => startServer(typeof options === 'function' ? options() : options),
    (server) => server.close(),
  )

/** Starts a receiver of webhooks for the calling suite. */
export const useReceiver = (): (() => Receiver) => useOne(startReceiver, (receiver) => receiver.close())

/** The settings of a server that tells a receiver. */
export const webhookTo = ({ url }: Pick<Receiver, 'url'>) => ({
  ORDER_WEBHOOK_URL: url,
  ORDER_WEBHOOK_SECRET: 'a secret of the operator',
})
