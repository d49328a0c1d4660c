import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/** No offers for this document: an unknown one and a customer's without offers look alike on purpose (S4). */
export const semOfertas: Step = {
  id: 'sem-ofertas',
  kind: 'outcome',
  view: 'no-offers',
  isDeadEnd: true,
  variant: ({ facts }) => (facts.isUnavailable ? 'unavailable' : ''),
  fields: [],
  schema: noValues,
  applies: ({ facts: { offers } }) => offers?.plans.length === 0,
  isDone: () => false,
}
