/**
 * The first edition of the shop, which comes with the release: `first-edition.json`, written like any edition that
 * `npm run shop -- export` prints and checked like it. It has all texts, questions, news and phone numbers, so that
 * editions that leave some out can take them from here.
 */
import * as z from 'zod/mini'
import { faqListIds } from '../content/landing/faq/faq-types.ts'
import { Edition, EditionFaq, EditionFooter, EditionNews, EditionTexts } from './edition-schema.ts'
import document from './first-edition.json' with { type: 'json' }

const FirstEdition = z.extend(Edition, {
  texts: z.required(EditionTexts),
  faq: z.record(z.enum(faqListIds), EditionFaq),
  news: z.array(EditionNews),
  footer: z.required(EditionFooter),
})

export const firstEdition = FirstEdition.parse(document)
