/** All lists of frequently asked questions (FAQ) of the landing pages, by id. */
import { generalFaq } from './general.ts'
import { globoplay, hboMax, paramount } from './streaming.ts'
import type { FaqList } from './faq-types.ts'

export const faqLists = {
  general: generalFaq,
  paramount,
  'hbo-max': hboMax,
  globoplay,
} satisfies Record<string, FaqList>

export type FaqListId = keyof typeof faqLists
/** The ids of all lists. */
export const faqListIds = Object.keys(faqLists) as readonly FaqListId[]
