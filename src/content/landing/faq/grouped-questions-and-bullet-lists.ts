/** Helpers for writing frequently asked questions (FAQ): they group questions below a heading, and write lists. */
import type { FaqItem } from './faq-types.ts'

/** Puts questions below a heading. */
export const groupedQuestions = (group: string, questions: readonly FaqItem[]): FaqItem[] =>
  questions.map((each) => ({ ...each, group }))

/** Writes the lines of a list. */
export const bulletList = (...items: readonly string[]): string[] => items.map((item) => `- ${item}`)
