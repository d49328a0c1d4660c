import { noValues } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

/** Step for the receipt of a finished order. Its back link opens the read-only review. */
export const pedidoRealizado: Step = {
  id: 'pedido-realizado',
  kind: 'receipt',
  view: 'receipt',
  fields: [],
  schema: noValues,
  applies: () => true,
  isDone: () => false,
}
