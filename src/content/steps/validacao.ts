/** Texts of the identity quiz, which the risk check may ask for. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Perguntas de segurança'

/** Which question of the quiz one is, from 1. */
export const quizCount = (question: number, questions: number): string =>
  `Pergunta ${question} de ${questions}`

export const validacao: StepText = {
  title: 'Confirme que é você',
  heading: 'Vamos confirmar que é você',
  again: 'Voltamos às perguntas?',
  why: 'Evita que alguém contrate no seu nome.',
  labels: {},
  submit: 'Enviar respostas',
  before: 'Uma checagem rápida, para a sua segurança.',
  help: 'Escolha uma resposta em cada pergunta. Na dúvida, escolha a mais provável ou fale com a gente.',
  name: 'perguntas',
  words: [],
  shown: () => 'Respostas enviadas',
}
