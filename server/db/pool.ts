/**
 * The pool of connections to the database. If DATABASE_URL names several hosts, it connects to the one that
 * accepts writes.
 */
import { Socket } from 'node:net'
import pg from 'pg'
import { databaseHosts } from '../parse-database-url.ts'
import { poolerRulesOf, type Pooler } from './pooler.ts'
import { checkWritable, watchWritable, type Host, type WritableHost } from './find-writable-host.ts'

/** How to connect to the database. */
export type PoolOptions = {
  /** A database URL with one host or several (`databaseHosts`). */
  url: string
  /** The maximum number of connections. */
  pool: number
  /** How many milliseconds a caller waits for a connection, and a statement may run. */
  timeoutMs: number
  /** The pooler in front of the database; `none` by default. */
  pooler?: Pooler
  /** Called with errors of idle connections until the pool is closed. The pool recovers from them automatically. */
  onError?: (error: Error) => void
}

/** The connections to the database. */
export type Pool = {
  pool: pg.Pool
  /** The SQL that begins a transaction. */
  begin: string
  /** Creates a connection to the same database outside the pool, which the caller opens and closes. */
  client(): pg.Client
  /**
   * Reports that a connection has failed or turned read-only. If DATABASE_URL names several hosts, they are
   * checked again.
   */
  doubt(): void
  close(): Promise<void>
}

/** How many milliseconds PostgreSQL's report of a statement timeout may take to arrive. */
const ON_THE_WAY_MS = 1_000

/**
 * Opens the pool of database connections. It connects lazily, so the first query fails if the database is
 * unreachable.
 */
export function openPool({ url, pool: max, timeoutMs, pooler = 'none', onError }: PoolOptions): Pool {
  const { urls, isSearched } = databaseHosts(url)
  const rules = poolerRulesOf(pooler, {
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
  })
  const options = {
    connectionString: urls[0],
    connectionTimeoutMillis: timeoutMs,
    ...rules.startup,
    application_name: 'prosa',
  }
  /** The connections to one of several hosts, including those that are still being opened. */
  const open = new Set<pg.Client>()
  const hosts = isSearched
    ? watchWritable({ urls, timeoutMs, onMoved: (to) => cutOthers(open, to) })
    : undefined
  const Client = hosts ? clientOf(hosts, open) : pg.Client
  const pool = new pg.Pool({
    ...options,
    max,
    idleTimeoutMillis: 30_000,
    // The pool waits for a promise, which its types leave out.
    onConnect: rules.prepare as (client: pg.ClientBase) => void,
    Client,
  })
  // A closing pool no longer waits for the database, whose last messages may still arrive as errors.
  pool.on('error', (error) => {
    if (!pool.ending) onError?.(error)
  })
  // A connection that breaks within a transaction also emits an error here, although its query has already failed.
  pool.on('connect', (client) => client.on('error', () => undefined))
  cutSilence(pool, timeoutMs + ON_THE_WAY_MS)
  return {
    pool,
    begin: rules.begin,
    client: () => new Client(options),
    doubt: () => hosts?.doubt(),
    async close() {
      hosts?.close()
      await pool.end()
    },
  }
}

type Done = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/** Returns a client class that connects to whichever host accepts writes. */
const clientOf = (hosts: WritableHost, open: Set<pg.Client>) =>
  class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(done: Done): void
    override connect(done?: Done): Promise<pg.Client> | void {
      const connected = this.#connectTo(hosts.find())
      if (!done) return connected
      const tell = done as (error: Error | null, client?: pg.Client) => void
      connected.then((client) => tell(null, client), tell)
    }

    async #connectTo(found: Promise<Host>): Promise<pg.Client> {
      const { host, port } = await found
      this.host = host
      this.port = port
      // Nothing handles the client's errors before the pool does. Connecting rejects with them anyway.
      this.on('error', () => undefined)
      open.add(this)
      this.once('end', () => open.delete(this))
      try {
        await super.connect()
        // The host may have become a standby since it was found, and still accept connections.
        await checkWritable(this)
        return this
      } catch (error) {
        hosts.doubt()
        void this.end().catch(() => undefined)
        throw error
      }
    }
  }

/**
 * Closes connections on which a caller has waited too long for a reply. A database that is cut off from the
 * network does not respond, and the operating system takes a quarter of an hour to notice. There is one timer
 * per connection. The timeout of `pg` itself would need one timer per query and make the garbage collector
 * work ten times as hard.
 */
function cutSilence(pool: pg.Pool, limitMs: number): void {
  const awaited = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => awaited.add(client))
  pool.on('release', (_error, client) => awaited.delete(client))
  pool.on('connect', (client) => {
    const { stream } = client.connection
    if (!(stream instanceof Socket)) return
    stream.setTimeout(limitMs, () => {
      if (awaited.has(client)) stream.destroy(new Silence('the database does not respond'))
    })
  })
}

/** Closes all connections to hosts other than `to`, because callers that wait there would never be served. */
function cutOthers(open: Iterable<pg.Client>, to: Host): void {
  for (const { host, port, connection } of open) {
    if (host === to.host && port === to.port) continue
    const { stream } = connection
    if (stream instanceof Socket)
      stream.destroy(new Silence('another host of the database accepts writes now'))
  }
}

class Silence extends Error {
  readonly code = 'ETIMEDOUT'
}
