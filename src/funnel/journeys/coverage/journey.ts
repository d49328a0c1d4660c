/**
 * Journey that only checks whether an address has coverage, without an order. If it has, the visitor can go on to the
 * checkout with this address.
 */
import { addJourney, idsOf } from '../../journey-registry.ts'
import { nrImovel } from '../../steps/nr-imovel.ts'
import type { Order, Page, StepId } from '../../step-and-journey-types.ts'
import { standardJourney } from '../standard/journey.ts'

const page = (id: StepId, layout: Page['layout'], more: Partial<Page> = {}): Page => ({
  path: `/consultar-cobertura/${id}/`,
  layout,
  stage: 'disponibilidade',
  steps: [id],
  ...more,
})

/** Whether the coverage check found no network at the address. */
export const isUnserved = ({ facts: { coverage } }: Order) => coverage !== null && coverage.infra === null

/**
 * Returns the step to redirect to if a page that needs the result of the coverage check is opened too early;
 * otherwise null.
 */
function needsCheck(order: Order, wanted: StepId): StepId | null {
  const ids = idsOf(order, 'pages')
  const isBehind = ids.indexOf(wanted) > ids.indexOf('verificando-disponibilidade')
  if (!isBehind || order.facts.coverage) return null
  if (nrImovel.isDone(order)) return 'verificando-disponibilidade'
  return order.answers['nr-imovel'] ? 'nr-imovel' : 'cep'
}

export const coverageJourney = addJourney({
  id: 'coverage',
  root: '/consultar-cobertura',
  pages: [
    page('cep', 'coverage', { isOpenEnded: true }),
    page('nr-imovel', 'coverage'),
    page('verificando-disponibilidade', 'loading'),
    page('sem-cobertura', 'no-coverage', { isOutcome: true }),
    page('oferta-indisponivel', 'no-coverage', { isOutcome: true }),
    page('planos', 'plans'),
    page('com-cobertura', 'call-request', { isOutcome: true }),
  ],
  backs: { 'com-cobertura': () => 'planos' },
  redirect: (order, wanted) => {
    if (wanted === 'com-cobertura' && order.facts.coverage?.plans.length === 0)
      return isUnserved(order) ? 'sem-cobertura' : 'oferta-indisponivel'
    return needsCheck(order, wanted)
  },
  // the check is the first part of an order, and is counted so
  countsAs: standardJourney.id,
  recordKind: null,
})
