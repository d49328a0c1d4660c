import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/**
 * Dead end for a document without offers. For security, an unknown document and a customer without offers
 * look the same (S4).
 */
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
