/** The journey of the mobile brands' campaigns. */
import { addJourney } from '../../journeys.ts'
import type { Order, Page, StepId, Target } from '../../types.ts'
import { backs, needsPlans, pages } from '../standard/journey.ts'

const line: Page = {
  path: '/checkout/consulta-telefone/',
  layout: 'checkout',
  stage: 'disponibilidade',
  steps: ['consulta-telefone'],
}

/** Pages of the standard journey, with a page for the mobile number before the name (D5). */
export const pagesOfMobile: readonly Page[] = pages.flatMap((page) =>
  page.steps.includes('nome') ? [line, page] : [page],
)

const backsOfMobile: Readonly<Record<StepId, (order: Order) => Target | null>> = {
  ...backs,
  'consulta-telefone': () => 'nr-imovel',
}

/** Journey for the campaigns of mobile phone brands. The visitor's mobile number may earn a bonus (D5). */
export const mobile = addJourney({
  id: 'mobile',
  root: '',
  pages: pagesOfMobile,
  backs: backsOfMobile,
  redirect: (order, wanted) => needsPlans(order, wanted, 'planos'),
  subject: 'lead',
})
