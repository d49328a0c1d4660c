/**
 * What the chat says about a visitor's question that it cannot answer or has answered before, and how it asks its own
 * open question again.
 */
import { pagePhones } from './brand-and-phones.ts'

/** What the chat says about a question that it cannot answer. */
export const unanswerable = {
  /** Used in turn. The channels of the team or buttons are shown below. */
  alone: [
    `Essa eu não sei responder; a equipe responde pelo ${pagePhones.sales}.`,
    `Também não tenho essa resposta: a equipe diz com certeza, pelo ${pagePhones.sales}.`,
    `Isso está fora do que eu sei; pelo ${pagePhones.sales} alguém responde.`,
  ],
  /** Used if an answer was recorded from the same message. Used in turn. */
  beside: [
    `A sua pergunta eu não sei responder; a equipe responde pelo ${pagePhones.sales}.`,
    `Essa outra pergunta também fica para a equipe, no ${pagePhones.sales}.`,
    `Disso eu não sei: vale perguntar pelo ${pagePhones.sales}.`,
  ],
} as const

/** Introductions to an answer that was given before, in turn. */
export const repeatedAnswerIntros = ['Como falei,', 'Como já disse,', 'Repito:', 'É como contei:'] as const

/** Introductions to the open question of the chat when it is asked again, in turn; the first time there is none. */
export const askedAgain = [
  '',
  'Voltando ao pedido.',
  'Quando quiser seguir.',
  'Seguimos de onde paramos.',
  'Podemos continuar?',
  'De volta à pergunta.',
  'Falta só isto por aqui.',
  'Sem pressa.',
] as const
