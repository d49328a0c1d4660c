import type * as z from 'zod/mini'
import type { CoverageAddress } from '../contract/coverage.ts'
import type { Lead, LeadStep, RiskState, Schedule, StepBody } from '../contract/lead.ts'
import type { Plan } from '../contract/plan.ts'
import type { ChatLine, Field, Problems, SecondLine, Values } from './field-types.ts'
import type { View } from './step-view.ts'

export type { ChatLine, Field, Problems, Values, View }

/** A step's id: the last segment of its route (F§2). */
export type StepId = string

/** A journey's id: 'standard', 'renewal', … */
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

/** Layouts that M§2 assigns to the routes. */
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

/** question: for the visitor; wait: for the server; outcome: a dead end with ways out; review, receipt: the end. */
export type StepKind = 'question' | 'wait' | 'outcome' | 'review' | 'receipt'

/** An answer for display: ready as it is, or what its step's text (`shown` in src/content/steps) puts in words. */
export type Shown = string | Values

/** An answer that passed its schema. `masked` is set when only its display form is known (D22). */
export interface Answer {
  readonly values: Values
  readonly masked?: Shown
  /** Changed after it was first given; the transcript marks it (D37). */
  readonly changed?: boolean
  /** Something it belongs to has changed (a number's CEP): the visitor is asked whether it still holds (D62). */
  readonly isUnsure?: boolean
  /** Name of the field that the chat asks for next, in the step's second line (D80). */
  readonly lacks?: string
}

export type Answers = Readonly<Record<StepId, Answer>>

/** Result of the last coverage check for the current address. `infra` null: no network there. */
export interface Coverage {
  readonly isExpected?: true // known ahead of the check, which is under way (D77)
  readonly infra: string | null
  readonly plans: readonly Plan[]
  readonly address: CoverageAddress | null
}

/** The plan the visitor's link asks for: plan-selection query parameters (F§2, D14). */
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

/** A code that proves the visitor's identity: where it was sent (a mask) and how the last attempt ended. */
export interface CodeState {
  /** The finish call requires one. */
  readonly isNeeded: boolean
  readonly isVerified: boolean
  /** Mask of the destination, '' where it is not known; null: none was sent in this visit. */
  readonly sentTo: string | null
  /** When it was sent, in epoch milliseconds. */
  readonly sentAt?: number
  readonly minutes: number
}

/** What an existing customer may choose from (renewal, migration). */
export interface CustomerOffers {
  readonly plans: readonly Plan[]
  /** Can be added to one of `plans`. */
  readonly extras: readonly Plan[]
  /** Owner of the offers, where the choice must name it (`id_renewal_base_user`). */
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

/** Facts learnt from the server; each journey has those its steps use. */
export interface Facts {
  readonly coverage: Coverage | null
  readonly complementTypes: readonly { readonly id: string; readonly name: string }[] | null
  readonly risk: RiskState
  /** Free installation dates as last returned by the server; null: not fetched yet. */
  readonly freeDates: readonly FreeDate[] | null
  readonly quizFields: readonly string[]
  readonly offers: CustomerOffers | null
  readonly code: CodeState | null
  readonly onRecord: OnRecord | null
  /** Renewal and migration are not offered here for now (D88). */
  readonly isUnavailable?: boolean
  /** Street and town in one line, as returned by the address lookup. */
  readonly addressLine: string | null
  /** What is known of a CEP before there is a house (D62); may be another CEP's. */
  readonly place: {
    readonly cep: string
    readonly isByBlock: boolean
    readonly hasNetwork: boolean // somewhere in its town
    readonly coverage?: Coverage | null // of every house there, where that is certain (D77)
  } | null
  /** Result of the mobile line lookup (D68): false when the line is not a customer's. */
  readonly lineHasBonus: boolean | null
  /** The reference a visitor quotes to an agent on the phone (D72). */
  readonly reference: string | null
}

/** Everything the rules may read. Plain data, kept in the store. */
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
    /** The appointment is fixed: it is too late to move it. */
    readonly isFixed?: boolean
  } | null
  /** ISO date (yyyy-mm-dd) in America/Sao_Paulo. */
  readonly today: string
}

/** What a lead's answer sends to the server: the wire step and its body. */
type LeadSave = { [S in LeadStep]: { readonly step: S; readonly body: StepBody<S> } }[LeadStep]

/** What any answer sends to the server: the wire step and its body. */
export type Save =
  | LeadSave
  | { readonly step: CustomerStep; readonly body: Readonly<Record<string, unknown>> }

/** Wire steps of existing customers' subjects that a lead lacks. */
export type CustomerStep = 'offers' | 'cep' | 'number'
export type WireStep = LeadStep | CustomerStep

/** Data that depends on an answer and is cleared when it changes (D15). */
export type Dependent = 'coverage' | 'plan' | 'slots' | 'risk' | 'bankInfo' | 'price' | 'code'

/** What must be fetched from the server when a step is entered; the sagas have one worker for each. */
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

