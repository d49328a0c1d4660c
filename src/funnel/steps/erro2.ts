import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/** Dead end after the risk check has finally failed. The visitor is referred to a person (D10). */
export const erro2: Step = {
  id: 'erro2',
  kind: 'outcome',
  view: 'human-help',
  fields: [],
  schema: noValues,
  applies: (order) => order.facts.risk === 'rejected',
  isDone: () => false,
}
