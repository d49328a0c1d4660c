/** Types of steps, pages and journeys. Types for the state of an order are in order-state-types.ts. */
import type * as z from 'zod/mini'
import type { Capability } from '../contract/server-capabilities.ts'
import type { Lead, LeadStep, StepBody } from '../contract/lead.ts'
import type { SingleTextField, Field, Problems, FollowUpQuestion } from './field-types.ts'
import type { Answer, JourneyId, Order, Shown, StepId, Values } from './order-state-types.ts'
import type { View } from './step-views.ts'

export type { SingleTextField, Field, Problems, View }
export type {
  Answer,
  Answers,
  CodeState,
  Coverage,
  Facts,
  FreeDate,
  JourneyId,
  Mode,
  CustomerOnRecord,
  Order,
  RequestedPlan,
  Shown,
  StepId,
  Values,
} from './order-state-types.ts'

/** Stages of the progress bar. The last three belong to the journeys for existing customers. */
export type Stage =
  | 'disponibilidade'
  | 'dados-pessoais'
  | 'instalação'
  | 'pagamento'
  | 'pedido-realizado'
  | 'identificação'
  | 'oferta'
  | 'confirmação'

/** Layouts of the pages, as specified for each page. */
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
 * Kinds of steps. A 'wait' waits for the server. An 'outcome' is a dead end with ways to continue. 'review'
 * and 'receipt' are at the end of the order.
 */
export type StepKind = 'question' | 'wait' | 'outcome' | 'review' | 'receipt'

/** API call that stores an answer in a lead (an order on the server): API step and request body. */
type LeadSave = { [S in LeadStep]: { readonly step: S; readonly body: StepBody<S> } }[LeadStep]

/** API call that stores an answer on the server: API step and request body. */
export type Save =
  | LeadSave
  | { readonly step: CustomerStep; readonly body: Readonly<Record<string, unknown>> }

/** API steps of renewals and migrations, in addition to those of a lead. */
export type CustomerStep = 'offers' | 'cep' | 'number'
export type WireStep = LeadStep | CustomerStep

/** Kinds of data that depend on answers. They are cleared when such an answer changes. */
export type DataToClear = 'coverage' | 'slots' | 'risk' | 'bankInfo' | 'price' | 'code'

/** Data to load from the server, or checks to run, when a step is opened. There is one saga for each. */
export type StepPrerequisite =
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

/** Ways to submit an answer that is not simply saved. There is one saga for each. */
export type Submit = 'quiz' | 'finish' | 'contact' | 'call' | 'code' | 'line' | 'document' | 'hand-over'

/** A step of a journey as data: a question, or a screen such as the review or the receipt. */
export interface Step {
  readonly id: StepId
  readonly kind: StepKind
  readonly view: View
  readonly needs?: StepPrerequisite
  /**
   * Data to load, or a check to run, while this question is shown, because a later step needs the result. The
   * result does not depend on the answer to this question.
   */
  readonly meanwhile?: StepPrerequisite
  readonly submits?: Submit
  readonly fields: readonly Field[]
  readonly line?: SingleTextField
  readonly second?: FollowUpQuestion
  /** Fields that the chat asks for one after the other and sends together. */
  readonly parts?: {
    names(order: Order): readonly string[]
    /** Formats a value for the transcript; by default it is shown as typed. */
    show?(name: string, value: string): string
  }
  /** Returns the schema that validates and normalises the form values. */
  schema(order: Order): z.ZodMiniType<Values>
  /** Returns the API call that stores the answer; null if there is nothing to store. */
  save?(values: Values, order: Order): Save | null
  /** Another step that this answer answers too, so that the journey skips it. */
  readonly doublesAs?: StepId
  /** Whether the order includes this step. */
  applies(order: Order): boolean
  isDone(order: Order): boolean
  readonly clears?: readonly DataToClear[]
  /** Set if the answer decides which price of the chosen plan applies; pages then say the new one. */
  readonly setsPrice?: true
  /**
   * Returns the values to keep when this answer is cleared because another answer has changed; null to keep
   * none.
   */
  carries?(values: Values, order: Order): Values | null
  /** Returns the steps whose answers become unsure when this answer changes. */
  unsettles?(before: Values, now: Values): readonly StepId[]
  /** API steps under which the server stores this answer. */
  readonly wire?: readonly WireStep[]
  /** Returns the answer stored in a lead; null if the lead does not contain it. */
  restore?(lead: Lead): Answer | null
  /** Returns the display form of the answer for the transcript and the review. */
  show?(values: Values, order: Order): Shown
  /** Returns the variant of the step's texts to use, '' for the default one. */
  variant?(order: Order, draft: Values): string
  /** Returns the server's text that replaces the reason in the step's texts; null if it sent none. */
  why?(order: Order): string | null | undefined
  /**
   * Returns what is already known of this answer from others. Its form starts with these values.
   * @param draft what the visitor has typed into it
   */
  known?(order: Order, draft: Values): Values
  /**
   * The answer that the visitor has no such thing, given by a button next to the field, on a server that accepts it.
   */
  readonly none?: { readonly values: Values; readonly needs: Capability }
  /** Another answer to an earlier question, given by a button, with which this question is no longer asked. */
  readonly instead?: { readonly step: StepId; readonly values: Values }
  /** Whether the answer is never shown in full after it was sent. */
  readonly secret?: boolean
  /** Whether the step is never shown again once it is done, like a wait or a passed quiz. */
  readonly isTransient?: boolean
  /**
   * Whether the step is a dead end. After a correction, the order continues from the corrected answer instead
   * of returning to this step.
   */
  readonly isDeadEnd?: boolean
  /** Whether the answer is kept in the storage of the browser tab until it is stored on the server. */
  readonly isKeptInTab?: boolean
  /** Whether the answer contains no personal data. The tab may then keep it for a server that does not return it. */
  readonly isAnonymous?: boolean
  /** Whether only the server can validate this answer. A stored answer is then not validated again. */
  readonly isCheckedByServer?: boolean
  /**
   * Whether the step can be opened although it does not apply. For example, "Trocar plano" (change plan)
   * opens the step planos even if a link has already chosen the plan.
   */
  readonly isOpenForChange?: boolean
  /**
   * Whether the step can be opened although it does not apply, or although an earlier question is not
   * answered.
   */
  mayVisit?(order: Order): boolean
}

