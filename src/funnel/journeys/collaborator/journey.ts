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

/** E-mail and code come before the plans; the e-mail is not asked again (D6). */
function withCode(all: readonly Page[]): Page[] {
  const proof = [...all.filter(asks('email')), confirmation]
  return all
    .filter((page) => !asks('email')(page))
    .flatMap((page) => (asks('planos')(page) ? [...proof, page] : [page]))
}

/** Steps that are open before the code is validated (F§2, D6). */
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

/** The employee offer: a code sent to the corporate e-mail comes before any personal data (D6). */
export const collaborator = addJourney({
  id: 'collaborator',
  root: '',
  pages: withCode(pages),
  backs: { ...backs, nome: () => 'confirmacao-colaborador' },
  redirect,
  subject: 'lead',
})
