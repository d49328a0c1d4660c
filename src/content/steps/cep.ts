/** Texts of the question that asks for the postcode (CEP). */
import type { StepText } from '../text-types.ts'

export const deskName = 'CEP'

export const cep: StepText = {
  title: 'Seu CEP',
  heading: 'Qual é o seu CEP?',
  again: 'E o seu CEP?',
  why: 'Com ele vemos se a fibra chega à sua rua.',
  labels: { cep: 'CEP' },
  hints: { cep: 'São 8 números.' },
  placeholders: { cep: '00000-000' },
  submit: 'Consultar meu endereço',
  help: 'O CEP tem 8 números e está na sua conta de luz ou de água. Não sabe? Toque em “Não sei meu CEP”: procuramos pela rua e pela cidade.',
  name: 'CEP',
  words: ['cep', 'codigo postal', 'endereco', 'rua', 'endereco da instalacao', 'endereco de instalacao'],
  row: { group: 'installation', label: 'CEP' },
}
