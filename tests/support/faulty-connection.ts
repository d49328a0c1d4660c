/**
 * A connection between client and server that records calls. Tests can cut it, slow it down or make it lose replies.
 */

type Call = {
  readonly method: string
  /** Path below /api, without ids. */
  readonly path: string
  /** Body without ids. */
  readonly body: unknown
  readonly key: string | null
  readonly version: string | null
  readonly channel: string | null
}

export type Fault =
  /** Never sent: no connection. */
  | 'offline'
  /** Reaches the server, but its reply is lost. */
  | 'lost-reply'
  /** Never answered: the caller has to give up. */
  | 'silence'
  /** A different response in place of the server's. */
  | Response

export type FaultyConnection = {
  readonly fetch: typeof fetch
  /** Every call that reached the server, in order. */
  readonly calls: readonly Call[]
  /** Calls as 'METHOD /path', for comparing. */
  readonly lines: () => string[]
  /** Whether a call is under way. */
  readonly isBusy: () => boolean
  /** The fault for a request; null: none. Replaces the previous rule. */
  readonly disturb: (rule: ((method: string, path: string) => Fault | null) | null) => void
}

/** Asked before a customer's document, whatever becomes of it: not recorded, so that `calls` are caused by answers. */
const AVAILABILITY = '/customers/availability'

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const withoutIds = (text: string) => text.replace(ID, '{id}')

function parsed(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' ? JSON.parse(withoutIds(body)) : null
}

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input))

/** A network failure, as fetch reports it. */
const broken = () => new TypeError('Failed to fetch')

/** Rejects once the caller gives up. */
const unanswered = (signal?: AbortSignal | null) =>
  new Promise<never>((_answer, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
  })

export function openFaultyConnection(): FaultyConnection {
  const calls: Call[] = []
  let underWay = 0
  let rule: ((method: string, path: string) => Fault | null) | null = null

  async function through(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const address = addressOf(input)
    const path = withoutIds(new URL(address).pathname.replace(/^\/api/, '') + new URL(address).search)
    const method = init?.method ?? 'GET'
    const fault = rule?.(method, path) ?? null
    if (fault === 'offline') throw broken()
    if (fault === 'silence') return unanswered(init?.signal)
    if (fault instanceof Response) return fault.clone()
    const headers = new Headers(init?.headers)
    if (path !== AVAILABILITY)
      calls.push({
        method,
        path,
        body: parsed(init?.body),
        key: headers.get('idempotency-key'),
        version: headers.get('if-match'),
        channel: headers.get('x-channel'),
      })
    const response = await fetch(input, init)
    if (fault !== 'lost-reply') return response
    await response.arrayBuffer()
    throw broken()
  }

  return {
    async fetch(input, init) {
      underWay += 1
      return through(input, init).finally(() => (underWay -= 1))
    },
    calls,
    isBusy: () => underWay > 0,
    lines: () => calls.map(({ method, path }) => `${method} ${path}`),
    disturb(next) {
      rule = next
    },
  }
}

/** Disturbs the first `count` requests of a kind. */
export function firstOnes(count: number, kind: RegExp, fault: Fault) {
  let left = count
  return (method: string, path: string): Fault | null => {
    if (!kind.test(`${method} ${path}`) || left === 0) return null
    left -= 1
    return fault
  }
}

export const always = (kind: RegExp, fault: Fault) => (method: string, path: string) =>
  kind.test(`${method} ${path}`) ? fault : null

/** Holds the first request of a kind until it is released. */
export function slowConnection(kind: RegExp) {
  const real = openFaultyConnection()
  const gate = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let isFirst = true
  const wire: FaultyConnection = {
    ...real,
    async fetch(input, init) {
      const isHeld = isFirst && kind.test(`${init?.method ?? 'GET'} ${addressOf(input)}`)
      if (isHeld) isFirst = false
      try {
        return await real.fetch(input, init)
      } finally {
        if (isHeld) {
          held.resolve()
          await gate.promise
        }
      }
    },
  }
  return { wire, held: held.promise, release: gate.resolve }
}

/** The server's answer of an error, as its error handler would send it. */
export function errorResponse(status: number, body: Record<string, unknown>): Response {
  return new Response(JSON.stringify({ success: false, reference: 'test', ...body }), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}
