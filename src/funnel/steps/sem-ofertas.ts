import { nothing } from '../field.ts'
import type { Step } from '../types.ts'

/** Nothing can be offered to this document: nobody's, or a customer's without offers, which look alike (S4). */
export const semOfertas: Step = {
  id: 'sem-ofertas',
  kind: 'outcome',
  view: 'no-offers',
  isDeadEnd: true,
  fields: [],
  schema: nothing,
  applies: ({ facts: { offers } }) => offers?.plans.length === 0,
  isDone: () => false,
}
