/**
 * Types for the state of an order, such as its answers and the data that the server has returned. Types of
 * steps and journeys are in step-and-journey-types.ts.
 */
import type { CoverageAddress } from '../contract/coverage.ts'
import type { Schedule } from '../contract/lead-answers/schedule-date.ts'
import type { RiskState } from '../contract/lead.ts'
import type { Plan } from '../contract/plan.ts'
import type { CurrentPlan } from '../contract/renewal.ts'

/** Values of a form by the field names of the API. All are strings; a checkbox has 'true' or 'false'. */
export type Values = Readonly<Record<string, string>>

/** Id of a step: the last segment of the step's URL. */
export type StepId = string

/** Id of a journey: 'standard', 'renewal', … */
export type JourneyId = string

/** How an order is shown: as form pages or as a chat. */
export type Mode = 'pages' | 'chat'

/**
 * An answer as it is displayed: the text itself, or values that `shown` in src/content/steps turns into a
 * text.
 */
export type Shown = string | Values

/**
 * A valid answer to a step. `masked` is how a secret answer is displayed; the `values` of such an answer may
 * be unknown.
 */
export interface Answer {
  readonly values: Values
  readonly masked?: Shown
  /** Whether the answer was corrected. The transcript marks corrected answers. */
  readonly changed?: boolean
  /**
   * Whether something that the answer depends on has changed, such as the CEP (postcode) of a house number.
   * The visitor is then asked again.
   */
  readonly isUnsure?: boolean
  /** Name of the field that the answer left empty, if the chat asks a follow-up question for it. */
  readonly lacks?: string
}

export type Answers = Readonly<Record<StepId, Answer>>

/**
 * Result of the coverage check of the order's address. `infra` is the company that owns the network there;
 * null if there is no network.
 */
export interface Coverage {
  readonly isExpected?: true // a prediction, used until the check returns
  readonly infra: string | null
  readonly plans: readonly Plan[]
  readonly address: CoverageAddress | null
}

/** The plan that the visitor's link requests. The fields are query parameters of the link. */
export interface RequestedPlan {
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
  /**
   * Masked e-mail address or phone number to which the code was sent, '' if not known; null if no code was
   * sent in this tab.
   */
  readonly sentTo: string | null
  /** When the code was sent, in epoch milliseconds. */
  readonly sentAt?: number
  /** How many minutes the code is valid. */
  readonly minutes: number
}

/** The plans that an existing customer may choose in a renewal or migration. */
export interface CustomerOffers {
  readonly plans: readonly Plan[]
  /** Extras that can be added to one of `plans`. */
  readonly extras: readonly Plan[]
  /** Id of the customer (`id_renewal_base_user`), if the call that saves the choice requires it. */
  readonly baseUser?: string
  /** What the customer has and pays today; absent if it is not known. */
  readonly currentPlan?: CurrentPlan | null
}

/** The operator's record of an existing customer. All values are masked. */
export interface CustomerOnRecord {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly birthDate?: string
  readonly address?: string
}

/**
 * Data that the server has returned about an order, or that the visitor has told in passing. A journey fills only the
 * fields that its steps use.
 */
export interface Facts {
  readonly coverage: Coverage | null
  readonly complementTypes: readonly { readonly id: string; readonly name: string }[] | null
  /** Sku of the plan that the landing page of this page's campaign advertises. */
  readonly advertised?: string | undefined
  /** The banks that can be chosen for direct debit. */
  readonly banks: readonly { readonly id: string; readonly code: string; readonly name: string }[] | null
  readonly risk: RiskState
  /** The server's message about a failed risk check (`rejected_message`). */
  readonly riskMessage?: string | null
  /** Free installation dates; null: not loaded yet. */
  readonly freeDates: readonly FreeDate[] | null
  readonly quizFields: readonly string[]
  readonly offers: CustomerOffers | null
  readonly code: CodeState | null
  readonly onRecord: CustomerOnRecord | null
  /** Offers of the other journey for this document: of renewal where it has none of migration, and vice versa. */
  readonly otherOffers?: { readonly kind: 'renewal' | 'migration'; readonly id: string } | null
  /** Whether renewal and migration are currently unavailable. */
  readonly isUnavailable?: boolean
  /** Street and town in one line, as returned by the address lookup. */
  readonly addressLine: string | null
  /**
   * What is known about a CEP (postcode) before the visitor enters the house number. It may be the CEP
   * of an earlier answer.
   */
  readonly place: {
    readonly cep: string
    readonly state?: string
    readonly city?: string
    readonly isNumberedByBlock: boolean
    readonly hasNetwork: boolean // whether the town has a network anywhere
    readonly coverage?: Coverage | null // set if every house has the same coverage
  } | null
  /** Whether the visitor gets the bonus for the mobile number; null if it was not looked up yet. */
  readonly lineHasBonus: boolean | null
  /**
   * Questions that are about a company's legal representative: those that were still open when the visitor said that a
   * company orders.
   */
  readonly representative?: readonly StepId[]
  /** A short code that the visitor can read out to an agent on the phone. */
  readonly reference: string | null
}

/**
 * The state of an order: everything that steps and rules may read. It is plain data and is kept in the store.
 */
export interface Order {
  readonly journey: JourneyId
  /** The whole campaign prefix without slashes, '' for none. */
  readonly prefix: string
  readonly wish: RequestedPlan
  readonly answers: Answers
  readonly facts: Facts
  readonly finished: {
    readonly orderNumber: string
    readonly schedule: Schedule | null
    /** The day that was asked for, if the server has not said which one it has booked. */
    readonly requested?: Schedule
    /** Whether it is too late to move the appointment to another day. */
    readonly isFixed?: boolean
    /** Whether the operator has cancelled the order. */
    readonly isCancelled?: boolean
    /** Whether the confirmation, or the date of a moved appointment, is not mailed. */
    readonly isUnmailed?: boolean
    readonly isMoveUnmailed?: boolean
    /** Path of the signed link back to the order, for the calendar file. */
    readonly link?: string
  } | null
  /** ISO date (yyyy-mm-dd) in America/Sao_Paulo. */
  readonly today: string
}
