/** Questions and answers of the FAQ lists, with the figures of the seed data. */
import { firstEdition } from '../../src/edition/first-edition.ts'
import { soldUnder } from './first-shop.ts'
import type { FaqListId } from '../../src/content/landing/faq/faq-types.ts'
import { faqGroups } from '../../src/pages/landing/select-faq-entries.ts'

/** The questions of a list with the figures of a campaign. */
export const questionsOf = (list: FaqListId, prefix = '') =>
  faqGroups(firstEdition.faq[list], { plans: soldUnder(prefix) }).flatMap(({ entries }) => entries)

export const answerOf = (question: string): string =>
  questionsOf('general').find(({ id }) => id === question)?.answer ?? ''
