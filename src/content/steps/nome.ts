/** Texts of the question that asks for the visitor's name. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Nome'

export const nome: StepText = {
  title: 'Seu nome',
  heading: 'Qual é o seu nome completo?',
  again: 'E o seu nome completo?',
  why: 'O contrato e a fatura saem neste nome.',
  variants: {
    company: {
      heading: 'Qual é o nome completo do representante legal?',
      again: 'E o nome do representante legal?',
      why: 'O contrato sai no CNPJ, pedido daqui a pouco.',
    },
  },
  labels: { name: 'Nome completo' },
  hints: { name: 'Como está no seu documento.' },
  submit: 'Continuar',
  before: 'Agora, os seus dados.',
  help: 'Escreva nome e sobrenome, como no documento. Para a casa de outra pessoa, ponha os dados de quem contrata; para uma empresa, os do representante legal.',
  name: 'nome',
  words: ['nome', 'nome completo', 'sobrenome'],
  row: { group: 'person', label: 'Nome' },
}
