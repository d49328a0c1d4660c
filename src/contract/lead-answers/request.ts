import * as z from 'zod/mini'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

const body = z.object({ request_sent: z.literal(true) })

export const requestInLead = {
  given: { request_sent: z.optional(z.nullable(z.literal(true))) },
  masked: {},
  inSpecification: 'none',
} as const satisfies ShownAnswer

/**
 * Declares the answer `request`: the visitor has sent what a journey that places no order asks for. Such a lead has no
 * order number by which a reload or another tab could tell.
 */
export const requestAnswer = {
  body,
  fields: { request_sent: { kept: 'clear' } },
  askedBy: 'confirmacao',
  required: 'optional',
} as const satisfies AnswerDeclaration<typeof body>
