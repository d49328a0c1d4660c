/**
 * Journey of the employee offer: before employees see plans or enter other personal data, they enter a code that was
 * sent to their corporate e-mail address.
 */
import { addJourney, pageOf } from '../../journey-registry.ts'
import { pagesWith } from '../../derive-pages-from-other-journey.ts'
import type { Order, Page, StepId, Target } from '../../step-and-journey-types.ts'
import { backLinks, checkoutPages, redirectWithoutPlans, standardJourney } from '../standard/journey.ts'

const checkout = { journey: standardJourney.id }

const confirmation: Page = {
  path: '/checkout/confirmacao-colaborador/',
  layout: 'checkout',
  stage: 'dados-pessoais',
  steps: ['confirmacao-colaborador'],
}

/** The plan page. It follows the code page and has its stage: the progress bar must not return to an earlier one. */
const plans: Page = { ...pageOf(checkout, 'planos'), stage: 'dados-pessoais' }

/** Pages of the checkout, with those for the e-mail address and the code before the plans. */
const pages = pagesWith(checkoutPages, {
  before: { planos: [pageOf(checkout, 'email'), confirmation, plans] },
})

/** Steps that may be opened before the code is validated. */
const OPEN: readonly StepId[] = [
  'cep',
  'nr-imovel',
  'verificando-disponibilidade',
  'oferta-indisponivel',
  'email',
  'confirmacao-colaborador',
]

function redirect(order: Order, wanted: StepId): Target | null {
  const home = redirectWithoutPlans(order, wanted, 'email')
  if (home !== null || OPEN.includes(wanted)) return home
  return order.facts.code?.isVerified ? null : 'email'
}

export const collaboratorJourney = addJourney({
  id: 'collaborator',
  root: '',
  pages,
  backs: { ...backLinks, nome: () => 'confirmacao-colaborador' },
  redirect,
  recordKind: 'lead',
})
