import type { Benefit } from '../../src/contract/plan-file.ts'
import type { Plan } from '../../src/contract/plan.ts'

export type Bank = { id: string; code: string; name: string }
export type Regulation = {
  id: string
  kind: 'regulation' | 'summary' | 'contract'
  title: string
  body: string
  skus: string[]
  collaborator: boolean
}
export type Offer = { addon: string; landing: string[]; checkout: string[] }
export type ComplementType = { infra: string; id: string; name: string }

/** The catalogue as it was in the database at most `MAX_AGE_MS` ago. */
export type Shelf = {
  plans: Plan[]
  byId: ReadonlyMap<string, Plan>
  bySku: ReadonlyMap<string, Plan>
  offers: ReadonlyMap<string, Offer>
  benefits: Benefit[]
  banks: Bank[]
  regulations: Regulation[]
  complementTypes: ComplementType[]
  /** The plans with these ids that still exist; returns the same array for the same ids. */
  plansOf(ids: readonly string[]): Plan[]
}
