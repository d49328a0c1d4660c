import { addJourney } from '../journeys.ts'
import { consultaTelefone } from '../steps/consulta-telefone.ts'
import { telefone } from '../steps/telefone.ts'
import type { Order, Page, Step, StepId, Target } from '../types.ts'
import { backs, firstSteps, needsPlans, pages } from './standard.ts'

const line: Page = {
  path: '/checkout/consulta-telefone/',
  layout: 'checkout',
  stage: 'disponibilidade',
  steps: ['consulta-telefone'],
}

/** The line is asked before the name (D5). */
export const pagesOfMobile: readonly Page[] = pages.flatMap((page) =>
  page.steps.includes('nome') ? [line, page] : [page],
)

const backsOfMobile: Readonly<Record<StepId, (order: Order) => Target | null>> = {
  ...backs,
  'consulta-telefone': () => 'nr-imovel',
}

/** The campaigns of the mobile brands: the visitor's line may bring a bonus (D5). */
export const mobile = addJourney(
  {
    id: 'mobile',
    root: '',
    pages: pagesOfMobile,
    backs: backsOfMobile,
    redirect: (order, wanted) => needsPlans(order, wanted, 'planos'),
    subject: 'lead',
  },
  firstSteps,
)

/** Steps of the mobile brands' own. The line's number is the telephone, so that is skipped forward and back. */
export const ownSteps: readonly Step[] = [
  consultaTelefone,
  { ...telefone, applies: () => false, isDone: () => true, restore: () => null },
]
