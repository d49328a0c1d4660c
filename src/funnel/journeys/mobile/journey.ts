import { addJourney } from '../../journey-registry.ts'
import type { Order, Page, StepId, Target } from '../../step-and-journey-types.ts'
import { backLinks, checkoutPages, redirectWithoutPlans } from '../standard/journey.ts'

/** The checkout's page for the mobile number. */
export const mobileNumberPage: Page = {
  path: '/checkout/consulta-telefone/',
  layout: 'checkout',
  stage: 'disponibilidade',
  steps: ['consulta-telefone'],
}

/** Pages of the checkout, with a page for the mobile number before the name. */
const pages: readonly Page[] = [
  ...checkoutPages('cep', 'nr-imovel', 'verificando-disponibilidade', 'oferta-indisponivel', 'planos'),
  mobileNumberPage,
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
  pages,
  backs: backsOfMobile,
  redirect: (order, wanted) => redirectWithoutPlans(order, wanted, 'planos'),
  recordKind: 'lead',
})
