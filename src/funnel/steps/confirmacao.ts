import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/** The review and the final confirmation: PUT lead/{leadId}. Read-only once the order is made. */
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
