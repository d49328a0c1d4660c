/** Declares the answer `email`: the address, or a statement that there is none, and the consent to promotions. */
import * as z from 'zod/mini'
import { parseEmail } from '../../lib/email.ts'
import { text } from '../shared-schemas.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

/** `no_email` says that the visitor has none; the body then has no `email`, or an empty one. */
const body = z.object({
  email: z.optional(text(96)),
  accept_promotions: z.boolean(),
  no_email: z.optional(z.literal(true)),
})

export const emailInLead = {
  given: {
    email: z.nullable(z.string()),
    accept_promotions: z.nullable(z.boolean()),
    no_email: z.optional(z.nullable(z.literal(true))),
  },
  masked: {},
  inSpecification: 'call',
} as const satisfies ShownAnswer

export const emailAnswer = {
  body,
  fields: {
    email: {
      parse: parseEmail,
      kept: 'clear',
      lookUp: (email) => email.toLowerCase(),
      told: { otherwise: '' },
    },
    no_email: { kept: 'clear', told: true },
    accept_promotions: { kept: 'clear', isConsent: true, told: { otherwise: false } },
  },
  askedBy: 'email',
  required: 'for-risk',
} as const satisfies AnswerDeclaration<typeof body>
