import type { ErrorReply, Help } from '../contract/common.ts'
import { SERVER_FAILURE } from '../contract/error-texts.ts'

/**
 * Every way a call can fail: a closed set (A13). `server` is an error with the server's own message; `code` and the
 * rest come with it.
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
  | { readonly kind: 'missing'; readonly names: readonly string[]; readonly where?: string | undefined }
  | { readonly kind: 'empty'; readonly text: string }
  | {
      readonly kind: 'server'
      readonly status: number
      readonly text: string
      readonly retryAfter?: number
      readonly reply: Partial<ErrorReply>
    }

export class ApiError extends Error {
  readonly failure: ApiFailure
  /** `options.cause`: what was thrown, for finding the reason. */
  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(errorText(failure), options)
    this.name = 'ApiError'
    this.failure = failure
  }
}

/** The message for each failure (F§8); a message from the server takes precedence. */
export function errorText(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'network':
      return 'Erro de rede: sua conexão caiu ou o servidor está fora do ar'
    case 'timeout':
      return `O servidor demorou muito pra responder (${failure.seconds}s)`
    case 'http':
      return `Erro HTTP ${failure.status} ${failure.statusText}`.trim()
    case 'contentType':
      return `Resposta do servidor em formato inválido ${failure.contentType}`.trim()
    case 'unparseable':
      return 'Resposta do servidor corrompida'
    case 'missing':
      return `Propriedades não encontradas ${failure.where ?? 'na resposta'}: ${failure.names.join(', ')}`
    case 'empty':
      return failure.text
    case 'server':
      return failure.text || SERVER_FAILURE
  }
}

/** What the server says itself, which goes before our own texts (F8.17); '' where it only failed. */
export const ownWords = (failure: ApiFailure): string =>
  failure.kind === 'server' && failure.text !== SERVER_FAILURE ? failure.text : ''

export const EMPTY_RESPONSE = 'Resposta vazia do servidor'

/** Messages for empty responses, by resource (F§8). */
export const EMPTY = {
  address: 'Busca de endereço retornou vazia',
  cep: 'Busca de cep retornou vazia',
  leadSave: 'Gravação dos dados do usuário retornou vazia',
  leadLookup: 'Busca dos dados do usuário retornou vazia',
  banks: 'Lista de bancos retornou vazia',
  regulations: 'Lista de regulamentos e sumários retornou vazia',
  /** A response with neither a lead nor a no-coverage lead (F§6). */
  coverage: 'Sem cobertura',
} as const

/** An action needs a lead and there is none (F§8). */
export const NO_LEAD = 'Sem dados do usuário'

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
