import { telefone } from '../../steps/telefone.ts'
import type { Step } from '../../step-and-journey-types.ts'

/**
 * Phone step of the mobile journey. It is always skipped, because the mobile number also serves as the phone
 * number.
 */
export const telefoneNotAsked: Step = {
  ...telefone,
  applies: () => false,
  isDone: () => true,
  restore: () => null,
}
