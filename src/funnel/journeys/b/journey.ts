/** Journey `b`, for campaigns under /b: the standard order, but with CEP (postcode) and house number on one page. */
import { addJourney } from '../../journey-registry.ts'
import type { Page } from '../../step-and-journey-types.ts'
import { backLinks, checkoutPages, redirectWithoutPlans } from '../standard/journey.ts'

/** The checkout's page for the CEP (postcode), which also asks for the house number. */
export const addressPage: Page = {
  path: '/checkout/cep/',
  layout: 'checkout',
  stage: 'disponibilidade',
  steps: ['cep', 'nr-imovel'],
}

const pages: readonly Page[] = [
  addressPage,
  ...checkoutPages(
    'verificando-disponibilidade',
    'oferta-indisponivel',
    'planos',
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

export const bJourney = addJourney({
  id: 'b',
  root: '',
  pages,
  backs: backLinks,
  redirect: (order, wanted) => redirectWithoutPlans(order, wanted, 'planos'),
  recordKind: 'lead',
})
