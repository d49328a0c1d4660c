import { telefone } from '../../steps/telefone.ts'
import type { Step } from '../../step-and-journey-types.ts'

/** Phone step of the mobile journey. It is always skipped, because the mobile number is also the contact number. */
export const telefoneNotAsked: Step = {
  ...telefone,
  applies: () => false,
  isDone: () => true,
  restore: () => null,
}
