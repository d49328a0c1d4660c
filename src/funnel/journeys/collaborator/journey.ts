/**
 * Journey of the employee offer. Before they see plans or enter other personal data, employees enter a code
 * sent to their corporate e-mail address.
 */
import { addJourney } from '../../journey-registry.ts'
import type { Order, Page, StepId, Target } from '../../step-and-journey-types.ts'
import { backLinks, checkoutPages, redirectWithoutPlans } from '../standard/journey.ts'

const confirmation: Page = {
  path: '/checkout/confirmacao-colaborador/',
  layout: 'checkout',
  stage: 'dados-pessoais',
  steps: ['confirmacao-colaborador'],
}

/** The plan page. It follows the code page and has its stage: the progress bar must not return to an earlier one. */
const plans: readonly Page[] = checkoutPages('planos').map((page) => ({ ...page, stage: 'dados-pessoais' }))

/** Pages of the checkout, with those for the e-mail address and the code before the plans. */
const pages: readonly Page[] = [
  ...checkoutPages('cep', 'nr-imovel', 'verificando-disponibilidade', 'oferta-indisponivel', 'email'),
  confirmation,
  ...plans,
  ...checkoutPages(
    'nome',
    'telefone',
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

/** Steps that may be opened before the code is validated. */
const OPEN: readonly StepId[] = [
  'cep',
  'nr-imovel',
  'verificando-disponibilidade',
  'oferta-indisponivel',
  'email',
  'confirmacao-colaborador',
]

function redirect(order: Order, wanted: StepId): Target | null {
  const home = redirectWithoutPlans(order, wanted, 'email')
  if (home !== null || OPEN.includes(wanted)) return home
  return order.facts.code?.isVerified ? null : 'email'
}

export const collaboratorJourney = addJourney({
  id: 'collaborator',
  root: '',
  pages,
  backs: { ...backLinks, nome: () => 'confirmacao-colaborador' },
  redirect,
  recordKind: 'lead',
})
