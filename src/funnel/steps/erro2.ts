import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/** Dead end after the risk check has rejected the order. The visitor is referred to an agent (D10). */
export const erro2: Step = {
  id: 'erro2',
  kind: 'outcome',
  view: 'human-help',
  fields: [],
  schema: noValues,
  applies: (order) => order.facts.risk === 'rejected',
  isDone: () => false,
}
