/**
 * Types for the state of an order: its answers, and what the server has returned. Types of steps and journeys
 * are in types.ts.
 */
import type { CoverageAddress } from '../contract/coverage.ts'
import type { RiskState, Schedule } from '../contract/lead.ts'
import type { Plan } from '../contract/plan.ts'

/** Values of a form by wire name. Every value is a string; the value of a checkbox is 'true' or 'false'. */
export type Values = Readonly<Record<string, string>>

/** Id of a step: the last segment of its address (F§2). */
export type StepId = string

/** Id of a journey: 'standard', 'renewal', … */
export type JourneyId = string

/** The two modes of a journey. */
export type Mode = 'pages' | 'chat'

/**
 * Display form of an answer: a text, or values from which the texts of the step (`shown` in
 * src/content/steps) make a text.
 */
export type Shown = string | Values

/** A valid answer. `masked` is set if only its masked display form is known (D22). */
export interface Answer {
  readonly values: Values
  readonly masked?: Shown
  /** Whether the answer was corrected. The transcript marks corrected answers (D37). */
  readonly changed?: boolean
  /**
   * Whether something that the answer depends on has changed, such as the CEP (postcode) of a house number.
   * The visitor is then asked again (D62).
   */
  readonly isUnsure?: boolean
  /** Name of the field for which the chat asks the step's follow-up question (D80). */
  readonly lacks?: string
}

export type Answers = Readonly<Record<StepId, Answer>>

/**
 * Result of the coverage check of the current address. `infra` is the owner of the network; null if there is
 * no network.
 */
export interface Coverage {
  readonly isExpected?: true // expected while the check is still running (D77)
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
  /** Masked destination of the code, '' if it is not known; null if no code was sent in this tab. */
  readonly sentTo: string | null
  /** When the code was sent, in epoch milliseconds. */
  readonly sentAt?: number
  /** Lifetime of the code in minutes. */
  readonly minutes: number
}

/** The plans that an existing customer may choose (renewal, migration). */
export interface CustomerOffers {
  readonly plans: readonly Plan[]
  /** Extras that can be added to one of `plans`. */
  readonly extras: readonly Plan[]
  /** Id of the customer (`id_renewal_base_user`), if the call that saves the choice requires it. */
  readonly baseUser?: string
}

/** The customer's record. All values are masked. */
export interface OnRecord {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly birthDate?: string
  readonly address?: string
}

/** Data that the server has returned. Each journey has the facts that its steps use. */
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
  /** Data of a CEP (postcode), before the house number is known (D62). It may belong to an earlier CEP. */
  readonly place: {
    readonly cep: string
    readonly isByBlock: boolean
    readonly hasNetwork: boolean // whether the town has a network anywhere
    readonly coverage?: Coverage | null // set if it is the same for every house (D77)
  } | null
  /** Whether the visitor's mobile number earns the bonus (D68); null before the look-up. */
  readonly lineHasBonus: boolean | null
  /** Short code that the visitor reads out to an agent on the phone (D72). */
  readonly reference: string | null
}

/** The state of an order: everything that steps and rules may read. It is plain data, kept in the store. */
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
    /** Whether it is too late to move the appointment to another day. */
    readonly isFixed?: boolean
  } | null
  /** ISO date (yyyy-mm-dd) in America/Sao_Paulo. */
  readonly today: string
}
