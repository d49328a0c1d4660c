import { nothing } from '../field.ts'
import { planOf } from '../plan-choice.ts'
import type { Step } from '../types.ts'

/** The review and the final confirmation: PUT lead/{leadId}. Read-only once the order is made. */
export const confirmacao: Step = {
  id: 'confirmacao',
  path: '/checkout/confirmacao/',
  stage: 'pagamento',
  kind: 'review',
  fields: [],
  schema: nothing,
  applies: () => true,
  isDone: (order) => order.finished !== null,
  back: (order) => {
    if (order.finished) return 'pedido-realizado'
    if (planOf(order)?.installationSchedule) return 'data-instalacao'
    return order.answers['ativar-debito']?.values.direct_debit === 'true' ? 'conta-debito' : 'ativar-debito'
  },
}
