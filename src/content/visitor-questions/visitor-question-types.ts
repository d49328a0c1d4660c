/** TypeScript types of the questions that visitors ask, and of the order data that prepared answers may mention. */
import type { Plan } from '../../contract/plan.ts'
import { formatBRL } from '../../lib/format-prices-and-counts.ts'

/** The fields of a plan that answers to visitors' questions use. Prices are in reais a month. */
export type FactPlan = Pick<
  Plan,
  | 'sku'
  | 'plan'
  | 'price'
  | 'price_with_dacc'
  | 'price_full'
  | 'plan_download'
  | 'plan_upload'
  | 'speed'
  | 'installationSchedule'
  | 'subscriptions'
  | 'loyaltyPeriod'
  | 'companyOnly'
>

/** Data of the visitor's order that an answer can mention. Every answer also makes sense without it. */
export type FactFigures = {
  /** The plan chosen, or the only one on offer. */
  readonly plan?: FactPlan
  /** The plan on offer with the lowest price by direct debit. */
  readonly cheapest?: FactPlan
  /** The plans on offer. */
  readonly plans?: readonly FactPlan[]
  /** The plans that the question names, if they are several: those with HBO Max. */
  readonly named?: readonly FactPlan[]
  /** The plans that the page sells, before those on offer at the address are known. */
  readonly sold?: readonly FactPlan[]
  /** Whether the visitor chose direct debit; absent until answered. */
  readonly isDebit?: boolean
  /** How bills arrive and may be paid, as the operator has set it. */
  readonly payment?: string
  readonly isPix?: boolean
  /** Whether the visitor asks about streaming, in general or by a service. */
  readonly isStreaming?: boolean
  /** Whether the visitor asks for what does not bind: 'sem fidelidade'. */
  readonly isUnbound?: boolean
  /** What the campaign promises with the plan, as labelled rows; empty or absent if it promises nothing. */
  readonly promises?: readonly { readonly label: string; readonly value: string }[]
  /** Whether the visitor can have everything erased here; yes by default. */
  readonly canErase?: boolean
}

/** A question that visitors may ask at any time, and its prepared answer. */
export type VisitorQuestion = {
  /** The question as a heading of the FAQ. */
  readonly title: string
  /** Returns the answer, in one to three sentences. */
  readonly answer: (figures: FactFigures) => string
  /** Link to more information; `href` is a path of this site without campaign prefix. */
  readonly link?: { readonly label: string; readonly href: string }
}

/** Formats a monthly price: 59.99 → 'R$ 59,99 por mês'. */
export const perMonth = (price: number): string => `${formatBRL(price)} por mês`

/** Link to the regulations and contracts. */
export const documentsLink = { label: 'Regulamentos e contratos', href: '/regulamentos/' } as const
