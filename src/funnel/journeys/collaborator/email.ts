import { email } from '../../steps/email.ts'
import type { Step } from '../../types.ts'

/** The corporate e-mail (D6): changing it invalidates the code. */
export const corporateEmail: Step = { ...email, clears: ['code'] }
