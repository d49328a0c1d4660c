import { nothing } from '../field.ts'
import type { Step } from '../types.ts'

/** The check failed for good; a person helps from here (decisions 10). */
export const erro2: Step = {
  id: 'erro2',
  path: '/checkout/validacao/erro2',
  stage: 'pagamento',
  kind: 'outcome',
  fields: [],
  schema: nothing,
  applies: (order) => order.risk === 'rejected',
  isDone: () => false,
  back: () => 'ativar-debito',
}
