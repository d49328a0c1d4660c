import { addJourney } from '../../journeys.ts'
import type { Page } from '../../types.ts'
import { backs, needsPlans, pages } from '../standard/journey.ts'

/** CEP and number share one page, so nr-imovel is skipped in both directions (D4). */
export const onePageAddress = (all: readonly Page[]): readonly Page[] =>
  all.flatMap((page) => {
    if (page.steps.includes('nr-imovel')) return []
    return page.steps.includes('cep') ? [{ ...page, steps: ['cep', 'nr-imovel'] }] : [page]
  })

/** The standard order of the campaigns under `b`. */
export const b = addJourney({
  id: 'b',
  root: '',
  pages: onePageAddress(pages),
  backs,
  redirect: (order, wanted) => needsPlans(order, wanted, 'planos'),
  subject: 'lead',
})
