/** The standard journey, on which the other journeys are based. */
import { addJourney, idsOf } from '../../journey-registry.ts'
import type { Order, Page, StepId, Target } from '../../types.ts'

/** Pages of the standard order, called the checkout. */
const pages: readonly Page[] = [
  { path: '/checkout/cep/', layout: 'checkout', stage: 'disponibilidade', steps: ['cep'] },
  { path: '/checkout/nr-imovel/', layout: 'checkout', stage: 'disponibilidade', steps: ['nr-imovel'] },
  {
    path: '/checkout/verificando-disponibilidade/',
    layout: 'loading',
    stage: 'disponibilidade',
    steps: ['verificando-disponibilidade'],
  },
  {
    path: '/checkout/oferta-indisponivel/',
    layout: 'no-coverage',
    stage: 'disponibilidade',
    steps: ['oferta-indisponivel'],
    isOutcome: true,
  },
  { path: '/checkout/planos/', layout: 'no-coverage', stage: 'disponibilidade', steps: ['planos'] },
  { path: '/checkout/nome/', layout: 'checkout', stage: 'dados-pessoais', steps: ['nome'] },
  { path: '/checkout/telefone/', layout: 'checkout', stage: 'dados-pessoais', steps: ['telefone'] },
  { path: '/checkout/email/', layout: 'checkout', stage: 'dados-pessoais', steps: ['email'] },
  {
    path: '/checkout/data-nascimento/',
    layout: 'checkout',
    stage: 'dados-pessoais',
    steps: ['data-nascimento'],
  },
  { path: '/checkout/nome-mae/', layout: 'checkout', stage: 'dados-pessoais', steps: ['nome-mae'] },
  { path: '/checkout/cpf/', layout: 'checkout', stage: 'dados-pessoais', steps: ['cpf'] },
  { path: '/checkout/instalacao/', layout: 'checkout', stage: 'instalação', steps: ['instalacao'] },
  {
    path: '/checkout/data-de-vencimento/',
    layout: 'checkout',
    stage: 'pagamento',
    steps: ['data-de-vencimento'],
  },
  { path: '/checkout/ativar-debito/', layout: 'checkout', stage: 'pagamento', steps: ['ativar-debito'] },
  { path: '/checkout/conta-debito/', layout: 'checkout', stage: 'pagamento', steps: ['conta-debito'] },
  {
    path: '/checkout/confirmando-dados/',
    layout: 'loading',
    stage: 'pagamento',
    steps: ['confirmando-dados'],
  },
  { path: '/checkout/validacao/', layout: 'cart', stage: 'pagamento', steps: ['validacao'] },
  {
    path: '/checkout/validacao/erro1',
    layout: 'cart',
    stage: 'pagamento',
    steps: ['erro1'],
    isOutcome: true,
  },
  {
    path: '/checkout/validacao/erro2',
    layout: 'cart',
    stage: 'pagamento',
    steps: ['erro2'],
    isOutcome: true,
  },
  { path: '/checkout/data-instalacao/', layout: 'checkout', stage: 'pagamento', steps: ['data-instalacao'] },
  { path: '/checkout/confirmacao/', layout: 'cart', stage: 'pagamento', steps: ['confirmacao'] },
  { path: '/pedido-realizado/', layout: 'cart', stage: 'pedido-realizado', steps: ['pedido-realizado'] },
]

/**
 * Returns the checkout's pages that ask these steps, in this order, for a journey that is based on it. A journey names
 * its steps itself, so that a page added to the checkout appears in no other journey.
 */
export const checkoutPages = (...steps: readonly StepId[]): readonly Page[] =>
  steps.map((id) => {
    const page = pages.find((each) => each.steps.includes(id))
    if (!page) throw new Error(`no page of the checkout asks ${id}`)
    return page
  })

/** Back links of the standard order that do not lead to the previous page. */
export const backLinks: Readonly<Record<StepId, (order: Order) => Target | null>> = {
  nome: () => 'nr-imovel',
  'confirmando-dados': () => 'ativar-debito',
  validacao: () => 'ativar-debito',
  erro1: () => 'ativar-debito',
  erro2: () => 'ativar-debito',
}

/**
 * Returns a redirect to the campaign's start page if no plan is available and the wanted step is `from` or a
 * later one; otherwise null.
 */
export function redirectWithoutPlans(order: Order, wanted: StepId, from: StepId): Target | null {
  const ids = idsOf(order, 'pages')
  const isLater = ids.indexOf(wanted) >= ids.indexOf(from)
  return isLater && !order.facts.coverage?.plans.length ? 'start' : null
}

/** Journey of a standard order. */
export const standard = addJourney({
  id: 'standard',
  root: '',
  pages,
  backs: backLinks,
  redirect: (order, wanted) => redirectWithoutPlans(order, wanted, 'planos'),
  subject: 'lead',
})
