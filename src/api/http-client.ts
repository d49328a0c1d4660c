/**
 * The HTTP client of the site: sends API calls, checks the responses, and reports every failure as an
 * ApiError.
 */
import type * as z from 'zod/mini'
import type { Capabilities } from '../contract/server-capabilities.ts'
import { ApiError, type EmptyKey, type IncompleteKey, type WordlessKey } from './api-error-and-its-message.ts'

export const TIMEOUT_SECONDS = 20

export interface ClientOptions {
  /** The beginning of every call's URL, without a trailing slash, such as '/api' on the same origin. */
  readonly base: string
  readonly fetch: typeof fetch
  /** The interface in use, chat or pages. It is sent as X-Channel and stored in the history of the lead. */
  readonly channel: () => 'chat' | 'pages'
  /** What the server can do beyond the specification. No other extension of ours is sent to it. */
  readonly can: Capabilities
  /**
   * Set for a server that is not our own: returns a call in the form that the specification defines, or null if it
   * defines no such call, which then fails at once (specified-calls.ts).
   */
  readonly admit?: <T>(call: Call<T>) => Call<T> | null
  readonly timeoutSeconds?: number
  /** Aborts all requests, which then reject with a network error. */
  readonly signal?: AbortSignal | undefined
}

export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly reply: z.ZodMiniType<T>
  /** The name of the list that the reply holds, if a server may send the list alone, or in `data`. */
  readonly list?: string
  readonly body?: unknown
  readonly key?: string
  readonly version?: number
  /** The key of the error message for an empty response. Most calls have their own message. */
  readonly empty?: EmptyKey
  /** The key of the error message for an error reply without a message. */
  readonly wordless?: WordlessKey
  /** The key of the error message for a response that lacks properties. */
  readonly incomplete?: IncompleteKey
  /**
   * Returns the key of the error message for a response whose content is empty, such as an empty list; null
   * if it is not empty.
   */
  readonly emptiness?: (body: Readonly<Record<string, unknown>>) => EmptyKey | null
  /** Whether the request continues after the page is closed. */
  readonly keepalive?: boolean
  /** Whether the call might do harm if it arrived twice, so that it is not repeated automatically. */
  readonly isOnce?: boolean
}

export type Send = <T>(call: Call<T>) => Promise<T>

/** Returns a function that sends calls which store something; the error message for an empty response says so. */
export const storing =
  (send: Send): Send =>
  (call) =>
    send({ empty: 'resposta-vazia-gravacao', ...call })

const TEXT_FIELDS = ['message', 'mensagem', 'error', 'erro'] as const

/** Whether a field reports an error. An empty text does so only where an error may have no text. */
const isSet = (value: unknown, mayBeWordless: boolean) => Boolean(value) || (mayBeWordless && value === '')

/** Returns all error fields of a response. One of them may also be inside `data`. */
function errorsIn(body: Readonly<Record<string, unknown>>, mayBeWordless: boolean): unknown[] {
  const { data } = body
  const inner = data && typeof data === 'object' && 'error' in data ? data.error : null
  return [...TEXT_FIELDS.map((name) => body[name]), inner].filter((value) => isSet(value, mayBeWordless))
}

/**
 * Returns the server's own message in a response, '' if there is none. The message may be inside an error
 * object.
 */
function wordsOf(body: Readonly<Record<string, unknown>>): string {
  for (const value of errorsIn(body, false)) {
    if (typeof value === 'string' && value.trim()) return value
    if (value && typeof value === 'object' && 'message' in value && typeof value.message === 'string')
      return value.message
  }
  return ''
}

/** Reads the header Retry-After, which our server always sends in seconds. */
function waitOf(response: Response): { readonly retryAfter?: number } {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: seconds } : {}
}

function httpError(response: Response, isError = false): ApiError {
  const { status, statusText } = response
  return new ApiError({ kind: 'http', status, statusText, isError, ...waitOf(response) })
}

async function read(
  response: Response,
  { empty = 'resposta-vazia', list }: Call<unknown>,
): Promise<Record<string, unknown>> {
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
  if (list && Array.isArray(body)) return { [list]: body }
  if (typeof body !== 'object' || Array.isArray(body)) throw new ApiError({ kind: 'unparseable', status })
  return list ? outOfData(body as Record<string, unknown>, list) : (body as Record<string, unknown>)
}

/** Returns a reply with the list that it holds in `data`, if it holds it there. */
function outOfData(body: Record<string, unknown>, list: string): Record<string, unknown> {
  const { data } = body
  const inner: unknown = data && typeof data === 'object' && list in data ? Reflect.get(data, list) : data
  return Array.isArray(inner) && !(list in body) ? { ...body, [list]: inner } : body
}

/**
 * Throws if a response is an error. "A response is an error if it carries an error, erro, message or mensagem field";
 * `success: false` is an error too. An error with a success status (2xx) is treated as 422 if it names a field, or if
 * it has a message without `success: false`, or if errors of this call are caused by the request; otherwise as 500.
 */
function refuse(response: Response, body: Record<string, unknown>, wordless: WordlessKey | undefined): void {
  const isError = body.success === false || errorsIn(body, wordless !== undefined).length > 0
  if (response.ok && !isError) return
  const text = wordsOf(body)
  // without a text of its own, an internal error of the server says nothing about what was asked
  const isAboutRequest = isError && wordless !== undefined && response.status < 500
  if (!text && !response.ok && !isAboutRequest) throw httpError(response, isError)
  const saysWhy = (text !== '' && body.success !== false) || wordless !== undefined
  const isRefusal = Boolean(body.field) || saysWhy
  throw new ApiError({
    kind: 'server',
    status: response.ok ? (isRefusal ? 422 : 500) : response.status,
    text,
    hasGoodStatus: response.ok,
    wordless: isError ? wordless : undefined,
    reply: body,
    ...waitOf(response),
  })
}

/**
 * Creates the function that sends all API calls. That function returns a promise, which rejects with ApiError
 * if the request fails or the response is wrong.
 */
export function createClient(options: ClientOptions): Send {
  const { fetch: request, can, admit, signal, timeoutSeconds: seconds = TIMEOUT_SECONDS } = options
  const run = async <T>(call: Call<T>): Promise<T> => {
    const abort = new AbortController()
    const stop = () => abort.abort()
    signal?.addEventListener('abort', stop)
    const asked: RequestInit = {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(can.has('channel') ? { 'x-channel': options.channel() } : {}),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.key && can.has('keys') ? { 'idempotency-key': call.key } : {}),
        ...(call.version !== undefined && can.has('versions') ? { 'if-match': String(call.version) } : {}),
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
      body = await read(response, call)
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      throw new ApiError(late ? { kind: 'timeout', seconds } : { kind: 'network' }, { cause })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    refuse(response, body, call.wordless)
    const nothing = call.emptiness?.(body)
    if (nothing) throw new ApiError({ kind: 'empty', problem: nothing })
    const parsed = call.reply.safeParse(body)
    if (parsed.success) return parsed.data
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
    throw new ApiError({ kind: 'missing', names, problem: call.incomplete ?? 'resposta-incompleta' })
  }
  return async (asked) => {
    const call = admit ? admit(asked) : asked
    if (!call) throw new ApiError({ kind: 'unsupported' })
    try {
      return await run(call)
    } catch (error) {
      if (!call.isOnce || !(error instanceof ApiError)) throw error
      throw new ApiError(error.failure, { cause: error.cause, isOnce: true })
    }
  }
}
