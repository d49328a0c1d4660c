/**
 * Step shown if there are no offers for a CPF: a dead end. For security, customers without offers and unknown CPFs see
 * the same page.
 */
import { noValues } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

export const semOfertas: Step = {
  id: 'sem-ofertas',
  kind: 'outcome',
  view: 'no-offers',
  isDeadEnd: true,
  variant: ({ facts }) => (facts.otherOffers ? 'other' : facts.isUnavailable ? 'unavailable' : ''),
  fields: [],
  schema: noValues,
  applies: ({ facts: { offers } }) => offers?.plans.length === 0,
  isDone: () => false,
}
