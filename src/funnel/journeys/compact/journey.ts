import { addJourney } from '../../journey-registry.ts'
import type { Page, StepId } from '../../step-and-journey-types.ts'
import { backLinks, checkoutPages, redirectWithoutPlans, standardJourney } from '../standard/journey.ts'

/** Pages of the compact journey. Some show several steps with one submit button. */
const pages: readonly Page[] = [
  {
    path: '/checkout/cep-dados-cliente/',
    layout: 'checkout-2',
    stage: 'disponibilidade',
    steps: ['cep', 'nr-imovel', 'nome', 'telefone', 'email'],
  },
  ...checkoutPages('verificando-disponibilidade', 'oferta-indisponivel', 'planos'),
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
  ...checkoutPages(
    'confirmando-dados',
    'validacao',
    'erro1',
    'erro2',
    'data-instalacao',
    'confirmacao',
    'pedido-realizado',
  ),
]

/** The order in which the chat asks. */
const talk: readonly StepId[] = [
  'cep',
  'nr-imovel',
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
]

/**
 * Journey of the campaign `c`, with several steps on some of its pages. The chat asks one question
 * at a time, as in the standard journey.
 */
export const compactJourney = addJourney({
  id: 'compact',
  root: '',
  pages,
  talk,
  countsAs: standardJourney.id,
  // no back link leads to the plans; the link "Trocar plano" (change plan) opens them
  backs: { ...backLinks, 'data-nascimento': () => 'email' },
  redirect: (order, wanted) => redirectWithoutPlans(order, wanted, 'planos'),
  recordKind: 'lead',
})
