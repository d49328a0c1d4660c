/**
 * Declares the answer `request`, which marks the lead of a journey without an order as sent. Such a lead gets no order
 * number, so that after a reload this answer alone tells that it was sent.
 */
import * as z from 'zod/mini'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

const body = z.object({ request_sent: z.literal(true) })

export const requestInLead = {
  given: { request_sent: z.optional(z.nullable(z.literal(true))) },
  masked: {},
  inSpecification: 'none',
} as const satisfies ShownAnswer

export const requestAnswer = {
  body,
  fields: { request_sent: { kept: 'clear' } },
  askedBy: 'confirmacao',
  required: 'optional',
} as const satisfies AnswerDeclaration<typeof body>
