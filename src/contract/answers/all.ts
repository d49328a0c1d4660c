/**
 * All answers of a lead, in the order of the standard journey. What is said about each in its file is all that
 * browser, server, desk, webhook and chat know of it.
 */
import * as address from './address.ts'
import * as bankInfo from './bank-info.ts'
import * as birthDate from './birth-date.ts'
import * as documentNumber from './document-number.ts'
import * as dueDate from './due-date.ts'
import * as email from './email.ts'
import * as motherName from './mother-name.ts'
import * as name from './name.ts'
import * as phone from './phone.ts'
import * as plan from './plan.ts'
import * as scheduleDate from './schedule-date.ts'
import type { Answer, ShownAnswer } from './types.ts'

/** What GET lead shows of each answer. The keys are the steps of PATCH lead-v2/{idLead}/{step}. */
export const shownAnswers = {
  plan: plan.shown,
  name: name.shown,
  phone: phone.shown,
  email: email.shown,
  birthDate: birthDate.shown,
  motherName: motherName.shown,
  documentNumber: documentNumber.shown,
  address: address.shown,
  dueDate: dueDate.shown,
  bankInfo: bankInfo.shown,
  scheduleDate: scheduleDate.shown,
} as const satisfies Readonly<Record<string, ShownAnswer>>

/** What the server does with each answer. A browser never loads this. */
export const answers = {
  plan: plan.answer,
  name: name.answer,
  phone: phone.answer,
  email: email.answer,
  birthDate: birthDate.answer,
  motherName: motherName.answer,
  documentNumber: documentNumber.answer,
  address: address.answer,
  dueDate: dueDate.answer,
  bankInfo: bankInfo.answer,
  scheduleDate: scheduleDate.answer,
} as const satisfies Readonly<
  Record<keyof typeof shownAnswers, Pick<Answer, 'step' | 'required' | 'isSpecified'>>
>
