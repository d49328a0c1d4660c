import { nothing } from '../field.ts'
import type { Step } from '../types.ts'

/** The risk check: PUT lead-v2/{idLead} (decisions 10). Never a place to come back to. */
export const confirmandoDados: Step = {
  id: 'confirmando-dados',
  path: '/checkout/confirmando-dados/',
  stage: 'pagamento',
  kind: 'wait',
  fields: [],
  schema: nothing,
  applies: () => true,
  isDone: (order) => order.risk !== 'none',
  back: () => 'ativar-debito',
}
