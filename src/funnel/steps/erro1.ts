import { noValues } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

/** Step shown after the first failed identity quiz: a dead end from which the visitor may try one more quiz. */
export const erro1: Step = {
  id: 'erro1',
  kind: 'outcome',
  view: 'another-quiz',
  fields: [],
  schema: noValues,
  applies: (order) => order.facts.risk === 'retry',
  isDone: () => false,
  why: ({ facts }) => facts.riskMessage,
}
