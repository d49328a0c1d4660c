/** Texts of the page that the coverage check shows for a covered address. Visitors can request a call there. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Tem cobertura'

export const comCobertura: StepText = {
  title: 'Tem fibra no seu endereço',
  heading: 'Para qual telefone podemos ligar?',
  again: 'E o telefone com DDD?',
  why: 'Ligamos do DDD 16 para tirar as suas dúvidas.',
  labels: { telephone: 'Telefone com DDD' },
  placeholders: { telephone: '(00) 00000-0000' },
  submit: 'Quero receber a ligação',
  help: 'Escreva o telefone com o DDD. Se preferir, peça agora por aqui: os planos estão a um toque.',
  name: 'telefone',
  words: [],
}
