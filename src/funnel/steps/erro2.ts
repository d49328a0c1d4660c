import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/** The check failed for good; a person takes over (D10). */
export const erro2: Step = {
  id: 'erro2',
  kind: 'outcome',
  view: 'human-help',
  fields: [],
  schema: noValues,
  applies: (order) => order.facts.risk === 'rejected',
  isDone: () => false,
}
