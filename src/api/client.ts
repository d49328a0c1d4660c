import type * as z from 'zod/mini'
import { ApiError, type EmptyKey, type IncompleteKey, type WordlessKey } from './errors.ts'

/** Request timeout in seconds (D25). */
export const TIMEOUT_SECONDS = 20

/** redux-saga calls this on a promise whose effect lost a race, so the request is aborted (A12). */
const CANCEL = '@@redux-saga/CANCEL_PROMISE'

export interface ClientOptions {
  /** Base of every call, without trailing slash: '/api' on the same origin. */
  readonly base: string
  readonly fetch: typeof fetch
  /** The interface in use, chat or pages; recorded in the lead's event history (X-Channel). */
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
  /** The problem of an empty response; the catalogue has one for most calls (F§8). */
  readonly empty?: EmptyKey
  /** The problem of an error without its own text. */
  readonly wordless?: WordlessKey
  /** The problem to report if properties are missing. */
  readonly incomplete?: IncompleteKey
  /** The problem of a response without content, such as an empty list; else null. */
  readonly emptiness?: (body: Readonly<Record<string, unknown>>) => EmptyKey | null
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean
}

export type Send = <T>(call: Call<T>) => Promise<T>

const TEXT_FIELDS = ['message', 'mensagem', 'error', 'erro'] as const

/** Everything in a response that makes it an error; it may also be in its `data` (M7.1). */
function errorsIn(body: Readonly<Record<string, unknown>>): unknown[] {
  const { data } = body
  const inner = data && typeof data === 'object' && 'error' in data ? data.error : null
  return [...TEXT_FIELDS.map((name) => body[name]), inner].filter(Boolean)
}

/** The server's own message in a response, '' when there is none; an error may be an object with a message. */
function wordsOf(body: Readonly<Record<string, unknown>>): string {
  for (const value of errorsIn(body)) {
    if (typeof value === 'string' && value.trim()) return value
    if (value && typeof value === 'object' && 'message' in value && typeof value.message === 'string')
      return value.message
  }
  return ''
}

/** Retry-After in seconds, the form our server always sends. */
function waitOf(response: Response): { readonly retryAfter?: number } {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: seconds } : {}
}

function httpError(response: Response): ApiError {
  const { status, statusText } = response
  return new ApiError({ kind: 'http', status, statusText, ...waitOf(response) })
}

async function read(response: Response, empty: EmptyKey): Promise<Record<string, unknown>> {
  const { status } = response
  const contentType = response.headers.get('content-type') ?? ''
  const text = await response.text()
  const isJson = /\bjson\b/.test(contentType)
  if (!response.ok && (!text.trim() || !isJson)) throw httpError(response)
  if (!text.trim()) throw new ApiError({ kind: 'empty', problem: empty })
  if (!isJson) throw new ApiError({ kind: 'contentType', contentType, status })
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw response.ok ? new ApiError({ kind: 'unparseable', status }, { cause }) : httpError(response)
  }
  if (body === null) throw new ApiError({ kind: 'empty', problem: empty })
  if (typeof body !== 'object' || Array.isArray(body)) throw new ApiError({ kind: 'unparseable', status })
  return body as Record<string, unknown>
}

/**
 * "A response is an error if it carries an error, erro, message or mensagem field" (F§5). With a good status it is a
 * server error, as `success: false` is (F5.8), unless it names the field that it refuses.
 */
function refuse(response: Response, body: Record<string, unknown>, wordless: WordlessKey | undefined): void {
  const isError = body.success === false || errorsIn(body).length > 0
  if (response.ok && !isError) return
  const text = wordsOf(body)
  if (!text && !response.ok && !(isError && wordless)) throw httpError(response)
  throw new ApiError({
    kind: 'server',
    status: response.ok ? (body.field ? 422 : 500) : response.status,
    text,
    wordless: isError ? wordless : undefined,
    reply: body,
    ...waitOf(response),
  })
}

/**
 * Creates the function that every call goes through. It rejects with ApiError for anything that goes wrong between here
 * and the server; an error in our own code stays what it is. redux-saga can cancel its promise, which aborts the
 * request.
 */
export function createClient(options: ClientOptions): Send {
  const { fetch: request, timeoutSeconds: seconds = TIMEOUT_SECONDS } = options
  const run = async <T>(call: Call<T>, abort: AbortController): Promise<T> => {
    const asked: RequestInit = {
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
      signal: abort.signal,
    }
    let late = false
    const timer = setTimeout(() => {
      late = true
      abort.abort()
    }, seconds * 1000)
    let response: Response
    let body: Record<string, unknown>
    try {
      response = await request(options.base + call.path, asked)
      body = await read(response, call.empty ?? 'resposta-vazia')
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      throw new ApiError(late ? { kind: 'timeout', seconds } : { kind: 'network' }, { cause })
    } finally {
      clearTimeout(timer)
    }
    refuse(response, body, call.wordless)
    const nothing = call.emptiness?.(body)
    if (nothing) throw new ApiError({ kind: 'empty', problem: nothing })
    const parsed = call.reply.safeParse(body)
    if (parsed.success) return parsed.data
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
    throw new ApiError({ kind: 'missing', names, problem: call.incomplete ?? 'resposta-incompleta' })
  }
  return (call) => {
    const abort = new AbortController()
    return Object.assign(run(call, abort), { [CANCEL]: () => abort.abort() })
  }
}
