/**
 * Step in which the visitor reviews the order and places it (PUT lead/{leadId}). Once the order is placed, the review
 * is read-only.
 */
import { noValues } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

export const confirmacao: Step = {
  id: 'confirmacao',
  kind: 'review',
  view: 'review',
  submits: 'finish',
  fields: [],
  schema: noValues,
  applies: () => true,
  isDone: (order) => order.finished !== null,
}
