import { emailWithAddress } from '../../steps/email.ts'
import type { Step } from '../../step-and-journey-types.ts'

/**
 * Step for an employee's corporate e-mail address. A confirmation code is sent to it, so that only employees can order.
 * Changing the address invalidates the code.
 */
export const corporateEmail: Step = { ...emailWithAddress, clears: ['code'] }
