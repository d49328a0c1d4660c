import type { CoverageAddress } from '../../src/contract/coverage.ts'
import type { RiskState, Schedule } from '../../src/contract/lead.ts'

/** The checked address of a lead. `plans` are ids on offer; `area` and `team` are null without network. */
export type Place = CoverageAddress & {
  number: string
  complement: string
  is_block_allotment: boolean
  block_number: string
  allotment_number: string
  infra: string | null
  area: string | null
  team: string | null
  plans: string[]
}

/** Answers as they are stored: wire names; `sealed` marks what only the vault can read. */
type Sealed = string
export type Answers = {
  name?: { name: string; webcare_tuid?: string }
  phone?: { phone: Sealed; lookup: string }
  email?: { email: string; accept_promotions: boolean }
  birthDate?: { birth_date: string }
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
  [more: string]: unknown
}

export type LeadRow = {
  id: string
  status: 'open' | 'finished'
  place: Place
  origin: Origin
  answers: Answers
  versions: Record<string, number>
  risk: RiskState
  quizzes: number
  order_number: string | null
  schedule: Schedule | null
}
