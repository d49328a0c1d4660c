import type { Step } from '../types.ts'
import { codigo, CONFIRMED } from './codigo.ts'

/** The code that was sent to a collaborator's corporate address (D6). It may be looked at again: nome leads back to it. */
export const confirmacaoColaborador: Step = {
  ...codigo,
  id: 'confirmacao-colaborador',
  isTransient: false,
  applies: () => true,
  restore: (lead) => (lead.collaborator_validated ? CONFIRMED : null),
}
