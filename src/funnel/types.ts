import type * as z from 'zod/mini'
import type { Lead, LeadStep, StepBody } from '../contract/lead.ts'
import type { ChatLine, Field, Problems, SecondLine } from './field-types.ts'
import type {
  Answer,
  Answers,
  CodeState,
  Coverage,
  Facts,
  FreeDate,
  JourneyId,
  Mode,
  OnRecord,
  Order,
  PlanWish,
  Shown,
  StepId,
  Values,
} from './order-types.ts'
import type { View } from './step-view.ts'

export type { ChatLine, Field, Problems, View }
export type {
  Answer,
  Answers,
  CodeState,
  Coverage,
  Facts,
  FreeDate,
  JourneyId,
  Mode,
  OnRecord,
  Order,
  PlanWish,
  Shown,
  StepId,
  Values,
}

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
