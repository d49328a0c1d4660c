/** Texts of the page after a failed identity quiz, which visitors may try once more. */
import { riskMessages } from '../risk-messages.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Conferência não passou'

export const erro1: StepText = {
  title: 'Não deu para confirmar',
  heading: 'As respostas não bateram',
  labels: {},
  submit: 'Tentar novamente',
  why: riskMessages.anotherQuiz,
  help: 'Você pode responder a outras perguntas mais uma vez, ou falar com uma pessoa.',
  name: 'perguntas',
  words: [],
}
