import type { ErrorCode, ErrorReply } from '../src/contract/common.ts'
import { brand } from '../src/content/brand.ts'
import { INVALID_DATE } from '../src/contract/common.ts'
import { problemText } from '../src/content/problems/every.ts'
import type { Problem } from '../src/lib/problems.ts'

type More = Partial<Pick<ErrorReply, 'missing' | 'field' | 'current' | 'price' | 'help' | 'proof'>> & {
  /** Seconds before a retry makes sense: sent as Retry-After. */
  retryAfter?: number
  /** Methods this address supports: sent as Allow. */
  allow?: readonly string[]
}

/** An error response: status, a code for the client, a Portuguese message for the visitor. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: ErrorCode
  readonly more: More

  constructor(status: number, code: ErrorCode, message: string, more: More = {}) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
  }
}

/** The field that was sent and is wrong; '' when the request as a whole is wrong. */
export const invalid = (field: string, message: string) =>
  new Refusal(400, 'invalid', message, field ? { field } : {})

/** A field whose value its parser refuses. */
export const unparsed = (field: string, problem: Problem) => invalid(field, problemText(problem))

/** Required fields the request lacks; the first of them is also its `field`. */
export const absent = (missing: readonly [string, ...string[]], message = notSent(missing)) =>
  new Refusal(400, 'invalid', message, { field: missing[0], missing: [...missing] })

const notSent = (names: readonly string[]) => `Propriedades não encontradas no pedido: ${names.join(', ')}`

export const notCorporate = () =>
  invalid('email', 'Use o seu e-mail corporativo: esta oferta é para colaboradores.')

/** A migration is only for the customer it was opened for (D9). */
export const notOnRecord = () => invalid('cpf', 'Esta oferta é do titular do contrato. Use o CPF dele.')

/** A field rejected by its schema; `why` is the schema's own message, shown where it is meant for visitors (F§5). */
const invalidValue = (field: string, path: string, why: string | undefined) =>
  invalid(field, why === INVALID_DATE ? problemText({ problem: INVALID_DATE }) : `Valor inválido: ${path}`)

type Issue = { readonly path: readonly PropertyKey[]; readonly message?: string | undefined }

/** The value at a path in part of a request; undefined when absent. */
const valueAt = (whole: unknown, path: Issue['path']) =>
  path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[name] : undefined,
    whole,
  )

const pathOf = ({ path }: Issue) => path.map(String).join('.')

/** The wire name of the field, as rules/answers.ts and its neighbours name it: `bankInfo.bank` is `bank`. */
const wireName = ({ path }: Issue) => path.map(String).findLast((name) => !/^\d+$/.test(name)) ?? ''

/** Turns a schema's errors into a refusal: names the missing fields, else the first invalid one. */
export function misshapen(issues: readonly Issue[], sent: unknown): Refusal {
  const lacking = issues.filter(({ path }) => path.length > 0 && valueAt(sent, path) === undefined)
  const [missing, ...others] = new Set(lacking.map(wireName))
  if (missing !== undefined) return absent([missing, ...others], notSent(lacking.map(pathOf)))
  const [first] = issues
  if (!first || first.path.length === 0) return invalid('', 'O pedido não pôde ser lido. Tente de novo.')
  return invalidValue(wireName(first), pathOf(first), first.message)
}

/** What a refusal says besides its text, as sent in replies; `field` and `missing` are names, never values. */
export function detailsOf({ more: { missing, field, current, price, help } }: Refusal) {
  return {
    ...(missing && { missing }),
    ...(field && { field }),
    ...(current !== undefined && { current }),
    ...(price && { price }),
    ...(help && { help }),
  }
}

/** Unknown, erased and expired leads get the same answer (S2). */
export const leadNotFound = () => new Refusal(404, 'not_found', 'Seu atendimento expirou. Comece de novo.')

/** Used, expired and unknown link codes get the same answer (S2). */
export const linkGone = () =>
  new Refusal(404, 'not_found', 'Esse link já foi usado ou expirou. Peça outro na tela do seu pedido.')

export const leadFinished = () =>
  new Refusal(409, 'finished', 'Este pedido já foi concluído e não pode mais ser alterado.')

export const versionConflict = (current: number) =>
  new Refusal(409, 'version_conflict', 'Essa resposta foi atualizada em outra aba.', { current })

export const missingSteps = (missing: string[]) =>
  new Refusal(409, 'missing_steps', 'Ainda faltam algumas respostas para concluir o pedido.', { missing })

export const planUnavailable = () =>
  new Refusal(409, 'plan_unavailable', 'Esse plano não está mais disponível no seu endereço. Escolha outro.')

export const slotsTaken = () =>
  new Refusal(409, 'slots_taken', 'Os horários escolhidos acabaram de ser ocupados. Escolha outras datas.')

/** The visit is today or already past (D71). */
export const tooLate = () =>
  new Refusal(
    409,
    'too_late',
    'A data só pode ser mudada até a véspera. Fale com a gente para mudar a visita.',
  )

export const noAppointment = () => new Refusal(409, 'invalid', 'Este pedido não tem visita marcada.')

export const priceChanged = (before: number, now: number) =>
  new Refusal(409, 'price_changed', 'O preço do plano mudou. Confira o novo valor antes de confirmar.', {
    price: { before, now },
  })

export const keyReused = () =>
  new Refusal(422, 'invalid', 'Essa chave de repetição já foi usada para outra resposta.')

export const tooMany = (seconds: number) =>
  new Refusal(429, 'too_many', `Muitas tentativas em pouco tempo. Aguarde ${seconds} s e tente de novo.`, {
    retryAfter: seconds,
  })

const HELD =
  'Por segurança, esses dados não podem ser conferidos de novo por aqui agora. Uma pessoa da equipe continua com você.'

/**
 * Beyond a limit that does not end soon: nobody is rejected for good (S27). A mailed code allows the visitor to
 * continue (D89); for a document look-up, through the request `proof`.
 */
export const needsCode = (seconds: number, proof?: string) =>
  new Refusal(429, 'too_many', HELD, { retryAfter: seconds, help: 'code', ...(proof && { proof }) })

/** The same if only a person can continue: a call request holds the order (D89). */
export const needsPerson = (seconds: number) =>
  new Refusal(429, 'too_many', HELD, { retryAfter: seconds, help: 'call' })

/** Renewal and migration require a code, and no mail server is configured to send it (D88). */
export const customersUnavailable = () =>
  new Refusal(
    409,
    'unavailable',
    `Renovação e migração não estão disponíveis por aqui agora. Ligue para ${brand.sales.phone} e uma pessoa continua com você.`,
  )

export const busy = () =>
  new Refusal(503, 'busy', 'Muita gente agora. Aguarde um instante e tente de novo.', { retryAfter: 2 })

/** The request exceeded the time limit (X33). */
export const late = (seconds: number) =>
  new Refusal(
    503,
    'unavailable',
    `O servidor demorou muito pra responder (${seconds}s). Tente de novo em instantes.`,
    {
      retryAfter: 3,
    },
  )

export const unavailable = () =>
  new Refusal(503, 'unavailable', 'Serviço indisponível no momento. Tente de novo em instantes.', {
    retryAfter: 3,
  })
