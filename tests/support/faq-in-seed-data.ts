/** Questions and answers of the FAQ lists, with the figures of the seed data. */
import { faqLists, type FaqListId } from '../../src/content/landing/faq/all-lists.ts'
import { faqGroups } from '../../src/pages/landing/faq-entries.ts'
import { soldUnder } from './catalogue-in-seed-data.ts'

/** The questions of a list with the figures of a campaign. */
export const questionsOf = (list: FaqListId, prefix = '') =>
  faqGroups(faqLists[list], { plans: soldUnder(prefix) }).flatMap(({ entries }) => entries)

/** The answer of the general list to a question. */
export const answerOf = (question: string): string =>
  questionsOf('general').find(({ id }) => id === question)?.answer ?? ''
