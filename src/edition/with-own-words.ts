import { Edition } from './edition-schema.ts'
import { firstEdition } from './first-edition.ts'

/** Returns an edition in which nothing is left to the first one. */
export function withOwnWords(edition: Edition): Edition {
  if (edition.faq && edition.news && edition.footer?.whatsapp) return edition
  const { faq, news, footer } = firstEdition
  return Edition.parse({
    news,
    ...edition,
    faq: { ...faq, ...edition.faq },
    footer: { ...footer, ...edition.footer },
  })
}
