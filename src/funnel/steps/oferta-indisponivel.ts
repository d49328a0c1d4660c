import { nothing } from '../field.ts'
import type { Step } from '../types.ts'

/** No network, or network and no offer (decisions 3). */
export const ofertaIndisponivel: Step = {
  id: 'oferta-indisponivel',
  path: '/checkout/oferta-indisponivel/',
  stage: 'disponibilidade',
  kind: 'outcome',
  fields: [],
  schema: nothing,
  applies: (order) => order.coverage !== null && order.coverage.plans.length === 0,
  isDone: () => false,
  back: () => 'nr-imovel',
}
