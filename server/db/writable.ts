import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { codeOf } from './error-codes.ts'

/** A host of DATABASE_URL, as the driver connects to it. */
export type Host = Readonly<{ url: string; host: string; port: number }>

/** Milliseconds a host has to say whether it accepts writes: one that hangs must not keep us from asking the others. */
const ANSWER_MS = 2_000
/** Milliseconds by which the host in use may answer later than another and still be preferred. */
const PREFERRED_MS = 500
/** Milliseconds between two checks of the host in use. */
const LOOK_MS = 1_000

const READ_ONLY = 'show transaction_read_only'

/** No host of DATABASE_URL accepts writes: its message says why, host by host. */
export class NoWritableHost extends Error {
  /** An SQLSTATE that an operator must act on, such as a wrong password; else "cannot connect now". */
  readonly code: string

  constructor(reasons: readonly Refused[]) {
    super(`no host accepts writes (${reasons.map((each) => each.message).join('; ')})`)
    this.code = reasons.find(({ code }) => /^(28|3D|42)/.test(code))?.code ?? '57P03'
  }
}

class Refused extends Error {
  readonly code: string

  constructor(where: string, reason: unknown) {
    const code = codeOf(reason) ?? ''
    super(`${where}: ${code || (reason instanceof Error ? reason.message : String(reason))}`, {
      cause: reason,
    })
    this.code = code
  }
}

class ReadOnly extends Error {
  readonly code = '25006'
}

/** Rejects unless the connection's transactions can write: a standby's cannot. */
export async function checkWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(READ_ONLY)
  if (rows[0]?.transaction_read_only !== 'off') throw new ReadOnly('the host is read-only')
}

/** Asks one host, on a separate connection, within `limitMs`. */
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
    // A host that hangs would never confirm an orderly close.
    const { stream } = client.connection
    if (stream instanceof Socket) stream.destroy()
    throw new Refused(`${host}:${port}`, error)
  }
}

export type WritableHost = {
  /** The host that accepts writes; searches all of them unless it is known. Rejects when there is none. */
  find(): Promise<Host>
  /** A connection to the host in use has failed, or reports that it is read-only: check now. */
  doubt(): void
  close(): void
}

export type WritableHostOptions = {
  /** One URL for each host. */
  urls: readonly string[]
  /** Milliseconds that a caller waits for a connection at most. */
  timeoutMs: number
  /** Called when a different host accepts writes: connections to the former one are useless. */
  onMoved: (to: Host) => void
}

/**
 * Finds the host that accepts writes, and notices when another one takes over. All hosts are asked in parallel and the
 * first that can write is used: after a failover that is the promoted standby. The host in use is checked once a second
 * alongside the traffic, because one whose machine is gone does not respond at all, and a visitor's query must not be
 * the one to find out (docs/decisions/0031).
 */
export function watchWritable({ urls, timeoutMs, onMoved }: WritableHostOptions): WritableHost {
  const limitMs = Math.min(ANSWER_MS, timeoutMs / 2)
  /** The last host that accepted writes. */
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

  /** Two hosts accept writes if nobody has fenced the former primary: we stay with the current one. */
  async function preferUsed(found: Host, asked: readonly Promise<Host>[]): Promise<Host> {
    const at = used ? urls.indexOf(used.url) : -1
    if (at < 0 || found.url === used?.url) return found
    const answer = asked[at]?.catch(() => undefined)
    return (await Promise.race([answer, wait(PREFERRED_MS, undefined, { ref: false })])) ?? found
  }

  const find = (): Promise<Host> => (used && !isDoubted ? Promise.resolve(used) : (searching ??= search()))

  /** Asks the host in use and, unless it accepts writes, all of them. */
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      if (used && !isDoubted) await ask(used.url, limitMs)
    } catch {
      isDoubted = true
    }
    // No host accepts writes yet: the next check tries again.
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
