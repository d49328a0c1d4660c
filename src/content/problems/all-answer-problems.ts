/**
 * Error messages for all answers of an order. Browsers load them after the first question. Messages about failed
 * requests are in failed-requests.ts and internet-connection.ts.
 */
import { addressProblems } from './address.ts'
import { checkoutProblems } from './plan-installation-and-payment.ts'
import { codeProblems } from './one-time-code.ts'
import { documentProblems } from './document-and-birth-date.ts'
import { houseProblems } from './house-number-format.ts'
import { placedOrderActionProblems } from './placed-order-actions.ts'
import { nameAndEmailProblems } from './name-and-email.ts'
import { phoneProblems } from './phone.ts'

export const answerProblems = {
  ...addressProblems,
  ...checkoutProblems,
  ...codeProblems,
  ...documentProblems,
  ...houseProblems,
  ...placedOrderActionProblems,
  ...nameAndEmailProblems,
  ...phoneProblems,
} as const
