/** Finds which of several database hosts accepts writes. */
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { databaseErrorCode } from './recognise-database-errors.ts'

/** A host of DATABASE_URL. */
export type Host = Readonly<{ url: string; host: string; port: number }>

/**
 * How many milliseconds a host has to say whether it accepts writes. The limit keeps a host that hangs from
 * delaying the search.
 */
const ANSWER_MS = 2_000
/** How many milliseconds the search still waits for the host in use after another host has answered first. */
const PREFERRED_MS = 500
/** Milliseconds between two checks of the host in use. */
const LOOK_MS = 1_000

const READ_ONLY = 'show transaction_read_only'

/** Thrown if no host of DATABASE_URL accepts writes. Its message gives the reason for each host. */
export class NoWritableHost extends Error {
  /**
   * The SQLSTATE of an error that the operator must fix, such as a wrong password; otherwise that of "cannot
   * connect now".
   */
  readonly code: string

  constructor(reasons: readonly Refused[]) {
    super(`no host accepts writes (${reasons.map((each) => each.message).join('; ')})`)
    this.code = reasons.find(({ code }) => /^(28|3D|42)/.test(code))?.code ?? '57P03'
  }
}

class Refused extends Error {
  readonly code: string

  constructor(where: string, reason: unknown) {
    const code = databaseErrorCode(reason) ?? ''
    super(`${where}: ${code || (reason instanceof Error ? reason.message : String(reason))}`, {
      cause: reason,
    })
    this.code = code
  }
}

class ReadOnly extends Error {
  readonly code = '25006'
}

/** Rejects if a connection is read-only, as on a standby. */
export async function checkWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(READ_ONLY)
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnly('the host is read-only')
}

/** Checks on a separate connection, within `limitMs`, whether a host accepts writes. */
async function ask(url: string, limitMs: number): Promise<Host> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
    application_name: 'prosa-hosts',
  })
  client.on('error', () => undefined)
  const { host, port } = client
  try {
    await client.connect()
    await checkWritable(client)
    void client.end()
    return { url, host, port }
  } catch (error) {
    // A host that hangs would never confirm that the connection is closed.
    const { stream } = client.connection
    if (stream instanceof Socket) stream.destroy()
    throw new Refused(`${host}:${port}`, error)
  }
}

/** The search for the host that accepts writes. */
export type WritableHost = {
  /**
   * Returns the host that accepts writes. If it is not known, searches all hosts. Rejects if no host accepts
   * writes.
   */
  find(): Promise<Host>
  /**
   * Reports that a connection to the host in use has failed or turned read-only. The host is then checked at
   * once.
   */
  doubt(): void
  close(): void
}

/** Options of `watchWritable`. */
export type WritableHostOptions = {
  /** One URL for each host. */
  urls: readonly string[]
  /** The maximum number of milliseconds that a caller waits for a connection. */
  timeoutMs: number
  /** Called when another host has taken over, so that connections to the former host are useless. */
  onMoved: (to: Host) => void
}

/**
 * Finds the host that accepts writes, and notices when another host takes over. All hosts are checked in
 * parallel, and the first that can write is used; after a failover that is the promoted standby. The host in
 * use is checked once a second. A machine that is gone does not respond at all, and without this check a
 * visitor's query would have to wait for it (docs/decisions/0031).
 */
export function watchWritable({ urls, timeoutMs, onMoved }: WritableHostOptions): WritableHost {
  const limitMs = Math.min(ANSWER_MS, timeoutMs / 2)
  /** The host that accepted writes last. */
  let used: Host | undefined
  let isDoubted = true
  let searching: Promise<Host> | undefined
  let isLooking = false
  let timer: NodeJS.Timeout | undefined

  async function search(): Promise<Host> {
    const asked = urls.map((url) => ask(url, limitMs))
    try {
      const found = await preferUsed(await Promise.any(asked), asked)
      if (used && used.url !== found.url) onMoved(found)
      used = found
      isDoubted = false
      timer ??= setInterval(() => void look(), LOOK_MS).unref()
      return found
    } catch (error) {
      throw new NoWritableHost((error as AggregateError).errors as Refused[])
    } finally {
      searching = undefined
    }
  }

  /**
   * Returns the host in use if it accepts writes too, otherwise `found`. Both accept writes if the former
   * primary was not shut out after a failover.
   */
  async function preferUsed(found: Host, asked: readonly Promise<Host>[]): Promise<Host> {
    const at = used ? urls.indexOf(used.url) : -1
    if (at < 0 || found.url === used?.url) return found
    const answer = asked[at]?.catch(() => undefined)
    return (await Promise.race([answer, wait(PREFERRED_MS, undefined, { ref: false })])) ?? found
  }

  const find = (): Promise<Host> => (used && !isDoubted ? Promise.resolve(used) : (searching ??= search()))

  /** Checks the host in use; if it does not accept writes, searches all hosts. */
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      if (used && !isDoubted) await ask(used.url, limitMs)
    } catch {
      isDoubted = true
    }
    // If no host accepts writes yet, the next check tries again.
    if (isDoubted) await find().catch(() => undefined)
    isLooking = false
  }

  return {
    find,
    doubt() {
      if (isDoubted) return
      isDoubted = true
      void look()
    },
    close: () => clearInterval(timer),
  }
}
