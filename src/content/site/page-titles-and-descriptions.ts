/** Titles and descriptions, for search engines and shared links, of pages that are not part of an order. */
import { callRequest } from '../call-request.ts'
import { linktree } from './linktree.ts'
import { mobilePlan } from './mobile-plan-selection.ts'
import { regulations } from './regulations-page.ts'

type PageHead = { readonly title: string; readonly description: string }

export const pageHeads = {
  call: {
    title: callRequest.title,
    description:
      'Deixe seu telefone e receba uma ligação para tirar dúvidas sobre a internet fibra, os planos e a instalação.',
  },
  'call-chat': {
    title: callRequest.chatTitle,
    description: 'Peça pela conversa uma ligação sobre a internet fibra: basta dizer o telefone com o DDD.',
  },
  regulations: {
    title: regulations.title,
    description:
      'Regulamentos, sumários e contratos de todos os planos de internet fibra, por extenso: procure pelo plano ou pelo assunto.',
  },
  linktree: {
    title: linktree.title,
    description:
      'Todos os caminhos da internet fibra em uma página: pedir, consultar a cobertura, falar com alguém e segunda via da fatura.',
  },
  'mobile-plan': {
    title: mobilePlan.title,
    description:
      'Tem TIM Controle, TIM Black ou TIM Pré no celular? Veja o bônus que cada plano leva junto com a internet fibra.',
  },
} as const satisfies Readonly<Record<string, PageHead>>
