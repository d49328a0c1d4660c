/**
 * Journey in which an existing fibre customer renews the contract, without a lead and without a coverage check. The
 * first page is also at `/consulta-cpf`, where all existing customers enter their CPF.
 */
import { addJourney } from '../../journey-registry.ts'
import { progressOfPlaces } from '../../order-progress.ts'
import type { Page } from '../../step-and-journey-types.ts'

const root = '/refidelizacao'

const pages: readonly Page[] = [
  { path: `${root}/consulta-cpf/`, layout: 'home', stage: 'identificação', steps: ['consulta-cpf'] },
  {
    path: `${root}/sem-ofertas/`,
    layout: 'no-coverage',
    stage: 'identificação',
    steps: ['sem-ofertas'],
    isOutcome: true,
  },
  { path: `${root}/ofertas/`, layout: 'home', stage: 'oferta', steps: ['ofertas'] },
  { path: `${root}/codigo/`, layout: 'checkout', stage: 'confirmação', steps: ['codigo'] },
  { path: `${root}/confirmacao/`, layout: 'cart', stage: 'confirmação', steps: ['confirmacao'] },
  {
    path: `${root}/pedido-realizado/`,
    layout: 'cart',
    stage: 'pedido-realizado',
    steps: ['pedido-realizado'],
  },
]

export const renewalJourney = addJourney({
  id: 'renewal',
  root,
  pages,
  aliases: ['/consulta-cpf'],
  progress: (order, step) => progressOfPlaces(order, step, { step: 'confirmacao', percent: 50 }),
  recordKind: 'renewal',
})
