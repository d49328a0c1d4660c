/**
 * What card, review and receipt call the result of a journey: "Seu pedido" or, where nothing is ordered, the visitor's
 * answers.
 */
import type { ResultWords } from './text-types.ts'

const order: ResultWords = {
  card: { title: 'Seu pedido', open: 'Ver o pedido', close: 'Fechar o pedido' },
  groups: {
    plan: 'Plano e preço',
    installation: 'Instalação',
    person: 'Seus dados',
    payment: 'Pagamento',
  },
  confirming: 'Confirmando o pedido',
  whole: 'Seu pedido completo',
  readOnly: 'Este pedido já foi feito. Aqui está o que você pediu.',
  seeWhole: 'Ver o pedido completo',
  given: 'O que você pediu',
}

const answers: ResultWords = {
  card: { title: 'Suas respostas', open: 'Ver as respostas', close: 'Fechar as respostas' },
  groups: { ...order.groups, installation: 'Endereço', person: 'Suas respostas' },
  confirming: 'Confirmando',
  whole: 'Tudo o que você respondeu',
  readOnly: 'Você já confirmou. Aqui está o que você respondeu.',
  seeWhole: 'Ver tudo o que você respondeu',
  given: 'O que você respondeu',
}

export const resultWords = { order, answers } as const
