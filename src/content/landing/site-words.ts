/** Texts of landing pages that an edition of the shop may replace, with the code's own texts as defaults. */
import { faqLists, type FaqListId } from './faq/all-lists.ts'
import type { FaqList } from './faq/types.ts'
import { news, type NewsCard } from './news.ts'
import { streamings } from './streaming.ts'
import type { TextSlotName } from './text-slots.ts'

export type SiteWords = {
  /** Texts that differ from the code's. */
  readonly texts: Readonly<Partial<Record<TextSlotName, string>>>
  readonly faq: Readonly<Record<FaqListId, FaqList>>
  readonly news: readonly NewsCard[]
}

/** The code's own words. */
export const siteWordsOfCode: SiteWords = { texts: {}, faq: faqLists, news: news.cards }

/**
 * Returns the campaign prefixes to whose start pages landing pages link, so that an additional campaign does not change
 * most pages.
 */
export function linkedPrefixes({ faq, news }: SiteWords, prefixes: readonly string[]): string[] {
  const hrefs = new Set([
    ...Object.keys(streamings).map((service) => `/${service}/`),
    ...Object.values(faq).flatMap(({ questions }) =>
      questions.flatMap(({ links = [] }) => links.map(({ href }) => href)),
    ),
    ...news.map(({ linkNews }) => linkNews),
  ])
  return prefixes.filter((prefix) => hrefs.has(`/${prefix}/`))
}
