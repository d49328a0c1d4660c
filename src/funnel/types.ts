import type * as z from 'zod/mini'
import type { CoverageAddress } from '../contract/coverage.ts'
import type { Lead, LeadStep, RiskState, Schedule, StepBody } from '../contract/lead.ts'
import type { Plan } from '../contract/plan.ts'

/** Step ids: the last segment of the step's route (funnel §2). */
export type StepId =
  | 'cep'
  | 'nr-imovel'
  | 'verificando-disponibilidade'
  | 'oferta-indisponivel'
  | 'planos'
  | 'nome'
  | 'telefone'
  | 'email'
  | 'data-nascimento'
  | 'nome-mae'
  | 'cpf'
  | 'instalacao'
  | 'data-de-vencimento'
  | 'ativar-debito'
  | 'conta-debito'
  | 'confirmando-dados'
  | 'validacao'
  | 'erro1'
  | 'erro2'
  | 'data-instalacao'
  | 'confirmacao'
  | 'pedido-realizado'

/** Stages of the progress bar (funnel §2). */
export type Stage = 'disponibilidade' | 'dados-pessoais' | 'instalação' | 'pagamento' | 'pedido-realizado'

/**
 * question: waits for the visitor; wait: waits for the server; outcome: an end of the road that offers ways
 * out; review and receipt: the last two screens.
 */
export type StepKind = 'question' | 'wait' | 'outcome' | 'review' | 'receipt'

/** What a form holds: every value is text, a checkbox is 'true' or 'false'. Keys are wire names. */
export type Values = Readonly<Record<string, string>>

/** Portuguese text by field name; '' as a key stands for the whole form. */
export type Problems = Readonly<Record<string, string>>

type Mask = 'cep' | 'phone' | 'cpf' | 'cnpj' | 'date'

/** How a field is asked; its texts stand in content. */
export interface Field {
  /** Wire name. */
  readonly name: string
  readonly kind: 'text' | 'checkbox' | 'choice' | 'select' | 'plans' | 'calendar' | 'quiz'
  readonly mask?: Mask
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'text'
  /** HTML autocomplete token (ux.md, Inputs). */
  readonly autoComplete?: string
  readonly autoCapitalize?: 'words' | 'none' | 'characters'
  readonly maxLength?: number
  readonly optional?: boolean
  /** Values of a choice, in order. */
  readonly options?: readonly string[]
  /** Shown only while this holds of what is in the form. */
  readonly shownWhen?: (draft: Values, order: Order) => boolean
}

/** An answer that passed its schema. `masked` is set when only its display form is known (decisions 22). */
export interface Answer {
  readonly values: Values
  readonly masked?: string
  /** Changed after it was first given: the transcript marks it (decisions 37). */
  readonly changed?: boolean
}

export type Answers = Readonly<Partial<Record<StepId, Answer>>>

/** Result of the last coverage check of the present address. `infra` null: no network there. */
export interface Coverage {
  readonly infra: string | null
  readonly plans: readonly Plan[]
  readonly address: CoverageAddress | null
}

/** Which plan the visitor came for: plan-selection query parameters (funnel §2, decisions 14). */
export interface PlanWish {
  readonly idr?: string
  readonly idm?: string
  readonly id?: string
  readonly sku?: string
  readonly dl?: number
  readonly ul?: number
  /** All of these subscriptions. */
  readonly sb?: readonly string[]
  /** Exactly this set of subscriptions. */
  readonly sba?: readonly string[]
}

/** Everything the rules may look at. Pure data; the store keeps it. */
export interface Order {
  readonly addon: string
  readonly wish: PlanWish
  readonly answers: Answers
  readonly coverage: Coverage | null
  readonly complementTypes: readonly { readonly id: string; readonly name: string }[] | null
  readonly risk: RiskState
  /** Free installation dates as the server gave them last; null: not asked yet. */
  readonly freeDates: readonly FreeDate[] | null
  readonly quizFields: readonly string[]
  readonly finished: { readonly orderNumber: string; readonly schedule: Schedule | null } | null
  /** ISO date (yyyy-mm-dd) in America/Sao_Paulo. */
  readonly today: string
}

export interface FreeDate {
  readonly date: string
  readonly periods: readonly ('manha' | 'tarde')[]
}

/** What an answer carries to the server: the wire step and its body. */
export type Save = { [S in LeadStep]: { readonly step: S; readonly body: StepBody<S> } }[LeadStep]

/** What depends on an answer and is forgotten when it changes (decisions 15). */
export type Dependent = 'coverage' | 'plan' | 'slots' | 'risk' | 'bankInfo' | 'price'

/**
 * One step of the order as data. `schema` takes form values and gives normalised ones, with Portuguese
 * messages; `save` names the call of an answer, absent where nothing is saved by PATCH; `applies` says
 * whether this order has the step at all; `isDone` whether it is behind the visitor; `back` is the spec's
 * back link (funnel §2, decisions 2), 'start' for the start page, null for none.
 */
export interface Step {
  readonly id: StepId
  readonly path: string
  readonly stage: Stage
  readonly kind: StepKind
  readonly fields: readonly Field[]
  schema(order: Order): z.ZodMiniType<Values>
  save?(values: Values, order: Order): Save
  applies(order: Order): boolean
  isDone(order: Order): boolean
  back(order: Order): StepId | 'start' | null
  readonly clears?: readonly Dependent[]
  /** Wire steps that hold this answer on the server. */
  readonly wire?: readonly LeadStep[]
  /** The answer out of a stored lead; null when the lead does not hold it. */
  restore?(lead: Lead): Answer | null
  /** How an answer reads in the transcript and the review. */
  show?(values: Values, order: Order): string
  /** Never shown in full again once sent (decisions 22). */
  readonly secret?: boolean
}
