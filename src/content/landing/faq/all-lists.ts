import { brand } from '../../brand-and-phones.ts'
import { externalLinks } from '../external-links.ts'
import { generalFaq } from './general.ts'
import { globoplay, hboMax, paramount } from './streaming.ts'
import type { FaqList } from './faq-types.ts'

/** All lists of frequently asked questions (FAQ), by list id. */
export const faqLists = {
  general: generalFaq,
  paramount,
  'hbo-max': hboMax,
  globoplay,
} satisfies Record<string, FaqList>

export type FaqListId = keyof typeof faqLists
/** The ids of all lists. */
export const faqListIds = Object.keys(faqLists) as readonly FaqListId[]

/** Text shown instead of the FAQ on the landing page for employees. */
export const staffFaq = {
  title: `Tire suas dúvidas sobre a ${brand.name} para colaboradores`,
  text: 'As perguntas de quem trabalha com a gente ficam na página interna.',
  link: externalLinks.staff,
} as const

/** Title of the FAQ in the structured data for search engines. */
export const faqDataTitle = 'Perguntas Frequentes'

/** Texts next to the FAQ: a hint that visitors can ask in the chat. */
export const faqAside = {
  text: 'Não achou a sua? Escreva no chat, do seu jeito.',
  link: { label: 'Perguntar no chat', href: '/chat' },
} as const
