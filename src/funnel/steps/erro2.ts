/** Step shown after the risk check has rejected the order: a dead end that refers the visitor to an agent. */
import { noValues } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

export const erro2: Step = {
  id: 'erro2',
  kind: 'outcome',
  view: 'human-help',
  fields: [],
  schema: noValues,
  applies: (order) => order.facts.risk === 'rejected',
  isDone: () => false,
  why: ({ facts }) => facts.riskMessage,
}
