import { addressProblems } from './address.ts'
import { checkoutProblems } from './checkout.ts'
import { codeProblems } from './code.ts'
import { documentProblems } from './document.ts'
import { houseProblems } from './house.ts'
import { orderProblems } from './order.ts'
import { personProblems } from './person.ts'
import { phoneProblems } from './phone.ts'

/** What may be wrong with any answer. Browsers load it with the later questions, what is wrong with a call elsewhere. */
export const answerProblems = {
  ...addressProblems,
  ...checkoutProblems,
  ...codeProblems,
  ...documentProblems,
  ...houseProblems,
  ...orderProblems,
  ...personProblems,
  ...phoneProblems,
} as const
