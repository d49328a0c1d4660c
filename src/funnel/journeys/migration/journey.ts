/** The journey of customers who migrate to fibre. */
import { addJourney } from '../../journeys.ts'
import type { Page, StepId } from '../../types.ts'
import { pages as checkout } from '../standard/journey.ts'

const FIRST = 'consulta-cpf'

/** Checkout steps that a migration skips: customers choose one of their own offers instead of a plan (D9). */
const others: readonly StepId[] = ['planos']

const ofCheckout = checkout.filter(({ steps }) => !steps.some((id) => others.includes(id)))
const review = ofCheckout.findIndex(({ steps }) => steps.includes('confirmacao'))

/**
 * Pages of a migration (D51). Pages that the checkout does not have are directly under the campaign prefix.
 * The others have the same paths as in the checkout.
 */
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

/** Journey for customers of the old network who migrate to fibre (D9, D51). */
export const migration = addJourney({
  id: 'migration',
  root: '',
  pages,
  backs: {
    // the first step has no back link, because no page of this campaign comes before it
    [FIRST]: () => null,
    'confirmando-dados': () => 'ativar-debito',
    validacao: () => 'ativar-debito',
    erro1: () => 'ativar-debito',
    erro2: () => 'ativar-debito',
  },
  // Before a document has been looked up, every page redirects to the step that asks for it.
  redirect: (order, wanted) => (wanted === FIRST || order.facts.offers !== null ? null : FIRST),
  isEnteredAtFirst: true,
  subject: 'migration',
})
