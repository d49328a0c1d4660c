import { noValues } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

/** Step shown while the coverage check runs (POST lead-v2). The back link never returns to it. */
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
