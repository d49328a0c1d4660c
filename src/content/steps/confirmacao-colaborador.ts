/** Texts of the question that asks for the code sent to an employee's corporate e-mail address. */
import type { StepText } from '../text-types.ts'
import { codigo } from './codigo.ts'

export const deskName = 'Código do colaborador'

export const confirmacaoColaborador: StepText = {
  title: 'Confirmação de colaborador',
  heading: 'Qual é o código que enviamos para o seu e-mail corporativo?',
  again: 'E o código que enviamos?',
  labels: { code: 'Código de seis números' },
  placeholders: { code: '000000' },
  submit: 'Conferir o código',
  help: 'O código chega ao seu e-mail corporativo; olhe também o spam. Escreva “reenviar” para receber outro, ou “corrigir e-mail” se o endereço estiver errado.',
  name: 'código',
  words: ['codigo', 'codigo de confirmacao'],
  shown: codigo.shown,
}
