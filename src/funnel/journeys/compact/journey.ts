/** The journey with several questions on one page. */
import { addJourney } from '../../journeys.ts'
import type { Page } from '../../types.ts'
import { backs, needsPlans, pages as standardPages, standard } from '../standard/journey.ts'

/**
 * Pages of the compact journey that show several steps with one submit button. Each takes the place of its
 * first step's page (D7).
 */
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
 * Journey of the campaign `c`, with several steps on some of its pages (D7, D69). The chat asks one question
 * at a time, as in the standard journey.
 */
export const compact = addJourney({
  id: 'compact',
  root: '',
  pages,
  talk: standardPages.flatMap((page) => page.steps),
  countsAs: standard.id,
  // no back link leads to the plans; the link "Trocar plano" (change plan) opens them (D2)
  backs: { ...backs, 'data-nascimento': () => 'email' },
  redirect: (order, wanted) => needsPlans(order, wanted, 'planos'),
  subject: 'lead',
})
