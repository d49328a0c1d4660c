import type * as z from 'zod/mini'
import type { CoverageAddress } from '../contract/coverage.ts'
import type { Lead, LeadStep, RiskState, Schedule, StepBody } from '../contract/lead.ts'
import type { Plan } from '../contract/plan.ts'

/** A step's id: the last segment of its route (F§2). */
export type StepId = string

/** A journey's id: 'standard', 'renewal', … */
export type JourneyId = string

/** The two ways through a journey. */
export type Mode = 'pages' | 'chat'

/** Stages of the progress bar (F§2); the last three are those of customers' journeys. */
export type Stage =
  | 'disponibilidade'
  | 'dados-pessoais'
  | 'instalação'
  | 'pagamento'
  | 'pedido-realizado'
  | 'identificação'
  | 'oferta'
  | 'confirmação'

/** Layouts that M§2 gives the routes. */
export type Layout =
  | 'checkout'
  | 'checkout-2'
  | 'cart'
  | 'loading'
  | 'no-coverage'
  | 'coverage'
  | 'plans'
  | 'call-request'
  | 'mobile-plan-selection'
  | 'home'

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
  /** HTML autocomplete token (U-inputs). */
  readonly autoComplete?: string
  readonly autoCapitalize?: 'words' | 'none' | 'characters'
  readonly maxLength?: number
  readonly optional?: boolean
  /** Values of a choice, in order. */
  readonly options?: readonly string[]
  /** The option that is chosen unless the visitor says otherwise. */
  readonly preselected?: string
  /** Shown only while this holds of what is in the form. */
  readonly shownWhen?: (draft: Values, order: Order) => boolean
}

/** An answer that passed its schema. `masked` is set when only its display form is known (D22). */
export interface Answer {
  readonly values: Values
  readonly masked?: string
  /** Changed after it was first given: the transcript marks it (D37). */
  readonly changed?: boolean
}

export type Answers = Readonly<Record<StepId, Answer>>

/** Result of the last coverage check of the present address. `infra` null: no network there. */
export interface Coverage {
  readonly infra: string | null
  readonly plans: readonly Plan[]
  readonly address: CoverageAddress | null
}

/** Which plan the visitor came for: plan-selection query parameters (F§2, D14). */
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

export interface FreeDate {
  readonly date: string
  readonly periods: readonly ('manha' | 'tarde')[]
}

/** A code that proves who the visitor is: where it was sent (a mask), and how the last try ended. */
export interface CodeState {
  /** Finish asks for one. */
  readonly isNeeded: boolean
  readonly isVerified: boolean
  /** Mask of the address it went to; null: none was sent in this visit. */
  readonly sentTo: string | null
  readonly minutes: number
}

/** What a customer may choose from (renewal, migration). */
export interface CustomerOffers {
  readonly plans: readonly Plan[]
  /** May be added to one of `plans`. */
  readonly extras: readonly Plan[]
  /** Whose offers they are, where a choice has to say so (`id_renewal_base_user`). */
  readonly baseUser?: string
}

/** What is on a customer's record, as masks only. */
export interface OnRecord {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly birthDate?: string
  readonly address?: string
}

/** What a subject brought of the server's word; each journey has those that its steps speak of. */
export interface Facts {
  readonly coverage: Coverage | null
  readonly complementTypes: readonly { readonly id: string; readonly name: string }[] | null
  readonly risk: RiskState
  /** Free installation dates as the server gave them last; null: not asked yet. */
  readonly freeDates: readonly FreeDate[] | null
  readonly quizFields: readonly string[]
  readonly offers: CustomerOffers | null
  readonly code: CodeState | null
  readonly onRecord: OnRecord | null
  /** Street and town in one line, as the look-up knows them. */
  readonly addressLine: string | null
  /** The mobile line's look-up (D68): false when the line is no customer's. */
  readonly lineHasBonus: boolean | null
  /** What a person at the telephone may know the order by (D72). */
  readonly reference: string | null
}

/** Everything the rules may look at. Pure data; the store keeps it. */
export interface Order {
  readonly journey: JourneyId
  /** The whole campaign prefix without slashes, '' for none. */
  readonly prefix: string
  readonly wish: PlanWish
  readonly answers: Answers
  readonly facts: Facts
  readonly finished: {
    readonly orderNumber: string
    readonly schedule: Schedule | null
    /** The appointment stays: it is too late to move it. */
    readonly isFixed?: boolean
  } | null
  /** ISO date (yyyy-mm-dd) in America/Sao_Paulo. */
  readonly today: string
}

/** What an answer of a lead carries to the server: the wire step and its body. */
type LeadSave = { [S in LeadStep]: { readonly step: S; readonly body: StepBody<S> } }[LeadStep]

/** What an answer carries to the server: the wire step and its body. */
export type Save =
  LeadSave | { readonly step: CustomerStep; readonly body: Readonly<Record<string, unknown>> }

/** Wire steps of customers' subjects that a lead does not have. */
export type CustomerStep = 'offers' | 'cep' | 'number'
export type WireStep = LeadStep | CustomerStep