/** A page of a journey. It usually has one step; a composed page has several. */
export interface Page {
  /** Path below the campaign prefix, with slashes at both ends. */
  readonly path: string
  readonly layout: Layout
  readonly stage: Stage
  readonly steps: readonly StepId[]
  /** Whether the path may have one more segment, which is ignored (M2). */
  readonly isOpenEnded?: boolean
  /** Whether the page is a dead end. The progress bar then stays where it was on the page before. */
  readonly isOutcome?: boolean
  /**
   * Whether the page asks something that the specification does not know. The progress bar then stays where it was
   * on the page before, so that all other pages keep their percentages; and journeys that are told as a difference
   * from this one have the page only if they name it.
   */
  readonly isExtra?: boolean
}

/**
 * Destination of a redirect or back link: a step of the journey, or 'start' for the campaign's start page.
 */
export type Target = StepId

/**
 * A journey (one way of ordering) as data; see docs/how-to/add-a-journey.md. It lists all steps, including
 * optional ones; each step decides whether it applies.
 */
export interface Journey {
  readonly id: JourneyId
  /** Path prefix of the journey's pages. The chat is at `${root}/chat`. */
  readonly root: string
  readonly pages: readonly Page[]
  /** Alternative paths of the journey's first page. */
  readonly aliases?: readonly string[]
  /** Order of the steps in the chat, if it differs from that of the pages. */
  readonly talk?: readonly StepId[]
  /** Steps whose code is loaded. The code of the first steps is loaded first, the rest later. */
  readonly steps: ReadonlyMap<StepId, Step>
  /**
   * Steps whose back link has a special destination. Other back links lead to the previous page that applies
   * and is not a wait.
   */
  readonly backs?: Readonly<Record<StepId, (order: Order) => Target | null>>
  /**
   * Returns where to redirect if something that the wanted step requires is missing; null if the step may be
   * opened.
   */
  redirect?(order: Order, wanted: StepId): Target | null
  /** The journey whose positions and stages the progress bar uses, if not its own. */
  readonly countsAs?: JourneyId
  /**
   * If true, links into the order lead to its first step, or to the step at which a stored order continues.
   */
  readonly isEnteredAtFirst?: boolean
  /**
   * Whether a path below the campaign prefix (without trailing slash) is a page of this journey that has no
   * step.
   */
  isOwnPage?(path: string): boolean
  /** Whether the journey is excluded from search engines. */
  readonly isHidden?: boolean
  /**
   * Returns the percentage of the progress bar; null for the default, which depends on the position of the
   * page.
   */
  progress?(order: Order, step: StepId): number | null
  /**
   * The kind of record that the journey stores: 'lead', 'migration' or 'renewal' on the server, 'demo' in the
   * browser; null if it stores nothing.
   */
  readonly recordKind: string | null
  /**
   * Whether it ends without an order: no page speaks of one then, and the desk expects no sales from it. If it stores a
   * lead, it is finished once its request is sent (src/sagas/server-record/contact-request-api-calls.ts).
   */
  readonly placesNoOrder?: true
}
