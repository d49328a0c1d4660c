import { addJourney } from '../../journeys.ts'
import type { Page } from '../../types.ts'
import { backs, needsPlans, pages as standardPages, standard } from '../standard/journey.ts'

/** Pages that ask several questions with one submit, each placed where its first question would be (D7). */
const composed: readonly Page[] = [
  {
    path: '/checkout/cep-dados-cliente/',
    layout: 'checkout-2',
    stage: 'disponibilidade',
    steps: ['cep', 'nr-imovel', 'nome', 'telefone', 'email'],
  },
  {
    path: '/checkout/dados-pessoais/',
    layout: 'checkout',
    stage: 'dados-pessoais',
    steps: ['data-nascimento', 'nome-mae', 'cpf'],
  },
  {
    path: '/checkout/instalacao-pagamento/',
    layout: 'checkout',
    stage: 'pagamento',
    steps: ['instalacao', 'data-de-vencimento', 'ativar-debito', 'conta-debito'],
  },
]

const pages = standardPages.flatMap((page): readonly Page[] => {
  const home = composed.find(({ steps }) => steps.some((id) => page.steps.includes(id)))
  if (!home) return [page]
  return page.steps.includes(home.steps[0] ?? '') ? [home] : []
})

/**
 * The compact order of campaign `c` (D7, D69). In the chat it is asked one question at a time, like the standard
 * order.
 */
export const compact = addJourney({
  id: 'compact',
  root: '',
  pages,
  talk: standardPages.flatMap((page) => page.steps),
  countsAs: standard.id,
  // no back link goes to the plans; "Trocar plano" opens them (D2)
  backs: { ...backs, 'data-nascimento': () => 'email' },
  redirect: (order, wanted) => needsPlans(order, wanted, 'planos'),
  subject: 'lead',
})
