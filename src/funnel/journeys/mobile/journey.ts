/**
 * Defines the journey for customers of the operator's mobile brands: the checkout with a page for the mobile number.
 */
import { addJourney } from '../../journey-registry.ts'
import type { Order, Page, StepId, Target } from '../../step-and-journey-types.ts'
import { backLinks, checkoutPages, redirectWithoutPlans } from '../standard/journey.ts'

const line: Page = {
  path: '/checkout/consulta-telefone/',
  layout: 'checkout',
  stage: 'disponibilidade',
  steps: ['consulta-telefone'],
}

/** Pages after those for the address, with a page for the mobile number before the name. */
export const pagesAfterAddress: readonly Page[] = [
  ...checkoutPages('verificando-disponibilidade', 'oferta-indisponivel', 'planos'),
  line,
  ...checkoutPages(
    'nome',
    'telefone',
    'email',
    'data-nascimento',
    'nome-mae',
    'cpf',
    'instalacao',
    'data-de-vencimento',
    'ativar-debito',
    'conta-debito',
    'confirmando-dados',
    'validacao',
    'erro1',
    'erro2',
    'data-instalacao',
    'confirmacao',
    'pedido-realizado',
  ),
]

const backsOfMobile: Readonly<Record<StepId, (order: Order) => Target | null>> = {
  ...backLinks,
  'consulta-telefone': () => 'nr-imovel',
}

/** Journey for the campaigns of mobile phone brands. The visitor's mobile number may earn a bonus. */
export const mobileJourney = addJourney({
  id: 'mobile',
  root: '',
  pages: [...checkoutPages('cep', 'nr-imovel'), ...pagesAfterAddress],
  backs: backsOfMobile,
  redirect: (order, wanted) => redirectWithoutPlans(order, wanted, 'planos'),
  recordKind: 'lead',
})
