import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/** Dead end after the first failed quiz. One more attempt is allowed (D10). */
export const erro1: Step = {
  id: 'erro1',
  kind: 'outcome',
  view: 'another-quiz',
  fields: [],
  schema: noValues,
  applies: (order) => order.facts.risk === 'retry',
  isDone: () => false,
}
