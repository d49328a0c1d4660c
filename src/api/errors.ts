import type { ErrorReply, Help } from '../contract/common.ts'
import { saidProblem, type Problem, type ProblemKey } from '../lib/problems.ts'

/**
 * Every way a call can fail: a closed set (A13). `server` is an error with the server's own message, '' where it has
 * none; `code` and the rest come with it.
 */
export type ApiFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout'; readonly seconds: number }
  | {
      readonly kind: 'http'
      readonly status: number
      readonly statusText: string
      readonly retryAfter?: number
    }
  | { readonly kind: 'contentType'; readonly contentType: string; readonly status: number }
  | { readonly kind: 'unparseable'; readonly status: number }
  | { readonly kind: 'missing'; readonly names: readonly string[]; readonly problem: IncompleteKey }
  | { readonly kind: 'empty'; readonly problem: EmptyKey }
  | {
      readonly kind: 'server'
      readonly status: number
      readonly text: string
      /** What is wrong where it says nothing itself; without one, the server failed. */
      readonly wordless?: WordlessKey | undefined
      readonly retryAfter?: number
      readonly reply: Partial<ErrorReply>
    }

/** A reply without content. */
export type EmptyKey = Extract<ProblemKey, `resposta-vazia${string}` | 'sem-cobertura'>

/** An error that says nothing itself. */
export type WordlessKey = 'cep-invalido'

/** Properties are missing: where, and then which. */
export type IncompleteKey = 'endereco-incompleto' | 'resposta-incompleta'

export class ApiError extends Error {
  readonly failure: ApiFailure
  /** What visitors are told of it. */
  readonly problem: Problem
  /** `options.cause`: what was thrown, for finding the reason. */
  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.kind, options)
    this.name = 'ApiError'
    this.failure = failure
    this.problem = problemOf(failure)
  }
}

/** The problem in each failure (F§8); a message from the server takes precedence. */
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
    case 'missing':
      return { problem: failure.problem, names: failure.names.join(', ') }
    case 'empty':
      return { problem: failure.problem }
    case 'server':
      return failure.text ? saidProblem(failure.text) : { problem: failure.wordless ?? 'servidor-falhou' }
  }
}

/** What the server says itself, which goes before our own texts (F8.17); '' where it only failed. */
export const ownWords = (failure: ApiFailure): string =>
  failure.kind === 'server' && failure.reply.code !== 'internal' ? failure.text : ''

/**
 * Whether the same call may be retried automatically: nobody has rejected it (D25). Wider than that list, and safe:
 * docs/decisions/0012-what-is-retried-automatically.md.
 */
export function isRetryable({ failure }: ApiError): boolean {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'contentType':
    case 'unparseable':
    case 'empty':
      return true
    case 'http':
      return failure.status === 429 || failure.status >= 500
    case 'server':
      // a code or a person helps, not waiting (D89)
      return !failure.reply.help && (failure.status === 429 || failure.status >= 500)
    case 'missing':
      return false
  }
}

/** Milliseconds the server asked us to wait, 0 when it did not. */
export function retryAfter({ failure }: ApiError): number {
  return failure.kind === 'http' || failure.kind === 'server' ? (failure.retryAfter ?? 0) * 1000 : 0
}

/** Null for a failure that time or another try may mend. */
export function helpIn({ failure }: ApiError): Help | null {
  if (failure.kind !== 'server' || !failure.reply.help) return null
  return { by: failure.reply.help, proof: failure.reply.proof }
}
