import { noValues } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

/** Step shown while the risk check runs (PUT lead-v2/{idLead}). The back link never returns to it. */
export const confirmandoDados: Step = {
  id: 'confirmando-dados',
  kind: 'wait',
  view: 'wait',
  needs: 'risk',
  isTransient: true,
  fields: [],
  schema: noValues,
  applies: () => true,
  isDone: (order) => order.facts.risk !== 'none',
}
