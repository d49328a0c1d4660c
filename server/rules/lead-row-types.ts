/** Types of a stored lead: its address, its answers and its origin. */
import type { CoverageAddress } from '../../src/contract/coverage.ts'
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import type { LeadStep, RiskState, StepBody } from '../../src/contract/lead.ts'
import type { answers } from '../../src/contract/lead-answers/answer-registry.ts'
import type { HeldEdition } from './catalogue-types.ts'
import type { CurrentPlan } from '../../src/contract/renewal.ts'
import { consentVersions } from '../../src/content/consent-versions.ts'

/**
 * The checked address of a lead. `plans` are the ids of the plans on offer there; `area` and `team` are null
 * if there is no network.
 */
export type LeadPlace = CoverageAddress & {
  number: string
  complement: string
  is_block_allotment: boolean
  block_number: string
  allotment_number: string
  infra: string | null
  area: string | null
  team: string | null
  plans: string[]
  /** The address comes from a customer's record and is only shown masked. */
  onRecord?: true
}

/** Text that the vault has encrypted (server/security/encryption-vault.ts). */
type Sealed = string

type Fields<S extends LeadStep> = (typeof answers)[S]['fields']

/** The fields of an answer that are stored under another name (server/rules/answer-properties.ts). */
type Renamed<S extends LeadStep> = {
  [Name in keyof Fields<S>]: Fields<S>[Name] extends { readonly sealedAs: string } ? Name : never
}[keyof Fields<S>]

type StoredFields<S extends LeadStep> = {
  [Name in keyof Omit<StepBody<S>, Renamed<S>>]: Name extends keyof Fields<S>
    ? Fields<S>[Name] extends { readonly kept: 'sealed' }
      ? Sealed
      : StepBody<S>[Name]
    : never
} & Partial<Pick<StepBody<S>, Renamed<S> & keyof StepBody<S>>> & {
    [
      Name in keyof Fields<S> as Fields<S>[Name] extends { readonly sealedAs: infer As extends string }
        ? As
        : never
    ]?: Sealed
  }

/** The HMAC under which an answer is found again. */
type StoredLookup<S extends LeadStep> = {
  [Name in keyof Fields<S>]: Fields<S>[Name] extends { readonly lookUp: unknown } ? { lookup: string } : never
}[keyof Fields<S>]

/** What the server stores with an answer in addition to its fields. */
interface Besides {
  plan: { accepted: { price: number; price_with_dacc: number; price_full: number } }
}

/** A stored answer. One from a customer's record (`onRecord`) is shown masked until the visitor replaces it. */
type StoredAnswer<S extends LeadStep> = StoredFields<S> &
  ([StoredLookup<S>] extends [never] ? unknown : StoredLookup<S>) &
  (S extends keyof Besides ? Besides[S] : unknown) & { onRecord?: true }

/** The answers of a lead as they are stored, by step. An answer stored by an older release lacks the newer parts. */
export type StoredAnswers = { [S in LeadStep]?: StoredAnswer<S> }

/** Where a lead came from: its campaign, the flags of its offer, and tracking parameters. */
export type Origin = {
  addon: string
  collaborator?: boolean
  premium?: boolean
  rs?: boolean
  from_livelo?: boolean
  regionOffer?: boolean
  premium_special_offer?: boolean
  winBack?: boolean
  /** The sku of the plan in the visitor's link. */
  sku?: string
  /** The edition of the shop in which the lead began; none of leads of earlier releases. */
  edition?: HeldEdition
  /** The agent whose link the visitor accepted. */
  agent?: string
  /** The id of that link: it closes with the order, and is erased with the lead. */
  agentLink?: string
  /** When the person on the telephone agreed that this agent fills in the order, and the version of what was asked. */
  spokenConsent?: { at: string; text: string }
  idPlanRenewal?: string
  offerSelected?: string
  idPlanAddonBonus?: string | null
  /** For a migration: the id of the customer it was opened for, and whether it can only be finished with a code. */
  customer?: string
  codeNeeded?: boolean
  /** For a migration: the ids of the customer's own offers, which are valid at any address. */
  offers?: string[]
  [more: string]: unknown
}

/** A lead as stored in the database. */
export type LeadRow = {
  id: string
  status: 'open' | 'finished'
  place: LeadPlace
  origin: Origin
  answers: StoredAnswers
  versions: Record<string, number>
  risk: RiskState
  quizzes: number
  order_number: string | null
  schedule: Schedule | null
  /** When the order was placed; null before that. */
  ordered_at: Date | null
  /** When the order was cancelled; it then has no appointment any more. */
  cancelled_at: Date | null
  /** Whether the order was not confirmed by e-mail; null before the order is placed. */
  mail_withheld: boolean | null
  /**
   * The purposes for which the visitor has entered an e-mailed code, each with the HMAC of the e-mail
   * address. `risk` is a pass that allows one risk check. `visit` says that a desk user lets the order book its
   * visit, `session` that a link which was sent by mail or message has opened the lead.
   */
  verified: { collaborator?: string; customer?: string; risk?: string; visit?: string; session?: string }
}

/** The operator's record of a customer, stored encrypted. Numbers are digits only, dates dd/mm/yyyy. */
export type CustomerRecord = {
  cpf: string
  name: string
  email: string
  phone: string
  birth_date: string
  address: { cep: string; number: string; complement: string }
  /** What the customer has and pays today, in reais a month, if the operator has said it. */
  current_plan?: CurrentPlan
}

/**
 * The consent that the visitor gives when placing the order, as it is stored: the time, the version of
 * the wording, and whether it named the loyalty period.
 */
export type StoredConsent = { accept_information: true; at: string; text: string; loyalty?: true }

/** Returns the consent to store with an order placed at this time, for plans with or without a loyalty period. */
export const consentToStore = (at: Date, hasLoyalty: boolean): StoredConsent => ({
  accept_information: true,
  at: at.toISOString(),
  text: consentVersions.accept_information,
  ...(hasLoyalty && { loyalty: true }),
})
