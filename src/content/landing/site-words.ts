/** What marketing pages say that an edition of the shop may change, with the code's own words by default. */
import { faqLists, type FaqListId } from './faq/all-lists.ts'
import type { FaqList } from './faq/types.ts'
import { news, type NewsCard } from './news.ts'
import type { TextSlotName } from './text-slots.ts'

export type SiteWords = {
  /** Texts that differ from the code's. */
  readonly texts: Readonly<Partial<Record<TextSlotName, string>>>
  readonly faq: Readonly<Record<FaqListId, FaqList>>
  readonly news: readonly NewsCard[]
}

/** The code's own words. */
export const ownWords: SiteWords = { texts: {}, faq: faqLists, news: news.cards }
