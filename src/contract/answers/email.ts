import * as z from 'zod/mini'
import { parseEmail } from '../../lib/email.ts'
import { text } from '../common.ts'
import type { AnswerDeclaration, ShownAnswer } from './types.ts'

const body = z.object({ email: text(96), accept_promotions: z.boolean() })

export const emailInLead = {
  given: { email: z.nullable(z.string()), accept_promotions: z.nullable(z.boolean()) },
  masked: {},
  inSpecification: 'call',
} as const satisfies ShownAnswer

/** The e-mail address, and the consent to promotions. */
export const emailAnswer = {
  body,
  fields: {
    email: {
      parse: parseEmail,
      kept: 'clear',
      lookUp: (email) => email.toLowerCase(),
      told: { otherwise: '' },
    },
    accept_promotions: { kept: 'clear', isConsent: true, told: { otherwise: false } },
  },
  step: 'email',
  required: 'for-risk',
} as const satisfies AnswerDeclaration<typeof body>
