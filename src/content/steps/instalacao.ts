/** Texts of the question that asks for missing details of the address, such as street or type of complement. */
import type { StepText } from '../text-types.ts'

export const deskName = 'Endereço da instalação'

export const instalacao: StepText = {
  title: 'Endereço da instalação',
  heading: 'O que falta para o técnico chegar até você?',
  again: 'E o que falta do endereço?',
  why: 'O seu CEP não diz o endereço inteiro.',
  placeholders: { complemento1: 'Escolha na lista' },
  labels: {
    address: 'Rua ou avenida',
    complemento1: 'Tipo de complemento',
    complemento2: 'Número ou letra do complemento',
    customComplement: 'Descreva o complemento',
    notFoundComplement: 'Não achei o meu complemento na lista',
    accessNotes: 'Como chegar, se for difícil achar',
  },
  hints: {
    customComplement: 'Escreva como aparece na sua conta de luz.',
    accessNotes: 'Por exemplo: portão azul ao lado da padaria.',
  },
  submit: 'Continuar',
  help: 'Complete o endereço para o técnico achar a sua casa.',
  name: 'endereço da instalação',
  words: [
    'complemento',
    'apartamento',
    'rua',
    'instalacao',
    'endereco da instalacao',
    'endereco de instalacao',
  ],
  row: {
    group: 'installation',
    label: 'Complemento',
    parts: { address: 'Rua ou avenida', complement: 'Complemento', accessNotes: 'Como chegar' },
  },
  shown: ({ address, complement, accessNotes }) =>
    [address, complement, accessNotes].filter(Boolean).join(', '),
}
