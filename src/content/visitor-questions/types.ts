import type { Plan } from '../../contract/plan.ts'
import { formatBRL } from '../../lib/money.ts'

/** What an answer needs to know about a plan; every `Plan` of the catalogue fits. Prices in reais a month. */
export type FactPlan = Pick<
  Plan,
  | 'sku'
  | 'plan'
  | 'price'
  | 'price_with_dacc'
  | 'price_full'
  | 'plan_download'
  | 'plan_upload'
  | 'installationSchedule'
  | 'subscriptions'
>

/** The visitor's own figures, as far as they are known. Every answer also reads well without them. */
export type FactFigures = {
  /** The plan chosen, or the only one on offer. */
  readonly plan?: FactPlan
  /** Of the plans on offer, the one with the lowest price by direct debit. */
  readonly cheapest?: FactPlan
  /** The answer about direct debit; absent until it is given. */
  readonly isDebit?: boolean
}

/** A question that visitors ask in their own words at any step, and its answer (A20). */
export type Fact = {
  /** The question as a heading of the FAQ. */
  readonly title: string
  /** Wordings as people type them, typos and slang included. */
  readonly questions: readonly string[]
  /** One to three sentences. */
  readonly answer: (figures: FactFigures) => string
  /** Where more is said: an address of this site without campaign prefix. */
  readonly link?: { readonly label: string; readonly href: string }
}

/** 59.99 → 'R$ 59,99 por mês'. */
export const perMonth = (price: number): string => `${formatBRL(price)} por mês`

export const documentsLink = { label: 'Regulamentos e contratos', href: '/regulamentos/' } as const
