/**
 * Journey of the standard order, on which the other journeys are based: its pages, back links, and what may be opened
 * when.
 */
import { addJourney, idsOf } from '../../journey-registry.ts'
import type { Layout, Order, Page, Stage, StepId, Target } from '../../step-and-journey-types.ts'

/** A page of the checkout that asks one step, under the step's own name. */
const page = (step: StepId, stage: Stage, layout: Layout = 'checkout'): Page => ({
  path: `/checkout/${step}/`,
  layout,
  stage,
  steps: [step],
})

/** Pages of the standard order, called the checkout. The journeys that vary it say their differences from them. */
export const checkoutPages: readonly Page[] = [
  page('cep', 'disponibilidade'),
  page('nr-imovel', 'disponibilidade'),
  page('verificando-disponibilidade', 'disponibilidade', 'loading'),
  { ...page('oferta-indisponivel', 'disponibilidade', 'no-coverage'), isOutcome: true },
  page('planos', 'disponibilidade', 'no-coverage'),
  page('nome', 'dados-pessoais'),
  page('telefone', 'dados-pessoais'),
  page('email', 'dados-pessoais'),
  page('data-nascimento', 'dados-pessoais'),
  page('nome-mae', 'dados-pessoais'),
  page('cpf', 'dados-pessoais'),
  page('instalacao', 'instalação'),
  page('data-de-vencimento', 'pagamento'),
  page('ativar-debito', 'pagamento'),
  page('conta-debito', 'pagamento'),
  page('confirmando-dados', 'pagamento', 'loading'),
  page('validacao', 'pagamento', 'cart'),
  { ...page('erro1', 'pagamento', 'cart'), path: '/checkout/validacao/erro1', isOutcome: true },
  { ...page('erro2', 'pagamento', 'cart'), path: '/checkout/validacao/erro2', isOutcome: true },
  page('data-instalacao', 'pagamento'),
  page('confirmacao', 'pagamento', 'cart'),
  { ...page('pedido-realizado', 'pedido-realizado', 'cart'), path: '/pedido-realizado/' },
]

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

export const standardJourney = addJourney({
  id: 'standard',
  root: '',
  pages: checkoutPages,
  backs: backLinks,
  redirect: (order, wanted) => redirectWithoutPlans(order, wanted, 'planos'),
  recordKind: 'lead',
})
