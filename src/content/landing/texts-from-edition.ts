/** The texts of landing pages that come from an edition of the shop. */
import type { FaqListId } from './faq/all-lists.ts'
import type { FaqList } from './faq/faq-types.ts'
import type { NewsCard } from './news.ts'
import { streamings } from './streaming.ts'
import type { EditableTextName } from './editable-texts.ts'

export type TextsFromEdition = {
  readonly texts: Readonly<Record<EditableTextName, string>>
  readonly faq: Readonly<Record<FaqListId, FaqList>>
  readonly news: readonly NewsCard[]
}

/**
 * Returns the prefixes of the campaigns that landing pages link to. Pages depend on these alone, so that a new campaign
 * does not change most pages.
 */
export function linkedPrefixes({ faq, news }: TextsFromEdition, prefixes: readonly string[]): string[] {
  const hrefs = new Set([
    ...Object.keys(streamings).map((service) => `/${service}/`),
    ...Object.values(faq).flatMap(({ questions }) =>
      questions.flatMap(({ links = [] }) => links.map(({ href }) => href)),
    ),
    ...news.map(({ linkNews }) => linkNews),
  ])
  return prefixes.filter((prefix) => hrefs.has(`/${prefix}/`))
}
