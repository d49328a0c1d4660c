import { brand } from '../../brand.ts'
import { outside } from '../third-party-links.ts'
import { general } from './general.ts'
import { globoplay, hboMax, paramount } from './streaming.ts'
import type { FaqList } from './types.ts'

/** Every list of questions, by the name under which a campaign chooses it. */
export const faqLists = { general, paramount, 'hbo-max': hboMax, globoplay } as const satisfies Record<
  string,
  FaqList
>

export type FaqListId = keyof typeof faqLists

/** In place of the questions under the employee offer (M2.70, M6.1). */
export const staffFaq = {
  title: `Tire suas dúvidas sobre a ${brand.name} para colaboradores`,
  text: 'As perguntas de quem trabalha com a gente ficam na página interna.',
  link: outside.staff,
} as const

/** Title of the structured data (M2.72). */
export const faqDataTitle = 'Perguntas Frequentes'

/** Beside the questions. */
export const faqAside = {
  text: 'Não achou a sua? Escreva no chat, do seu jeito.',
  link: { label: 'Perguntar no chat', href: '/chat' },
} as const
