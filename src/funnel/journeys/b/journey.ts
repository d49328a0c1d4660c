/** Journey of campaigns under /b: the standard order, but with CEP (postcode) and house number on one page. */
import { addJourney } from '../../journey-registry.ts'
import { pagesWith } from '../../derive-pages-from-other-journey.ts'
import type { Page } from '../../step-and-journey-types.ts'
import { backLinks, checkoutPages, redirectWithoutPlans } from '../standard/journey.ts'

/** The checkout's page for the CEP (postcode), which also asks for the house number. */
export const addressPage: Page = {
  path: '/checkout/cep/',
  layout: 'checkout',
  stage: 'disponibilidade',
  steps: ['cep', 'nr-imovel'],
}

export const bJourney = addJourney({
  id: 'b',
  root: '',
  pages: pagesWith(checkoutPages, { before: { cep: [addressPage] } }),
  backs: backLinks,
  redirect: (order, wanted) => redirectWithoutPlans(order, wanted, 'planos'),
  recordKind: 'lead',
})
