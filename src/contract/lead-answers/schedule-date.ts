/** Declares the answer `scheduleDate`: a day and period for the installation, with up to two alternatives. */
import * as z from 'zod/mini'
import { Period, WireDate } from '../shared-schemas.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

/** A day and period for the installation. */
export const Schedule = z.object({ date: WireDate, period: Period })
export type Schedule = z.infer<typeof Schedule>

const body = z.object({ schedules: z.array(Schedule).check(z.minLength(1), z.maxLength(3)) })

/** Without fields, because `Lead` itself has `schedules`, a list that is empty until the visitor answers. */
export const scheduleDateInLead = {
  given: {},
  masked: {},
  inSpecification: 'call',
} as const satisfies ShownAnswer

/** The requested days for the installation, in order of preference. */
export const scheduleDateAnswer = {
  body,
  fields: { schedules: { kept: 'clear' } },
  askedBy: 'data-instalacao',
  required: 'for-order',
} as const satisfies AnswerDeclaration<typeof body>
