/** Texts of the question that asks for the house number, or for block and lot, and then for the complement (`second`). */
import { formatCep } from '../../lib/cep.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Número do imóvel'

export const nrImovel: StepText = {
  title: 'Número da casa',
  heading: 'Qual é o número da casa ou do prédio?',
  again: 'E o número?',
  second: {
    heading: 'É casa ou apartamento?',
    label: 'Complemento',
    line: 'Se for apartamento, escreva qual: “apto 42”, “bloco B apto 12”.',
    none: 'É casa',
    some: 'É apartamento',
    which: 'Qual é o apartamento? Por exemplo: “apto 42”.',
  },
  why: 'A disponibilidade muda de casa para casa.',
  labels: {
    number: 'Número',
    complement: 'Complemento, se tiver',
    is_block_allotment: 'Meu endereço é por quadra e lote',
    block_number: 'Quadra',
    allotment_number: 'Lote',
  },
  hints: {
    number: 'Se não tiver número, escreva S/N.',
    complement: 'É apartamento? Escreva qual: apto 42, bloco B.',
  },
  line: 'Também vale “1000 apto 12”, “quadra 2 lote 15” ou S/N.',
  submit: 'Ver se tem fibra aqui',
  help: 'Escreva só o número, ou com o complemento: “130 apto 42”. Sem número? Escreva S/N. Se o endereço for por quadra e lote: “quadra 2 lote 15”.',
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
  row: { group: 'installation', label: 'Endereço' },
  // what a corrected address has left of plan and visit
  result: ({ cep, number, complement, block_number, allotment_number, plan, visit }) => {
    const house = number || `quadra ${block_number}, lote ${allotment_number}`
    const place = [cep && formatCep(cep), house, complement].filter(Boolean).join(', ')
    if (plan !== 'true')
      return `Troquei para ${place}. Neste endereço os planos são outros: escolha de novo, e o resto continua.`
    if (visit === undefined) return `Troquei para ${place}. O plano continua.`
    return visit === 'true'
      ? `Troquei para ${place}. Plano e visita continuam.`
      : `Troquei para ${place}. O plano continua; só o dia da visita precisa ser outro.`
  },
  shown: ({ block_number, allotment_number, complement }) =>
    [`Quadra ${block_number}`, `lote ${allotment_number}`, complement].filter(Boolean).join(', '),
}