/** How an answer is submitted when it is not simply saved; the sagas have one handler for each. */
export type Submit = 'quiz' | 'finish' | 'contact' | 'call' | 'code' | 'line' | 'document' | 'hand-over'

/**
 * One step as data. `schema` takes form values and returns normalised ones, or problems; `save` names the
 * call that stores the answer, absent when nothing is stored; `applies` says whether this order has the step at all;
 * `isDone` whether it is complete.
 */
export interface Step {
  readonly id: StepId
  readonly kind: StepKind
  readonly view: View
  readonly needs?: Need
  /** Requested from the server while this question is open: a later step needs it, and it is not about this answer. */
  readonly meanwhile?: Need
  readonly submits?: Submit
  readonly fields: readonly Field[]
  readonly line?: ChatLine
  readonly second?: SecondLine
  /** The chat asks these fields one after the other, and sends them together. */
  readonly parts?: {
    names(order: Order): readonly string[]
    /** A value as the transcript shows it, if not as it was typed. */
    show?(name: string, value: string): string
  }
  schema(order: Order): z.ZodMiniType<Values>
  save?(values: Values, order: Order): Save | null
  /** Answers another step, too, which its journey then does not ask. */
  readonly doublesAs?: StepId
  applies(order: Order): boolean
  isDone(order: Order): boolean
  readonly clears?: readonly Dependent[]
  /** What still holds once another question's answer has cleared it, and (`of`) for what. */
  carries?(values: Values, order: Order): Values | null
  /** Answers that a change of this one puts in doubt (D62). */
  unsettles?(before: Values, now: Values): readonly StepId[]
  /** Wire steps under which the server stores this answer. */
  readonly wire?: readonly WireStep[]
  /** Reads the answer from a stored lead; null when the lead does not have it. */
  restore?(lead: Lead): Answer | null
  /** The answer in the transcript and the review. */
  show?(values: Values, order: Order): Shown
  /** Which variant of the step's wording to use, '' for the default one. */
  variant?(order: Order, draft: Values): string
  /** Never shown in full again once sent (D22). */
  readonly secret?: boolean
  /** Never revisited once done: loading steps and a passed quiz (D2). */
  readonly isTransient?: boolean
  /** Corrections do not return here: a different address is asked from its first question. */
  readonly isDeadEnd?: boolean
  /** Kept in the tab until the subject has it (D16). */
  readonly isKeptInTab?: boolean
  /** Only the server knows the allowed values: a stored answer is taken as is. */
  readonly isCheckedByServer?: boolean
  /** Can be visited although it does not apply: "Trocar plano" after a link skipped it. */
  readonly isOpenForChange?: boolean
  /** Whether it can be visited although it does not apply, or although an earlier question is open. */
  mayVisit?(order: Order): boolean
}

/** One address of a journey: usually one step, several on a composed page. */
export interface Page {
  /** Below the campaign's prefix, with slashes at both ends. */
  readonly path: string
  readonly layout: Layout
  readonly stage: Stage
  readonly steps: readonly StepId[]
  /** One extra path segment is accepted and ignored (M2). */
  readonly isOpenEnded?: boolean
  /** A dead end: progress stays where the page before it is. */
  readonly isOutcome?: boolean
}

/** Where a visitor is redirected: a step of the journey, or 'start' for the campaign's start page. */
export type Target = StepId

/** A journey as data (docs/how-to/add-a-journey.md). Optional steps are listed too; each decides if it applies. */
export interface Journey {
  readonly id: JourneyId
  /** Path prefix of its own pages; the chat is at `${root}/chat`. */
  readonly root: string
  readonly pages: readonly Page[]
  /** Additional addresses of its first page. */
  readonly aliases?: readonly string[]
  /** The order in which the chat asks, if it differs from that of the pages. */
  readonly talk?: readonly StepId[]
  /** The steps loaded so far; those after the first ones are loaded later. */
  readonly steps: ReadonlyMap<StepId, Step>
  /** Exceptions only: by default Back leads to the previous page that applies and is not a wait. */
  readonly backs?: Readonly<Record<StepId, (order: Order) => Target | null>>
  /** Guards a step: where to go instead while something it needs is missing; null: go ahead. */
  redirect?(order: Order, wanted: StepId): Target | null
  /** The journey whose positions and stages the progress bar uses, if not its own (D13). */
  readonly countsAs?: JourneyId
  /** The start page and other entries into an order go to its first step, or to where a stored order continues. */
  readonly isEnteredAtFirst?: boolean
  /** Pages that ask nothing but belong to it, by their path below the campaign's prefix, without trailing slash. */
  isOwnPage?(path: string): boolean
  /** Kept out of search engines. */
  readonly isHidden?: boolean
  /** Overrides the progress percentage that is otherwise derived from page positions. */
  progress?(order: Order, step: StepId): number | null
  /** Kind of subject stored on the server: 'lead', 'migration', 'renewal'; null: nothing is stored. */
  readonly subject: string | null
}
