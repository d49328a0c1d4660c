/** Texts of the question that asks for the code sent to the e-mail address on an existing customer's record. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Código de confirmação'

export const codigo: StepText = {
  title: 'Código de confirmação',
  heading: 'Qual é o código que enviamos para o seu e-mail?',
  again: 'E o código que enviamos?',
  why: 'Com ele sabemos que é você quem está pedindo.',
  labels: { code: 'Código de seis números' },
  placeholders: { code: '000000' },
  submit: 'Conferir o código',
  help: 'O código chega ao e-mail do seu cadastro; olhe também o spam. Escreva “reenviar” para receber outro.',
  name: 'código',
  words: ['codigo', 'codigo de confirmacao'],
  shown: () => 'Código conferido',
}
