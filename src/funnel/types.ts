import type * as z from 'zod/mini'
import type { CoverageAddress } from '../contract/coverage.ts'
import type { Lead, LeadStep, RiskState, Schedule, StepBody } from '../contract/lead.ts'
import type { Plan } from '../contract/plan.ts'
import type { ChatLine, Field, Problems, SecondLine, Values } from './field-types.ts'
import type { View } from './step-view.ts'

export type { ChatLine, Field, Problems, Values, View }

/** Id of a step: the last segment of its address (F§2). */
export type StepId = string

/** Id of a journey: 'standard', 'renewal', … */
export type JourneyId = string

/** The two modes of a journey. */
export type Mode = 'pages' | 'chat'

/** Progress stages (F§2); the last three belong to existing customers' journeys. */
export type Stage =
  | 'disponibilidade'
  | 'dados-pessoais'
  | 'instalação'
  | 'pagamento'
  | 'pedido-realizado'
  | 'identificação'
  | 'oferta'
  | 'confirmação'

/** Layouts of the pages, as specified for each address (M§2). */
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

/** 'wait' waits for the server, 'outcome' is a dead end with ways to continue; 'review' and 'receipt' end the order. */
export type StepKind = 'question' | 'wait' | 'outcome' | 'review' | 'receipt'

/** Display form of an answer: a text, or values that the step's texts (`shown` in src/content/steps) turn into one. */
export type Shown = string | Values

/** A valid answer. `masked` is set if only its display form is known (D22). */
export interface Answer {
  readonly values: Values
  readonly masked?: Shown
  /** Whether it was corrected; the transcript marks such answers (D37). */
  readonly changed?: boolean
  /** Whether something it depends on has changed (a house number's CEP), so that the visitor is asked again (D62). */
  readonly isUnsure?: boolean
  /** Name of the field for which the chat asks the step's follow-up question (D80). */
  readonly lacks?: string
}

export type Answers = Readonly<Record<StepId, Answer>>

/** Result of the coverage check of the current address. `infra` is the network's owner; null: no network there. */
export interface Coverage {
  readonly isExpected?: true // known ahead of the check, which is under way (D77)
  readonly infra: string | null
  readonly plans: readonly Plan[]
  readonly address: CoverageAddress | null
}

/** The plan requested by the visitor's link: its query parameters (F§2, D14). */
export interface PlanWish {
  readonly idr?: string
  readonly idm?: string
  readonly id?: string
  readonly sku?: string
  readonly dl?: number
  readonly ul?: number
  /** The plan has at least these subscriptions. */
  readonly sb?: readonly string[]
  /** The plan has exactly these subscriptions. */
  readonly sba?: readonly string[]
}

/** A day with free installation slots; `date` is dd/mm/yyyy. */
export interface FreeDate {
  readonly date: string
  readonly periods: readonly ('manha' | 'tarde')[]
}

/** State of the code that proves the visitor's identity. */
export interface CodeState {
  /** Whether the order can be finished only with a code. */
  readonly isNeeded: boolean
  readonly isVerified: boolean
  /** Mask of the destination, '' if it is not known; null if no code was sent in this tab. */
  readonly sentTo: string | null
  /** When it was sent, in epoch milliseconds. */
  readonly sentAt?: number
  /** Lifetime of the code. */
  readonly minutes: number
}

/** The plans that an existing customer may choose (renewal, migration). */
export interface CustomerOffers {
  readonly plans: readonly Plan[]
  /** Extras that can be added to one of `plans`. */
  readonly extras: readonly Plan[]
  /** Id of the customer (`id_renewal_base_user`), if the call that stores the choice requires it. */
  readonly baseUser?: string
}

/** The customer's record, as masks only. */
export interface OnRecord {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly birthDate?: string
  readonly address?: string
}

/** What the server has returned; each journey has the facts that its steps use. */
export interface Facts {
  readonly coverage: Coverage | null
  readonly complementTypes: readonly { readonly id: string; readonly name: string }[] | null
  readonly risk: RiskState
  /** Free installation dates; null: not loaded yet. */
  readonly freeDates: readonly FreeDate[] | null
  readonly quizFields: readonly string[]
  readonly offers: CustomerOffers | null
  readonly code: CodeState | null
  readonly onRecord: OnRecord | null
  /** Whether renewal and migration are currently unavailable (D88). */
  readonly isUnavailable?: boolean
  /** Street and town in one line, as returned by the address lookup. */
  readonly addressLine: string | null
  /** Data of a CEP before the house number is known (D62); possibly not the current CEP. */
  readonly place: {
    readonly cep: string
    readonly isByBlock: boolean
    readonly hasNetwork: boolean // somewhere in its town
    readonly coverage?: Coverage | null // if it is the same for every house (D77)
  } | null
  /** Whether the visitor's mobile number earns the bonus (D68); null before the look-up. */
  readonly lineHasBonus: boolean | null
  /** Short code that the visitor reads out to an agent on the phone (D72). */
  readonly reference: string | null
}

/** The state of an order: everything that steps and rules may read. Plain data, kept in the store. */
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
    /** Whether it is too late to move the appointment. */
    readonly isFixed?: boolean
  } | null
  /** ISO date (yyyy-mm-dd) in America/Sao_Paulo. */
  readonly today: string
}

/** The call that stores an answer in a lead: step of the API and body. */
type LeadSave = { [S in LeadStep]: { readonly step: S; readonly body: StepBody<S> } }[LeadStep]

/** The call that stores an answer: step of the API and body. */
export type Save =
  | LeadSave
  | { readonly step: CustomerStep; readonly body: Readonly<Record<string, unknown>> }

