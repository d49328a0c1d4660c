import type { StepText } from '../types.ts'

export const nrImovel: StepText = {
  title: 'Número da casa',
  heading: 'Qual é o número da casa?',
  again: 'E o número da casa?',
  why: 'A disponibilidade pode mudar de um número para outro na mesma rua.',
  labels: {
    number: 'Número',
    complement: 'Complemento, se tiver',
    is_block_allotment: 'Meu endereço é por quadra e lote',
    block_number: 'Quadra',
    allotment_number: 'Lote',
  },
  hints: {
    number: 'Se não tiver número, escreva S/N.',
    complement: 'Por exemplo: apto 42, bloco B, casa dos fundos.',
  },
  submit: 'Ver se tem fibra aqui',
  help: 'Escreva só o número, ou o número com o complemento: “130 apto 42”. Sem número? Escreva S/N.',
  name: 'número',
  words: [
    'numero',
    'numero da casa',
    'numero do imovel',
    'complemento',
    'apartamento',
    'quadra',
    'lote',
    'quadra e lote',
  ],
  row: { group: 'address', label: 'Endereço' },
}
