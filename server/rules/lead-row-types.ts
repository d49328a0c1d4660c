import type { CoverageAddress } from '../../src/contract/coverage.ts'
import type { RiskState, Schedule, StepBody } from '../../src/contract/lead.ts'

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
  /** The address comes from a customer's record and is only shown masked (D9). */
  onRecord?: true
}

/** Text that the vault has encrypted (server/security/vault.ts). */
type Sealed = string

/**
 * An answer that may come from a customer's record (`onRecord`). It is then shown masked until the visitor
 * replaces it.
 */
type Kept<T> = T & { onRecord?: true }

/** The answers of a lead as they are stored, by step and with the API's field names. */
export type StoredAnswers = {
  name?: Kept<{ name: string; webcare_tuid?: string }>
  phone?: { phone: Sealed; phone2?: Sealed; lookup: string; acceptPhoneContact?: boolean }
  email?: Kept<{ email: string; accept_promotions: boolean; lookup: string }>
  /** In clear as `birth_date` if an older release stored it (server/rules/sealed-answers.ts). */
  birthDate?: Kept<{ birth_date?: string; sealedBirthDate?: Sealed }>
  motherName?: { mothers_name: Sealed }
  documentNumber?: { cpf?: Sealed; cnpj?: Sealed; lookup: string }
  /** An answer stored by an older release lacks the newer parts, and its access notes may be in clear. */
  address?: StepBody<'address'> & { sealedAccessNotes?: Sealed }
  dueDate?: { due_date: number }
  plan?: { idPlan: string; accepted: { price: number; price_with_dacc: number; price_full: number } }
  bankInfo?: { direct_debit: boolean; bankInfo?: Sealed; deviceInfo?: Sealed }
  scheduleDate?: { schedules: Schedule[] }
}

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
  /** The agent whose link the visitor accepted (D97). */
  agent?: string
  /** The id of that link: it closes with the order, and is erased with the lead (D114). */
  agentLink?: string
  idPlanRenewal?: string
  offerSelected?: string
  idPlanAddonBonus?: string | null
  /**
   * For a migration: the id of the customer it was opened for, and whether it can only be finished with a
   * code.
   */
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
  /** Whether the confirmation of the order was not mailed (D113); null before the order is placed. */
  mail_withheld: boolean | null
  /**
   * The purposes for which the visitor has entered an e-mailed code, each with the HMAC of the e-mail
   * address. `risk` is a pass that allows one risk check. `visit` says that an operator lets the order book its
   * visit (D112).
   */
  verified: { collaborator?: string; customer?: string; risk?: string; visit?: string }
}
