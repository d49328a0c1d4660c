import { nothing } from '../field.ts'
import type { Step } from '../types.ts'

/** The first quiz failed; one more may be tried (decisions 10). */
export const erro1: Step = {
  id: 'erro1',
  path: '/checkout/validacao/erro1',
  stage: 'pagamento',
  kind: 'outcome',
  fields: [],
  schema: nothing,
  applies: (order) => order.risk === 'retry',
  isDone: () => false,
  back: () => 'ativar-debito',
}
