/** Types of the frequently asked questions (FAQ), and functions that format the answers. */
import type { Plan } from '../../../contract/plan.ts'
import { priceOnlyInState } from '../../regional-price-texts.ts'
import type { FactPlan } from '../../visitor-questions/types.ts'
import type { LinkInText } from '../third-party-links.ts'

/** The fields of a plan that FAQ answers use. */
export type FaqPlan = FactPlan &
  Pick<Plan, 'benefits'> & {
    /** The only state in which the plan is sold, as two letters; null for all. */
    readonly state: string | null
  }

/**
 * The plans that FAQ answers may mention: those of the page's campaign. Every answer also makes sense without
 * plans.
 */
export type FaqFigures = {
  readonly plans: readonly FaqPlan[]
  /** The plan with the lowest price by direct debit. */
  readonly cheapest?: FaqPlan
}

export type FaqItem = {
  /** Anchor on the page: `#faq-<id>`. */
  readonly id: string
  readonly question: string
  /** Returns paragraphs and lists in the format of `src/lib/parse-regulation-text.ts`. */
  readonly answer: (figures: FaqFigures) => string
  readonly links?: readonly LinkInText[]
}

export type FaqList = {
  readonly title: string
  readonly groups: readonly { readonly title?: string; readonly items: readonly FaqItem[] }[]
}

/** Joins paragraphs and lists with blank lines; empty ones are left out. */
export const paragraphs = (...blocks: readonly string[]): string => blocks.filter(Boolean).join('\n\n')

/** Joins sentences with spaces; empty ones are left out. */
export const sentences = (...all: readonly string[]): string => all.filter(Boolean).join(' ')

/** Returns the sentence that says where a plan's price holds; '' if that is everywhere. */
export const wherePriceHolds = (plan: FaqPlan | undefined): string =>
  plan?.state ? `${priceOnlyInState(plan.state)}.` : ''

/** Formats a bulleted list with one line per item. */
export const list = (...items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

/** Joins names in Portuguese: ['A', 'B', 'C'] → 'A, B e C'. */
export const enumerated = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)}` : (names[0] ?? '')
