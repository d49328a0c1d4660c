import { addJourney } from '../journeys.ts'
import type { Order, Page, StepId, Target } from '../types.ts'
import { backs, firstSteps, needsPlans, pages } from './standard.ts'

/** CEP and number stand on one page (decisions 4). */
export const onePageAddress = (all: readonly Page[]): readonly Page[] =>
  all.flatMap((page) => {
    if (page.steps.includes('nr-imovel')) return []
    return page.steps.includes('cep') ? [{ ...page, steps: ['cep', 'nr-imovel'] }] : [page]
  })

/** nr-imovel is skipped forward and back. */
export const backsOfB: Readonly<Record<StepId, (order: Order) => Target | null>> = {
  ...backs,
  nome: () => 'cep',
}

/** The standard order of the campaigns below `b`. */
export const b = addJourney(
  {
    id: 'b',
    root: '',
    pages: onePageAddress(pages),
    backs: backsOfB,
    redirect: (order, wanted) => needsPlans(order, wanted, 'planos'),
    subject: 'lead',
  },
  firstSteps,
)
