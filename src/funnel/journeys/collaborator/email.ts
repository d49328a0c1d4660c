import { email } from '../../steps/email.ts'
import type { Step } from '../../types.ts'

/** Step for the corporate e-mail address of an employee. Changing the address invalidates the code. */
export const corporateEmail: Step = { ...email, clears: ['code'] }
