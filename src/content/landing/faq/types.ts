import type { Plan } from '../../../contract/plan.ts'
import type { FactPlan } from '../../visitor-questions/types.ts'
import type { TextLink } from '../third-party-links.ts'

export type FaqPlan = FactPlan & Pick<Plan, 'benefits'>

/** The page's own figures: the plans that its campaign offers. Every answer also reads well without them. */
export type FaqFigures = {
  readonly plans: readonly FaqPlan[]
  /** Of these, the one with the lowest price by direct debit. */
  readonly cheapest?: FactPlan
}

export type FaqItem = {
  /** Its address on the page is `#faq-<id>`. */
  readonly id: string
  readonly question: string
  /** Paragraphs and lists, as `src/lib/document-blocks.ts` reads them. */
  readonly answer: (figures: FaqFigures) => string
  readonly links?: readonly TextLink[]
}

export type FaqList = {
  readonly title: string
  readonly groups: readonly { readonly title?: string; readonly items: readonly FaqItem[] }[]
}

/** Paragraphs and lists, one below the other. */
export const text = (...blocks: readonly string[]): string => blocks.filter(Boolean).join('\n\n')

export const list = (...items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

/** ['A', 'B', 'C'] → 'A, B e C'. */
export const enumerated = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : (names[0] ?? '')
