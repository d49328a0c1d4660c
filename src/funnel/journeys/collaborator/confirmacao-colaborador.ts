import type { Step } from '../../step-and-journey-types.ts'
import { codigo } from '../../steps/codigo.ts'
import { VERIFIED_CODE_ANSWER } from '../../verified-code-answer.ts'

/**
 * Step for the code that is sent to an employee's corporate e-mail address. It can be opened again once it is done,
 * because the back link of the step `nome` leads to it.
 */
export const confirmacaoColaborador: Step = {
  ...codigo,
  id: 'confirmacao-colaborador',
  isTransient: false,
  applies: () => true,
  restore: (lead) => (lead.collaborator_validated ? VERIFIED_CODE_ANSWER : null),
}