/** What depends on an answer and is forgotten when it changes (D15). */
export type Dependent = 'coverage' | 'plan' | 'slots' | 'risk' | 'bankInfo' | 'price' | 'code'

/** What must be fetched or asked of the server when a step is entered; sagas have a worker for each. */
export type Need =
  'coverage' | 'risk' | 'quiz' | 'dates' | 'banks' | 'code' | 'waiting-list' | 'town' | 'address-line'

/** How an answer is sent, where it is not simply saved; sagas have a handler for each. */
export type Submit = 'quiz' | 'finish' | 'contact' | 'call' | 'code' | 'line' | 'document' | 'hand-over'

/** Which form draws a step; questions have a part for each. */
export type View =
  | 'text'
  | 'choice'
  | 'plans'
  | 'offers'
  | 'quiz'
  | 'dates'
  | 'review'
  | 'receipt'
  | 'wait'
  | 'waiting-list'
  | 'another-quiz'
  | 'human-help'
  | 'no-offers'
  | 'code'
  | 'line'
  | 'call'
  | 'address'

/**
 * One step as data. `schema` takes form values and gives normalised ones, with Portuguese messages; `save` names
 * the call of an answer, absent where nothing is saved by itself; `applies` says whether this order has the step
 * at all; `isDone` whether it is behind the visitor.
 */
export interface Step {
  readonly id: StepId
  readonly kind: StepKind
  readonly view: View
  readonly needs?: Need
  readonly submits?: Submit
  readonly fields: readonly Field[]
  schema(order: Order): z.ZodMiniType<Values>
  save?(values: Values, order: Order): Save | null
  applies(order: Order): boolean
  isDone(order: Order): boolean
  readonly clears?: readonly Dependent[]
  /** Wire steps that hold this answer on the server. */
  readonly wire?: readonly WireStep[]
  /** The answer out of a stored lead; null when the lead does not hold it. */
  restore?(lead: Lead): Answer | null
  /** How an answer reads in the transcript and the review. */
  show?(values: Values, order: Order): string
  /** Which of the step's wordings is meant, '' for the ordinary one. */
  variant?(order: Order, draft: Values): string
  /** Never shown in full again once sent (D22). */
  readonly secret?: boolean
  /** Never a place to come back to once it is done: loading steps and a passed quiz (D2). */
  readonly isTransient?: boolean
  /** Nobody comes back here from a correction: another address is asked from its start. */
  readonly isDeadEnd?: boolean
  /** Kept for this tab until the subject has it (D16). */
  readonly isKeptInTab?: boolean
  /** What it may hold is known to the server alone: a stored answer is taken as it is. */
  readonly isCheckedByServer?: boolean
  /** May be visited although it does not apply: "Trocar plano", where a link had skipped it. */
  readonly isOpenForChange?: boolean
  /** Whether it may be visited although it does not apply, or although an earlier question is open. */
  mayVisit?(order: Order): boolean
}

/** One address of a journey: usually one step, several on a composed page. */
export interface Page {
  /** Below the campaign's prefix, with slashes at both ends. */
  readonly path: string
  readonly layout: Layout
  readonly stage: Stage
  readonly steps: readonly StepId[]
  /** One more segment behind the path is accepted and says nothing (M2). */
  readonly isOpenEnded?: boolean
  /** An end of the road: progress stands where the page before it stands. */
  readonly isOutcome?: boolean
}

/** Where a visitor is sent: a step of the journey, or 'start' for the start page of the campaign. */
export type Target = StepId

/**
 * A journey as data (docs/how-to/add-a-journey.md). Optional steps stand in `pages`; each says itself when it applies.
 */
export interface Journey {
  readonly id: JourneyId
  /** Path in front of its own pages; the chat stands at `${root}/chat`. */
  readonly root: string
  readonly pages: readonly Page[]
  /** Further addresses of its first page. */
  readonly aliases?: readonly string[]
  /** The order in which the chat asks, where it is not that of the pages. */
  readonly talk?: readonly StepId[]
  /** Steps that are loaded; those behind the first ones come later. */
  readonly steps: ReadonlyMap<StepId, Step>
  /** Exceptions only: by default Back leads to the previous page that applies and is no wait. */
  readonly backs?: Readonly<Record<StepId, (order: Order) => Target | null>>
  /** What must be there before a step may be seen, and where one goes instead; null: nothing is in the way. */
  redirect?(order: Order, wanted: StepId): Target | null
  /** The journey whose places its progress and stages are counted in, where they are not its own (D13). */
  readonly countsAs?: JourneyId
  /** The start page, and other ways into an order, lead to its first step, or to where a stored one goes on. */
  readonly isEnteredAtFirst?: boolean
  /** Percent of the progress bar, where it is not counted by the places of the pages. */
  progress?(order: Order, step: StepId): number | null
  /** Kind of the subject that is stored on the server: 'lead', 'migration', 'renewal'; null: nothing is stored. */
  readonly subject: string | null
}
