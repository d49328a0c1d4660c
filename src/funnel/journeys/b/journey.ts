/** The journey of the campaigns under `b`. */
import { addJourney } from '../../journeys.ts'
import type { Page } from '../../types.ts'
import { backs, needsPlans, pages } from '../standard/journey.ts'

/**
 * Puts the questions for CEP (postcode) and house number on one page, and removes the separate page for the
 * house number (D4).
 */
export const onePageAddress = (all: readonly Page[]): readonly Page[] =>
  all.flatMap((page) => {
    if (page.steps.includes('nr-imovel')) return []
    return page.steps.includes('cep') ? [{ ...page, steps: ['cep', 'nr-imovel'] }] : [page]
  })

/** Journey for the campaigns under `b`: the standard journey, with CEP and house number on one page. */
export const b = addJourney({
  id: 'b',
  root: '',
  pages: onePageAddress(pages),
  backs,
  redirect: (order, wanted) => needsPlans(order, wanted, 'planos'),
  subject: 'lead',
})
