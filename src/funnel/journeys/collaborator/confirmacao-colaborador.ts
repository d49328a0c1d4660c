import type { Step } from '../../types.ts'
import { codigo, CONFIRMED } from '../../steps/codigo.ts'

/** The code sent to an employee's corporate address (D6). It can be revisited: nome leads back to it. */
export const confirmacaoColaborador: Step = {
  ...codigo,
  id: 'confirmacao-colaborador',
  isTransient: false,
  applies: () => true,
  restore: (lead) => (lead.collaborator_validated ? CONFIRMED : null),
}
