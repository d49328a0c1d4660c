/** An order: what was answered, what the server said about it. Steps and journeys, which read it, are in types.ts. */
import type { CoverageAddress } from '../contract/coverage.ts'
import type { RiskState, Schedule } from '../contract/lead.ts'
import type { Plan } from '../contract/plan.ts'

/** What a form holds: every value is text, a checkbox is 'true' or 'false'. Keys are wire names. */
export type Values = Readonly<Record<string, string>>

/** A step's id: the last segment of its route (F§2). */
export type StepId = string

/** A journey's id: 'standard', 'renewal', … */
export type JourneyId = string

/** The two modes of a journey. */
export type Mode = 'pages' | 'chat'

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
