/** Types of the frequently asked questions (FAQ). */
import type { LinkInText } from '../external-links.ts'

/** A frequently asked question, as defined in the code and in editions of the shop. */
export type FaqItem = {
  /** Anchor on the page: `#faq-<id>`. */
  readonly id: string
  /** Heading above this question and the following ones with the same heading. */
  readonly group?: string | undefined
  readonly question: string
  /** Lines: a paragraph, or an item of a list after '- '. `{name}` is replaced by a figure of the page (fill-answer-placeholders.ts). */
  readonly answer: readonly string[]
  readonly links?: readonly LinkInText[] | undefined
}

export type FaqList = { readonly title: string; readonly questions: readonly FaqItem[] }

/** The lists of frequently asked questions (FAQ) of the landing pages. Their questions are those of an edition of the shop. */
export const faqListIds = ['general', 'paramount', 'hbo-max', 'globoplay'] as const

export type FaqListId = (typeof faqListIds)[number]
