import { emailWithAddress } from '../../steps/email.ts'
import type { Step } from '../../types.ts'

/**
 * Step for the corporate e-mail address of an employee. Its code goes there, so nobody orders without one. Changing the
 * address invalidates the code.
 */
export const corporateEmail: Step = { ...emailWithAddress, clears: ['code'] }
