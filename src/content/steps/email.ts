import type { StepText } from '../types.ts'

export const email: StepText = {
  title: 'Seu e-mail',
  heading: 'Qual é o seu e-mail?',
  again: 'E o seu e-mail?',
  why: 'A confirmação do pedido e as faturas chegam por ele.',
  labels: { email: 'E-mail', accept_promotions: 'Quero receber ofertas por e-mail, SMS e WhatsApp' },
  placeholders: { email: 'voce@exemplo.com.br' },
  submit: 'Continuar',
  help: 'É por ele que chegam a confirmação do pedido e as faturas.',
  name: 'e-mail',
  words: ['e-mail', 'email'],
  row: { group: 'person', label: 'E-mail' },
}
