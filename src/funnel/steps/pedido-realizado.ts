import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/** The receipt. Its back link opens the read-only review (D2). */
export const pedidoRealizado: Step = {
  id: 'pedido-realizado',
  kind: 'receipt',
  view: 'receipt',
  fields: [],
  schema: noValues,
  applies: () => true,
  isDone: () => false,
}
