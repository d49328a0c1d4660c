import { addJourney } from '../../journeys.ts'
import type { Page, StepId } from '../../types.ts'
import { pages as checkout } from '../standard/journey.ts'

const FIRST = 'consulta-cpf'

/** Checkout pages that a migration lacks: its plans are offers (D9). */
const others: readonly StepId[] = ['planos']

const ofCheckout = checkout.filter(({ steps }) => !steps.some((id) => others.includes(id)))
const review = ofCheckout.findIndex(({ steps }) => steps.includes('confirmacao'))

/** D51: the document, the offers and the address live under the campaign's prefix, the rest as in the checkout. */
const pages: readonly Page[] = [
  { path: '/consulta-cpf/', layout: 'home', stage: 'identificação', steps: [FIRST] },
  {
    path: '/sem-ofertas/',
    layout: 'no-coverage',
    stage: 'identificação',
    steps: ['sem-ofertas'],
    isOutcome: true,
  },
  { path: '/ofertas/', layout: 'home', stage: 'oferta', steps: ['ofertas'] },
  { path: '/endereco/', layout: 'checkout', stage: 'disponibilidade', steps: ['endereco'] },
  ...ofCheckout.slice(0, review),
  { path: '/codigo/', layout: 'checkout', stage: 'pagamento', steps: ['codigo'] },
  ...ofCheckout.slice(review),
]

/** Customers of the old network migrating to fibre (D9, D51). */
export const migration = addJourney({
  id: 'migration',
  root: '',
  pages,
  backs: {
    // no other page of this campaign comes before it
    [FIRST]: () => null,
    'confirmando-dados': () => 'ativar-debito',
    validacao: () => 'ativar-debito',
    erro1: () => 'ativar-debito',
    erro2: () => 'ativar-debito',
  },
  // Until a document has been looked up, every address under the prefix goes to the document.
  redirect: (order, wanted) => (wanted === FIRST || order.facts.offers !== null ? null : FIRST),
  isEnteredAtFirst: true,
  subject: 'migration',
})
