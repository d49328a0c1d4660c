/** Texts of the journey of customers who renew their contract. */
import { renewalPaymentText, renewedSince } from '../current-plan-of-customer.ts'
import { codigo } from '../steps/codigo.ts'
import type { JourneyWords, StepText } from '../text-types.ts'

export const renewalWords: JourneyWords = {
  deskName: 'Renovação',
  chatTitle: 'Sua renovação por conversa',
  description: {
    chat: 'Já tem a fibra? Veja na conversa as ofertas do seu CPF e renove o seu plano.',
    pages: 'Já tem a fibra? Consulte as ofertas do seu CPF e renove o seu plano em poucos passos.',
  },
}

/** Texts of the renewal step that asks for a code sent by e-mail. */
export const codigoRenovacao: StepText = { ...codigo, title: 'Código da renovação' }

/** Texts of the review page of a renewal. */
export const confirmacaoRenovacao: StepText = {
  title: 'Confira a sua renovação',
  heading: 'Está tudo certo com a sua renovação?',
  again: 'Está tudo certo?',
  why: 'Nada muda antes de você confirmar o pedido.',
  labels: { accept_information: 'Li e aceito o preço, as condições e os termos do serviço' },
  submit: 'Confirmar pedido',
  help: 'Confira cada linha. “Alterar” leva à pergunta e volta direto para cá.',
  name: 'renovação',
  words: [],
  payment: renewalPaymentText,
  today: renewedSince,
}

/** Texts of the receipt of a finished renewal. */
export const renovacaoRealizada: StepText = {
  title: 'Renovação feita',
  heading: 'Sua renovação está feita',
  why: 'Você segue com a mesma fibra, agora com a oferta nova.',
  labels: {},
  submit: 'Ver recibo',
  help: 'Guarde o número do pedido. Com ele, a equipe encontra a sua renovação.',
  name: 'renovação',
  words: [],
  next: [
    'Não é preciso marcar visita técnica.',
    'Você continua pagando como hoje: a renovação não muda a forma de pagamento.',
  ],
}
