import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/**
 * Step for the review and the final confirmation: PUT lead/{leadId}. Once the order is placed, it is
 * read-only.
 */
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
