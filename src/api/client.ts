import type * as z from 'zod/mini'
import { ApiError, EMPTY_RESPONSE, SERVER_FAILURE } from './errors.ts'

/** Seconds until a request is given up (decisions 25). */
export const TIMEOUT_SECONDS = 20

/** redux-saga calls this on a promise whose effect lost a race, so the request is aborted (stack.md). */
const CANCEL = '@@redux-saga/CANCEL_PROMISE'

export interface ClientOptions {
  /** Base of every call, without trailing slash: '/api' on the same origin. */
  readonly base: string
  readonly fetch: typeof fetch
  /** Which way the visitor goes; feeds the event history of the lead (X-Channel). */
  readonly channel: () => 'chat' | 'pages'
  readonly timeoutSeconds?: number
}

export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly reply: z.ZodMiniType<T>
  readonly body?: unknown
  readonly key?: string
  readonly version?: number
  /** The text of an empty answer; the catalogue has one for most calls (funnel §8). */
  readonly empty?: string
  /** Let the request outlive the page. */
  readonly keepalive?: boolean
}

export type Send = <T>(call: Call<T>) => Promise<T>

const TEXT_FIELDS = ['message', 'mensagem', 'error', 'erro'] as const

/** The server's own words in an answer, '' when it has none; an error may be an object with a message. */
function wordsOf(body: Readonly<Record<string, unknown>>): string {
  for (const name of TEXT_FIELDS) {
    const value = body[name]
    if (typeof value === 'string' && value) return value
    if (value && typeof value === 'object' && 'message' in value && typeof value.message === 'string')
      return value.message
  }
  return ''
}

async function read(response: Response, empty: string): Promise<Record<string, unknown>> {
  const { status } = response
  const contentType = response.headers.get('content-type') ?? ''
  const text = await response.text()
  if (!text) {
    if (!response.ok) throw new ApiError({ kind: 'http', status, statusText: response.statusText })
    throw new ApiError({ kind: 'empty', text: empty })
  }
  if (!/\bjson\b/.test(contentType)) {
    if (!response.ok) throw new ApiError({ kind: 'http', status, statusText: response.statusText })
    throw new ApiError({ kind: 'contentType', contentType, status })
  }
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ApiError({ kind: 'unparseable', status })
  }
  if (body === null) throw new ApiError({ kind: 'empty', text: empty })
  if (typeof body !== 'object') throw new ApiError({ kind: 'unparseable', status })
  return body as Record<string, unknown>
}

/** "A response is an error if it carries an error, erro, message or mensagem field" (funnel §5). */
function refuse(response: Response, body: Record<string, unknown>): void {
  const words = wordsOf(body)
  if (response.ok && !words && body.success !== false) return
  const seconds = Number(response.headers.get('retry-after'))
  const wait = Number.isFinite(seconds) && seconds > 0 ? { retryAfter: seconds } : {}
  if (!words && !response.ok)
    throw new ApiError({ kind: 'http', status: response.status, statusText: response.statusText, ...wait })
  throw new ApiError({
    kind: 'server',
    status: response.ok ? 422 : response.status,
    text: words || SERVER_FAILURE,
    reply: body,
    ...wait,
  })
}

/**
 * Makes the one function through which every call goes. Rejects with ApiError only. The promise can be
 * cancelled by redux-saga; a cancelled request is aborted.
 */
export function createClient(options: ClientOptions): Send {
  const seconds = options.timeoutSeconds ?? TIMEOUT_SECONDS
  const run = async <T>(call: Call<T>, abort: AbortController): Promise<T> => {
    const timeout = AbortSignal.timeout(seconds * 1000)
    let response: Response
    let body: Record<string, unknown>
    try {
      response = await options.fetch(options.base + call.path, {
        method: call.method,
        headers: {
          accept: 'application/json',
          'x-channel': options.channel(),
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(call.key ? { 'idempotency-key': call.key } : {}),
          ...(call.version === undefined ? {} : { 'if-match': String(call.version) }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        ...(call.keepalive ? { keepalive: true } : {}),
        signal: AbortSignal.any([abort.signal, timeout]),
      })
      body = await read(response, call.empty ?? EMPTY_RESPONSE)
    } catch (error) {
      if (error instanceof ApiError) throw error
      throw new ApiError(timeout.aborted ? { kind: 'timeout', seconds } : { kind: 'network' })
    }
    refuse(response, body)
    const parsed = call.reply.safeParse(body)
    if (parsed.success) return parsed.data
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
    throw new ApiError({ kind: 'missing', names })
  }
  return (call) => {
    const abort = new AbortController()
    return Object.assign(run(call, abort), { [CANCEL]: () => abort.abort() })
  }
}
