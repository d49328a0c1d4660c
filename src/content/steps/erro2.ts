/** Texts of the page for an order that the risk check has rejected. */
import { riskMessages } from '../risk-messages.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Conferência negada'

export const erro2: StepText = {
  title: 'Pedido não aprovado',
  heading: 'Não conseguimos aprovar o pedido por aqui',
  labels: {},
  submit: 'Falar com uma pessoa',
  why: riskMessages.rejected,
  help: 'Uma pessoa da equipe pode continuar com você por WhatsApp ou telefone.',
  name: 'perguntas',
  words: [],
}
