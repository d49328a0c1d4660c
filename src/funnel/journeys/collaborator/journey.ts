/** The journey of the employee offer. */
import { addJourney } from '../../journeys.ts'
import type { Order, Page, StepId, Target } from '../../types.ts'
import { backs, needsPlans, pages } from '../standard/journey.ts'

const confirmation: Page = {
  path: '/checkout/confirmacao-colaborador/',
  layout: 'checkout',
  stage: 'dados-pessoais',
  steps: ['confirmacao-colaborador'],
}

const asks = (id: StepId) => (page: Page) => page.steps.includes(id)

/** Moves the page for the e-mail address before the plans, and adds the page for the code after it (D6). */
function withCode(all: readonly Page[]): Page[] {
  const proof = [...all.filter(asks('email')), confirmation]
  return all
    .filter((page) => !asks('email')(page))
    .flatMap((page) => (asks('planos')(page) ? [...proof, page] : [page]))
}

/** Steps that may be opened before the code is validated (F§2, D6). */
const OPEN: readonly StepId[] = [
  'cep',
  'nr-imovel',
  'verificando-disponibilidade',
  'oferta-indisponivel',
  'email',
  'confirmacao-colaborador',
]

function redirect(order: Order, wanted: StepId): Target | null {
  const home = needsPlans(order, wanted, 'email')
  if (home !== null || OPEN.includes(wanted)) return home
  return order.facts.code?.isVerified ? null : 'email'
}

/**
 * Journey of the employee offer. Before they see plans or enter other personal data, employees enter a code
 * sent to their corporate e-mail address (D6).
 */
export const collaborator = addJourney({
  id: 'collaborator',
  root: '',
  pages: withCode(pages),
  backs: { ...backs, nome: () => 'confirmacao-colaborador' },
  redirect,
  subject: 'lead',
})
