import { addJourney } from '../journeys.ts'
import { consultaCpf } from '../steps/consulta-cpf.ts'
import { semOfertas } from '../steps/sem-ofertas.ts'
import type { Page, StepId } from '../types.ts'
import { pages as checkout } from './standard.ts'

const FIRST = 'consulta-cpf'

/** Pages of the checkout that a migration does not have: its plans are offers (D9). */
const others: readonly StepId[] = ['planos']

const ofCheckout = checkout.filter(({ steps }) => !steps.some((id) => others.includes(id)))
const review = ofCheckout.findIndex(({ steps }) => steps.includes('confirmacao'))

/** D51: the document, the offers and the address stand below the campaign's prefix, the rest as in the checkout. */
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

/** A customer of the old network moves to fibre (D9, D51). */
export const migration = addJourney(
  {
    id: 'migration',
    root: '',
    pages,
    backs: {
      // nothing of this campaign stands before it
      [FIRST]: () => null,
      'confirmando-dados': () => 'ativar-debito',
      validacao: () => 'ativar-debito',
      erro1: () => 'ativar-debito',
      erro2: () => 'ativar-debito',
    },
    // Every address of the prefix leads to the document while none was looked up.
    redirect: (order, wanted) => (wanted === FIRST || order.facts.offers !== null ? null : FIRST),
    isEnteredAtFirst: true,
    subject: 'migration',
  },
  [consultaCpf, semOfertas],
)
