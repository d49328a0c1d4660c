import type { CoverageAddress } from '../../src/contract/coverage.ts'
import type { RiskState, Schedule } from '../../src/contract/lead.ts'

/** The checked address of a lead. `plans` are ids on offer; `area` and `team` are null without network. */
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
  /** From a customer's record: only ever shown masked (D9). */
  onRecord?: true
}

/** Sealed text that only the vault can open. */
type Sealed = string

/** `onRecord`: copied from a customer's record, so shown masked until the visitor replaces it. */
type Kept<T> = T & { onRecord?: true }

/** Answers as stored: wire names. */
export type StoredAnswers = {
  name?: Kept<{ name: string; webcare_tuid?: string }>
  phone?: { phone: Sealed; phone2?: Sealed; lookup: string; acceptPhoneContact?: boolean }
  email?: Kept<{ email: string; accept_promotions: boolean; lookup: string }>
  birthDate?: Kept<{ birth_date: string }>
  motherName?: { mothers_name: Sealed }
  documentNumber?: { cpf?: Sealed; cnpj?: Sealed; lookup: string }
  address?: {
    address: string
    neighborhood: string
    complement: string
    complemento1: string
    complemento2: string
    customComplement: string
    notFoundComplement: boolean
    accessNotes: string
  }
  dueDate?: { due_date: number }
  plan?: { idPlan: string; accepted: { price: number; price_with_dacc: number; price_full: number } }
  bankInfo?: { direct_debit: boolean; bankInfo?: Sealed; deviceInfo?: Sealed }
  scheduleDate?: { schedules: Schedule[] }
}

export type Origin = {
  addon: string
  collaborator?: boolean
  premium?: boolean
  rs?: boolean
  from_livelo?: boolean
  regionOffer?: boolean
  premium_special_offer?: boolean
  winBack?: boolean
  idPlanRenewal?: string
  offerSelected?: string
  idPlanAddonBonus?: string | null
  /** Set for a migration: the customer it was opened for, and whether finish requires a code. */
  customer?: string
  codeNeeded?: boolean
  /** Set for a migration: ids of the customer's own offers, valid at any address. */
  offers?: string[]
  [more: string]: unknown
}

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
  /** What codes have validated: purpose → HMAC of the address the code went to; `risk`: a pass for one check. */
  verified: { collaborator?: string; customer?: string; risk?: string }
}
