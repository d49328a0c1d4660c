/** The error that failed API calls throw, and the rules that choose its message for the visitor. */
import type { ErrorReply, Help } from '../contract/shared-schemas.ts'
import { problemWithServerText, type Problem, type ProblemKey } from '../lib/problem-keys.ts'

/**
 * Every way in which an API call can fail. `server` means that the server replied with an error: `text`
 * is the message in the reply, '' if there is none, and `reply` contains the other fields.
 */
export type ApiFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout'; readonly seconds: number }
  | {
      readonly kind: 'http'
      readonly status: number
      readonly statusText: string
      readonly retryAfter?: number
      /** Whether the reply says that it is an error (F§5), without words. */
      readonly isError?: boolean
    }
  | { readonly kind: 'contentType'; readonly contentType: string; readonly status: number }
  | { readonly kind: 'unparseable'; readonly status: number }
  /** A server has refused to make the order, perhaps without a reason that we can read. */
  | { readonly kind: 'orderRefused'; readonly reason: Problem }
  /** An order was sent, and it is unknown whether it was made. It must not be sent again. */
  | { readonly kind: 'uncertain' }
  /** The server has no such call, because it is not our own. Nothing was sent. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'missing'; readonly names: readonly string[]; readonly problem: IncompleteKey }
  | { readonly kind: 'empty'; readonly problem: EmptyKey }
  | {
      readonly kind: 'server'
      readonly status: number
      readonly text: string
      /** Whether the reply had a success status, although it reports an error. */
      readonly hasGoodStatus?: boolean
      /**
       * The key of the error message to show if the server sent no text. If it is omitted, the visitor is
       * told that the server failed.
       */
      readonly wordless?: WordlessKey | undefined
      readonly retryAfter?: number
      readonly reply: Partial<ErrorReply>
    }

/** Keys of the error messages for a reply without content. */
export type EmptyKey = Extract<ProblemKey, `resposta-vazia${string}` | 'sem-cobertura'>

/** Keys of the error messages for an error reply without a text. */
export type WordlessKey = 'cep-invalido'

/** Keys of the error messages for a reply that lacks properties. */
export type IncompleteKey = 'endereco-incompleto' | 'resposta-incompleta'

export class ApiError extends Error {
  readonly failure: ApiFailure
  /** The error message that the visitor sees: its key, and the values in it. */
  readonly problem: Problem
  /** Whether the call must not be repeated automatically, because it might do harm if it arrived twice. */
  readonly isOnce: boolean
  /** @param options `cause` is the original error */
  constructor(failure: ApiFailure, options: ErrorOptions & { readonly isOnce?: boolean } = {}) {
    super(failure.kind, options)
    this.name = 'ApiError'
    this.failure = failure
    this.isOnce = options.isOnce ?? false
    this.problem = problemOf(failure)
  }
}

/** Returns the error message for a failure. A text from the server takes precedence. */
function problemOf(failure: ApiFailure): Problem {
  switch (failure.kind) {
    case 'network':
      return { problem: 'rede-caiu' }
    case 'timeout':
      return { problem: 'servidor-lento', seconds: failure.seconds }
    case 'http':
      return { problem: 'servidor-http', status: failure.status, statusText: failure.statusText }
    case 'contentType':
      return { problem: 'resposta-formato', contentType: failure.contentType }
    case 'unparseable':
      return { problem: 'resposta-corrompida' }
    case 'unsupported':
      return { problem: 'servidor-falhou' }
    case 'orderRefused':
      return failure.reason
    case 'uncertain':
      return { problem: 'pedido-incerto' }
    case 'missing':
      return { problem: failure.problem, names: failure.names.join(', ') }
    case 'empty':
      return { problem: failure.problem }
    case 'server':
      return failure.text
        ? problemWithServerText(failure.text)
        : { problem: failure.wordless ?? 'servidor-falhou' }
  }
}

/**
 * Returns the message that the server sent, which is shown instead of our texts. Returns '' if there
 * is none, or if the server failed internally.
 */
export const messageOfServer = (failure: ApiFailure): string =>
  failure.kind === 'server' && failure.reply.code !== 'internal' ? failure.text : ''

/**
 * Returns whether a failed call may be retried automatically. A call that the server rejected may not.
 * docs/decisions/0012-what-is-retried-automatically.md explains why more failures are retried than D25 lists.
 */
export function isRetryable(error: ApiError): boolean {
  return mayPass(error.failure) && (!error.isOnce || isPostponed(error))
}

/** 4xx that say nothing about what was sent: the request came too slowly, too early or too often. */
const PASSING = [408, 425, 429]

/** Whether the server rejected what was sent, so that only other values help. */
export const isRejected = ({ failure }: ApiError): boolean =>
  failure.kind === 'server' &&
  failure.status >= 400 &&
  failure.status < 500 &&
  !PASSING.includes(failure.status)

/** Whether the server has done nothing yet and asks for the same request later. */
export const isPostponed = ({ failure }: ApiError): boolean =>
  (failure.kind === 'server' || failure.kind === 'http') && [425, 429].includes(failure.status)

/**
 * Whether a reply with a success status says in the server's own words why nothing was done. Such words may be about
 * what was sent, whatever `success` says.
 */
export const givesReason = ({ failure }: ApiError): boolean =>
  failure.kind === 'server' && failure.hasGoodStatus === true && failure.text !== ''

/** Whether it is unknown if the call was carried out. Only a refusal shows that it was not. */
export function isUnknown({ failure }: ApiError): boolean {
  if (failure.kind === 'unsupported') return false
  const status = failure.kind === 'server' || failure.kind === 'http' ? failure.status : 0
  return status < 400 || status === 408 || status >= 500
}

/** Whether the next attempt may succeed. */
function mayPass(failure: ApiFailure): boolean {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'contentType':
    case 'unparseable':
    case 'empty':
      return true
    case 'http':
      return PASSING.includes(failure.status) || failure.status >= 500
    case 'server':
      // Waiting does not help here: the visitor needs a code or an agent.
      return !failure.reply.help && (PASSING.includes(failure.status) || failure.status >= 500)
    case 'missing':
    case 'unsupported':
    case 'orderRefused':
    case 'uncertain':
      return false
  }
}

/** Returns how many milliseconds the server asked us to wait before a retry; 0 if it did not ask. */
export function retryAfter({ failure }: ApiError): number {
  return failure.kind === 'http' || failure.kind === 'server' ? (failure.retryAfter ?? 0) * 1000 : 0
}

/**
 * Returns what the visitor needs if waiting does not help: a code or a phone call. Null if a later attempt
 * may succeed.
 */
export function helpForError({ failure }: ApiError): Help | null {
  if (failure.kind !== 'server' || !failure.reply.help) return null
  return { by: failure.reply.help, proof: failure.reply.proof }
}
