/** Texts of the journey of the employee offer. */
import type { JourneyWords, StepText } from '../text-types.ts'
import { email } from '../steps/email.ts'

export const collaboratorWords: JourneyWords = {
  deskName: 'Oferta para colaboradores',
}

/** Texts of the e-mail question in the employee offer, which asks for a corporate address. */
export const emailColaborador: StepText = {
  ...email,
  title: 'Seu e-mail corporativo',
  heading: 'Qual é o seu e-mail corporativo?',
  again: 'E o seu e-mail corporativo?',
  why: 'Para ele vai o código que libera a oferta.',
  labels: { ...email.labels, email: 'E-mail corporativo' },
  placeholders: { email: 'voce@timbrasil.com.br' },
  before: 'Esta é a oferta para colaboradores.',
  help: 'Use o e-mail da empresa. Enviamos para ele o código que libera a oferta e a confirmação do pedido.',
}
