/**
 * Journey of the campaign `c`: the standard order with several questions on some of its pages. The chat asks one
 * question at a time.
 */
import { addJourney } from '../../journey-registry.ts'
import { pagesWith } from '../../derive-pages-from-other-journey.ts'
import { backLinks, checkoutPages, redirectWithoutPlans, standardJourney } from '../standard/journey.ts'

/** Pages of the compact journey. Some show several steps with one submit button. */
const pages = pagesWith(checkoutPages, {
  before: {
    cep: [
      {
        path: '/checkout/cep-dados-cliente/',
        layout: 'checkout-2',
        stage: 'disponibilidade',
        steps: ['cep', 'nr-imovel', 'nome', 'telefone', 'email'],
      },
    ],
    'data-nascimento': [
      {
        path: '/checkout/dados-pessoais/',
        layout: 'checkout',
        stage: 'dados-pessoais',
        steps: ['data-nascimento', 'nome-mae', 'cpf'],
      },
    ],
    instalacao: [
      {
        path: '/checkout/instalacao-pagamento/',
        layout: 'checkout',
        stage: 'pagamento',
        steps: ['instalacao', 'data-de-vencimento', 'ativar-debito', 'conta-debito'],
      },
    ],
  },
})

export const compactJourney = addJourney({
  id: 'compact',
  root: '',
  pages,
  // the chat asks one question at a time, as the checkout's pages do
  talk: pagesWith(checkoutPages, {}).flatMap(({ steps }) => steps),
  countsAs: standardJourney.id,
  // no back link leads to the plans; the link "Trocar plano" (change plan) opens them
  backs: { ...backLinks, 'data-nascimento': () => 'email' },
  redirect: (order, wanted) => redirectWithoutPlans(order, wanted, 'planos'),
  recordKind: 'lead',
})
