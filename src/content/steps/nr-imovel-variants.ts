/**
 * Texts of the variants of the house-number question: for addresses with block and lot, for towns without a fibre
 * network, and after a change of the CEP (postcode). Browsers load them after the first question.
 */
import type { StepText } from '../text-types.ts'
import { nrImovel } from './nr-imovel.ts'

export const nrImovelVariants: StepText = {
  ...nrImovel,
  variants: {
    block: {
      heading: 'Quais são a quadra e o lote?',
      why: 'A disponibilidade muda de um lote para outro.',
    },
    noNetwork: {
      heading: 'Qual é o número da casa ou do prédio?',
      why: 'A fibra ainda não chegou à sua cidade. Confira o CEP; se for esse mesmo, com o número e um contato avisamos você quando chegar.',
    },
  },
  still: {
    heading: 'Ainda é {answer}?',
    why: 'O endereço mudou; perguntamos de novo.',
    yes: 'Sim, é o mesmo',
    no: 'Não, é outro',
    answer: (values) =>
      (values.is_block_allotment === 'true'
        ? [`a quadra ${values.block_number}`, `lote ${values.allotment_number}`]
        : [values.number === 'S/N' ? 'sem número' : `o nº ${values.number}`]
      )
        .concat(values.complement || [])
        .join(', '),
  },
}
