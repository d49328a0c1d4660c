/** Declares the answer `dueDate`: the day of the month on which the bill is due. */
import * as z from 'zod/mini'
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

const body = z.object({ due_date: z.int() })

export const dueDateInLead = {
  given: { due_date: z.nullable(z.number()) },
  masked: {},
  inSpecification: 'call',
} as const satisfies ShownAnswer

export const dueDateAnswer = {
  body,
  fields: {
    due_date: {
      parse: (value) => (DUE_DAYS.some((day) => day === value) ? { value } : { problem: 'vencimento-vazio' }),
      kept: 'clear',
    },
  },
  askedBy: 'data-de-vencimento',
  required: 'for-risk',
} as const satisfies AnswerDeclaration<typeof body>
