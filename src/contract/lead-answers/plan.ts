/** Declares the answer `plan`: the chosen plan. The server stores its prices with it, and sends them with the order. */
import * as z from 'zod/mini'
import { text } from '../shared-schemas.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

const body = z.object({ idPlan: text(64) })

export const planInLead = {
  given: { idPlan: z.nullable(z.string()) },
  masked: {},
  inSpecification: 'call',
} as const satisfies ShownAnswer

export const planAnswer = {
  body,
  fields: { idPlan: { kept: 'clear' } },
  askedBy: 'planos',
  required: 'for-risk',
} as const satisfies AnswerDeclaration<typeof body>
