/** Texts of a landing page's FAQ section other than the questions: its title in structured data, the hint beside it, and what employees see. */
import { brand } from '../../brand-and-phones.ts'
import { externalLinks } from '../external-links.ts'

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
  link: { label: 'Perguntar no chat', href: '/chat' },
} as const
