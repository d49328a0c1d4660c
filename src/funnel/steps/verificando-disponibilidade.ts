import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/** The coverage check: POST lead-v2 (D20). Back never returns here. */
export const verificandoDisponibilidade: Step = {
  id: 'verificando-disponibilidade',
  kind: 'wait',
  view: 'wait',
  needs: 'coverage',
  isTransient: true,
  fields: [],
  schema: noValues,
  applies: () => true,
  isDone: (order) => order.facts.coverage !== null,
}
