/**
 * Texts of the step in which a renewing customer chooses an offer. Texts for a migration are in journeys/migration.ts.
 */
import { shownPrice } from '../price-sentence.ts'
import type { StepText } from '../text-types.ts'

export const deskName = 'Ofertas do cliente'

export const ofertas: StepText = {
  title: 'Suas ofertas',
  heading: 'Qual oferta combina com a sua casa?',
  again: 'Qual oferta você prefere?',
  why: 'Sem visita técnica; você paga como hoje.',
  variants: {
    besideCurrent: {
      heading: 'Qual oferta combina com a sua casa?',
      why: 'Sem visita técnica; você paga como hoje.',
    },
  },
  labels: { offer1: 'Oferta', offer2: 'Quer somar um extra?' },
  hints: { offer2: 'O preço dele se soma ao da oferta.' },
  submit: 'Continuar com esta oferta',
  options: [{ value: '', label: 'Nenhum extra' }],
  before: 'Achamos o seu contrato.',
  help: 'Escolha uma oferta e, se quiser, um extra. Mudam só o plano e o preço; quanto você paga agora está na sua fatura. Nada muda antes de você confirmar.',
  name: 'oferta',
  words: ['oferta', 'ofertas', 'plano', 'extra', 'velocidade'],
  row: { group: 'plan', label: 'Oferta' },
  shown: (values) => `${values.plan}, ${shownPrice(values)}`,
}