/** API steps of renewals and migrations that a lead does not have. */
export type CustomerStep = 'offers' | 'cep' | 'number'
export type WireStep = LeadStep | CustomerStep

/** Data that depends on answers and is cleared when one of them changes (D15). */
export type Dependent = 'coverage' | 'plan' | 'slots' | 'risk' | 'bankInfo' | 'price' | 'code'

/** What is loaded from the server when a step is entered; there is one saga for each. */
export type Need =
  | 'coverage'
  | 'risk'
  | 'risk-ahead'
  | 'quiz'
  | 'dates'
  | 'banks'
  | 'code'
  | 'customers'
  | 'waiting-list'
  | 'town'
  | 'address-line'

/** How an answer is submitted if it is not simply saved; there is one saga for each. */
export type Submit = 'quiz' | 'finish' | 'contact' | 'call' | 'code' | 'line' | 'document' | 'hand-over'

/**
 * A step as data. `schema` turns form values into normalised values, or problems. `save` returns the call that stores
 * the answer; without it nothing is stored. `applies`: the order has the step. `isDone`: the step is complete.
 */
export interface Step {
  readonly id: StepId
  readonly kind: StepKind
  readonly view: View
  readonly needs?: Need
  /** Loaded from the server while this question is open, because a later step needs it; independent of this answer. */
  readonly meanwhile?: Need
  readonly submits?: Submit
  readonly fields: readonly Field[]
  readonly line?: ChatLine
  readonly second?: SecondLine
  /** Fields that the chat asks for one after the other and sends together. */
  readonly parts?: {
    names(order: Order): readonly string[]
    /** Formats a value for the transcript; by default it is shown as typed. */
    show?(name: string, value: string): string
  }
  schema(order: Order): z.ZodMiniType<Values>
  save?(values: Values, order: Order): Save | null
  /** Another step that this answer also answers, so that the journey does not ask it. */
  readonly doublesAs?: StepId
  applies(order: Order): boolean
  isDone(order: Order): boolean
  readonly clears?: readonly Dependent[]
  /** Returns the values that stay valid after another answer has cleared this one; null for none. */
  carries?(values: Values, order: Order): Values | null
  /** Returns the steps whose answers a change of this one makes unsure (D62). */
  unsettles?(before: Values, now: Values): readonly StepId[]
  /** API steps under which the server stores this answer. */
  readonly wire?: readonly WireStep[]
  /** Returns the answer from a stored lead; null if the lead does not contain it. */
  restore?(lead: Lead): Answer | null
  /** Returns the display form of the answer in transcript and review. */
  show?(values: Values, order: Order): Shown
  /** Returns the variant of the step's texts to use, '' for the default one. */
  variant?(order: Order, draft: Values): string
  /** Never shown in full after it was sent (D22). */
  readonly secret?: boolean
  /** Not shown again once done: waits and a passed quiz (D2). */
  readonly isTransient?: boolean
  /** Corrections do not return to this dead end: another address is entered from its first question. */
  readonly isDeadEnd?: boolean
  /** Kept in the tab's storage until it is stored on the server (D16). */
  readonly isKeptInTab?: boolean
  /** Only the server can validate this answer, so a stored one is not validated again. */
  readonly isCheckedByServer?: boolean
  /** Can be opened although it does not apply: "Trocar plano" if a link has already chosen the plan. */
  readonly isOpenForChange?: boolean
  /** Whether it can be opened although it does not apply, or although an earlier question is not answered. */
  mayVisit?(order: Order): boolean
}

/** A page of a journey at one address: usually one step, several on a composed page. */
export interface Page {
  /** Path below the campaign prefix, with slashes at both ends. */
  readonly path: string
  readonly layout: Layout
  readonly stage: Stage
  readonly steps: readonly StepId[]
  /** Accepts one more path segment, which is ignored (M2). */
  readonly isOpenEnded?: boolean
  /** A dead end, with the progress of the page before it. */
  readonly isOutcome?: boolean
}

/** Destination of a redirect: a step of the journey, or 'start' for the campaign's start page. */
export type Target = StepId

/** A journey as data (docs/how-to/add-a-journey.md). It lists optional steps too; each decides whether it applies. */
export interface Journey {
  readonly id: JourneyId
  /** Path prefix of its pages; its chat is at `${root}/chat`. */
  readonly root: string
  readonly pages: readonly Page[]
  /** Additional addresses of its first page. */
  readonly aliases?: readonly string[]
  /** Order of the steps in the chat, if it differs from that of the pages. */
  readonly talk?: readonly StepId[]
  /** Steps whose code is loaded; those after the first ones are loaded later. */
  readonly steps: ReadonlyMap<StepId, Step>
  /** Exceptions to the back link, which leads to the previous page that applies and is not a wait. */
  readonly backs?: Readonly<Record<StepId, (order: Order) => Target | null>>
  /** Returns where to redirect if something that a step requires is missing; null if it may be opened. */
  redirect?(order: Order, wanted: StepId): Target | null
  /** The journey whose positions and stages the progress bar uses, if not its own (D13). */
  readonly countsAs?: JourneyId
  /** Links into the order lead to its first step, or to where a stored order continues. */
  readonly isEnteredAtFirst?: boolean
  /** Whether a path below the campaign prefix (without trailing slash) is a page of this journey that has no step. */
  isOwnPage?(path: string): boolean
  /** Excluded from search engines. */
  readonly isHidden?: boolean
  /** Returns the percentage of the progress bar; null for the default, which follows the positions of the pages. */
  progress?(order: Order, step: StepId): number | null
  /** What the journey stores on the server: 'lead', 'migration', 'renewal'; null for nothing. */
  readonly subject: string | null
}
