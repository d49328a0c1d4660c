/** Texts of the question that asks for the e-mail address, and for consent to marketing messages. */
import type { StepText } from '../text-types.ts'

export const deskName = 'E-mail'

export const email: StepText = {
  title: 'Seu e-mail',
  heading: 'Qual é o seu e-mail?',
  again: 'E o seu e-mail?',
  why: 'A confirmação do pedido chega por ele.',
  labels: { email: 'E-mail', accept_promotions: 'Quero receber ofertas por e-mail, SMS e WhatsApp' },
  placeholders: { email: 'voce@exemplo.com.br' },
  submit: 'Continuar',
  none: 'Não tenho e-mail',
  shown: () => 'Não tenho e-mail',
  help: 'É por ele que chega a confirmação do pedido, com tudo o que combinamos.',
  name: 'e-mail',
  words: ['e-mail', 'email'],
  row: { group: 'person', label: 'E-mail' },
}
