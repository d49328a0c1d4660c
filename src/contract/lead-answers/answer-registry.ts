/**
 * Registry of all answers that a lead can have, in the order of the standard journey. Each answer is declared once in
 * its own file, and browser, server, desk, webhook and chat all use that declaration.
 */
import { addressAnswer, addressInLead } from './address.ts'
import { bankInfoAnswer, bankInfoInLead } from './bank-info.ts'
import { birthDateAnswer, birthDateInLead } from './birth-date.ts'
import { documentNumberAnswer, documentNumberInLead } from './document-number.ts'
import { dueDateAnswer, dueDateInLead } from './due-date.ts'
import { emailAnswer, emailInLead } from './email.ts'
import { motherNameAnswer, motherNameInLead } from './mother-name.ts'
import { nameAnswer, nameInLead } from './name.ts'
import { phoneAnswer, phoneInLead } from './phone.ts'
import { planAnswer, planInLead } from './plan.ts'
import { requestAnswer, requestInLead } from './request-sent.ts'
import { scheduleDateAnswer, scheduleDateInLead } from './schedule-date.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

/** What GET lead shows of each answer. The keys are the steps of PATCH lead-v2/{idLead}/{step}. */
export const shownAnswers = {
  plan: planInLead,
  name: nameInLead,
  phone: phoneInLead,
  email: emailInLead,
  birthDate: birthDateInLead,
  motherName: motherNameInLead,
  documentNumber: documentNumberInLead,
  address: addressInLead,
  dueDate: dueDateInLead,
  bankInfo: bankInfoInLead,
  scheduleDate: scheduleDateInLead,
  request: requestInLead,
} as const satisfies Readonly<Record<string, ShownAnswer>>

type Shown = (typeof shownAnswers)[keyof typeof shownAnswers]
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Returns the schemas of what GET lead shows of all answers: as given, or masked. */
function shapeOf<How extends 'given' | 'masked'>(how: How) {
  const shapes = Object.values(shownAnswers).map((shown) => shown[how])
  return Object.assign({}, ...shapes) as Merged<Shown[How]>
}
export const givenInLead = shapeOf('given')
export const maskedInLead = shapeOf('masked')

/** Returns how a backend of the specification gets an answer. Data that is not an answer of a lead has its own call. */
export const inSpecification = (wire: string): ShownAnswer['inSpecification'] =>
  (shownAnswers as Readonly<Record<string, ShownAnswer | undefined>>)[wire]?.inSpecification ?? 'call'

/** What the server does with each answer. A browser never loads this. */
export const answers = {
  plan: planAnswer,
  name: nameAnswer,
  phone: phoneAnswer,
  email: emailAnswer,
  birthDate: birthDateAnswer,
  motherName: motherNameAnswer,
  documentNumber: documentNumberAnswer,
  address: addressAnswer,
  dueDate: dueDateAnswer,
  bankInfo: bankInfoAnswer,
  scheduleDate: scheduleDateAnswer,
  request: requestAnswer,
} as const satisfies Readonly<
  Record<keyof typeof shownAnswers, Pick<AnswerDeclaration, 'askedBy' | 'required'>>
>
