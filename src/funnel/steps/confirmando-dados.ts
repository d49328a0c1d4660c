import { noValues } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/** The risk check: PUT lead-v2/{idLead} (D10). Back never returns here. */
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
