import { faqDataTitle } from '../../content/landing/faq/lists.ts'
import { scriptData } from '../../lib/script-data.ts'
import type { FaqEntry } from './faq-entries.ts'

/** Structured data of the questions (M2.72), as the text of a `<script type="application/ld+json">`. */
export function faqData(entries: readonly FaqEntry[]): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    name: faqDataTitle,
    inLanguage: 'pt-BR',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return scriptData(data)
}
