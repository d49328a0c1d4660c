/** Texts of the question that asks existing customers for their CPF (tax number), to find their offers. */
import type { StepText } from '../text-types.ts'

export const deskName = 'CPF do cliente'

export const consultaCpf: StepText = {
  title: 'Ofertas para quem já é cliente',
  heading: 'Qual é o CPF do titular da internet?',
  again: 'E o CPF do titular?',
  why: 'Com ele achamos as ofertas para a sua casa.',
  labels: { cpf: 'CPF' },
  placeholders: { cpf: '000.000.000-00' },
  submit: 'Ver minhas ofertas',
  greeting: 'Oi! Que bom ter você com a gente.',
  help: 'Digite os 11 números do CPF de quem assina a internet. Ele está na sua fatura. Aqui fica guardado em código, e ninguém de fora lê.',
  name: 'CPF',
  words: ['cpf', 'documento'],
  row: { group: 'person', label: 'CPF' },
}
