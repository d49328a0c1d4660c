/** Texts of the question that asks for the tax number: CPF of a person or CNPJ of a company. */
import type { StepText } from '../text-types.ts'

export const deskName = 'CPF ou CNPJ'

export const cpf: StepText = {
  title: 'Seu CPF',
  heading: 'Qual é o seu CPF?',
  again: 'E o seu CPF?',
  why: 'O contrato sai no seu CPF, guardado em código.',
  variants: {
    pj: {
      heading: 'Qual é o CNPJ da empresa?',
      again: 'E o CNPJ da empresa?',
      why: 'O contrato sai no CNPJ; você é o representante.',
      row: 'CNPJ',
      name: 'CNPJ',
    },
    'company-only': {
      heading: 'Este plano é só para empresas. Qual é o CNPJ?',
      again: 'E o CNPJ da empresa?',
      why: 'O contrato sai no CNPJ; você é o representante.',
      row: 'CNPJ',
      name: 'CNPJ',
    },
  },
  labels: { person_type: 'O contrato é', cpf: 'CPF', cnpj: 'CNPJ' },
  hints: { cnpj: 'Pode ter letras e números.' },
  placeholders: { cpf: '000.000.000-00', cnpj: '00.000.000/0000-00' },
  submit: 'Continuar',
  options: [
    { value: 'pf', label: 'Para mim', detail: 'com CPF' },
    { value: 'pj', label: 'Para uma empresa', detail: 'com CNPJ' },
  ],
  help: 'O CPF tem 11 números. Com ele confirmamos que é você; ninguém de fora o lê. Para contratar por uma empresa, informe o CNPJ.',
  name: 'CPF',
  words: ['cpf', 'cnpj', 'documento'],
  row: { group: 'person', label: 'CPF' },
}
