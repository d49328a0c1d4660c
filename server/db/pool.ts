import { Socket } from 'node:net'
import pg from 'pg'
import { hostsOf } from '../config-hosts.ts'
import { checkWritable, watchWritable, type Host, type WritableHost } from './writable.ts'

export type PoolOptions = {
  /** One host or several (`hostsOf`). */
  url: string
  /** Maximum number of connections. */
  pool: number
  /** Milliseconds a caller waits for a connection, and a statement may run. */
  timeoutMs: number
  /** Called with errors on idle connections until the pool is closed: it recovers by itself. */
  onError?: (error: Error) => void
}

export type Pool = {
  pool: pg.Pool
  /** A connection outside the pool, to the same database, which the caller opens and closes. */
  client(changed: pg.ClientConfig): pg.Client
  /** A connection has failed or turned read-only: if there are several hosts, they are asked again. */
  doubt(): void
  close(): Promise<void>
}

/** Milliseconds that the cancellation of a timed-out statement has to arrive. */
const ON_THE_WAY_MS = 1_000

/** Opens the pool. Connects lazily: an unreachable database shows in the first query. */
export function openPool({ url, pool: max, timeoutMs, onError }: PoolOptions): Pool {
  const { urls, isSearched } = hostsOf(url)
  const options = {
    connectionString: urls[0],
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
    application_name: 'prosa',
  }
  /** Connections to one of several hosts, including those still being made. */
  const open = new Set<pg.Client>()
  const hosts = isSearched
    ? watchWritable({ urls, timeoutMs, onMoved: (to) => cutOthers(open, to) })
    : undefined
  const Client = hosts ? clientOf(hosts, open) : pg.Client
  const pool = new pg.Pool({
    ...options,
    max,
    idleTimeoutMillis: 30_000,
    Client,
  })
  // The pool reports its end once it has sent its goodbyes: a database that stops then may still send something.
  pool.on('error', (error) => {
    if (!pool.ending) onError?.(error)
  })
  // A connection that breaks inside a transaction also emits an error here; its query has already failed.
  pool.on('connect', (client) => client.on('error', () => undefined))
  cutSilence(pool, timeoutMs + ON_THE_WAY_MS)
  return {
    pool,
    client: (changed) => new Client({ ...options, ...changed }),
    doubt: () => hosts?.doubt(),
    async close() {
      hosts?.close()
      await pool.end()
    },
  }
}

type Done = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/** A client that connects to whichever host accepts writes. */
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
      // Until the pool listens, nothing else handles an error: connecting rejects with it.
      this.on('error', () => undefined)
      open.add(this)
      this.once('end', () => open.delete(this))
      try {
        await super.connect()
        // The host may have become a standby since it was found, and still accepts connections.
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
 * Closes connections that have been silent for too long while a caller waits for a reply: a database that is cut off
 * does not respond, and the OS takes a quarter of an hour to notice. One timer per connection; `pg`'s own limit uses
 * one per query, whose closures outlive the young generation and make the garbage collector work ten times as hard.
 */
function cutSilence(pool: pg.Pool, limitMs: number): void {
  const awaited = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => awaited.add(client))
  pool.on('release', (_error, client) => awaited.delete(client))
  pool.on('connect', (client) => {
    const { stream } = client.connection
    if (!(stream instanceof Socket)) return
    stream.setTimeout(limitMs, () => {
      if (awaited.has(client)) stream.destroy(new Silence('the database says nothing'))
    })
  })
}

/** Closes all connections to hosts other than the one given: callers waiting there would never be served. */
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
