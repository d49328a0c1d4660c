/** Journey of customers who move from the old network to fibre: its pages, and what may be opened when. */
import { addJourney } from '../../journey-registry.ts'
import { pagesWith } from '../../derive-pages-from-other-journey.ts'
import { checkoutPages } from '../standard/journey.ts'

const FIRST = 'consulta-cpf'

/**
 * Pages of a migration. Pages that the checkout does not have are directly under the campaign prefix.
 * The others have the same paths as in the checkout. There are no plans: customers choose one of their own offers.
 */
const pages = pagesWith(checkoutPages, {
  without: ['planos'],
  before: {
    cep: [
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
    ],
    confirmacao: [{ path: '/codigo/', layout: 'checkout', stage: 'pagamento', steps: ['codigo'] }],
  },
})

export const migrationJourney = addJourney({
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
  recordKind: 'migration',
})
