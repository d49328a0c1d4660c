import { nothing } from '../field.ts'
import type { Step } from '../types.ts'

/** The coverage check: POST lead-v2 (D20). Never a place to come back to. */
export const verificandoDisponibilidade: Step = {
  id: 'verificando-disponibilidade',
  kind: 'wait',
  view: 'wait',
  needs: 'coverage',
  isTransient: true,
  fields: [],
  schema: nothing,
  applies: () => true,
  isDone: (order) => order.facts.coverage !== null,
}
