/**
 * Journey of the campaigns of mobile phone brands: the standard order, which also asks for the mobile number, because
 * it may earn a bonus.
 */
import { addJourney } from '../../journey-registry.ts'
import { pagesWith } from '../../derive-pages-from-other-journey.ts'
import type { Order, Page, StepId, Target } from '../../step-and-journey-types.ts'
import { backLinks, checkoutPages, redirectWithoutPlans } from '../standard/journey.ts'

/** The checkout's page for the mobile number. */
export const mobileNumberPage: Page = {
  path: '/checkout/consulta-telefone/',
  layout: 'checkout',
  stage: 'disponibilidade',
  steps: ['consulta-telefone'],
}

const backsOfMobile: Readonly<Record<StepId, (order: Order) => Target | null>> = {
  ...backLinks,
  'consulta-telefone': () => 'nr-imovel',
}

export const mobileJourney = addJourney({
  id: 'mobile',
  root: '',
  pages: pagesWith(checkoutPages, { before: { nome: [mobileNumberPage] } }),
  backs: backsOfMobile,
  redirect: (order, wanted) => redirectWithoutPlans(order, wanted, 'planos'),
  recordKind: 'lead',
})
