/** Declares the answer `phone`: the visitor's phone number, optionally a second one, and the consent to messages. */
import * as z from 'zod/mini'
import { hidePhone, parsePhone } from '../../lib/phone.ts'
import { text } from '../shared-schemas.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

const body = z.object({
  phone: text(32),
  phone2: z.optional(text(32)),
  acceptPhoneContact: z.optional(z.boolean()),
})

export const phoneInLead = {
  given: {
    /** Consent given with the current phone number; null or absent if the visitor was not asked. */
    acceptPhoneContact: z.optional(z.nullable(z.boolean())),
  },
  masked: { phone: z.optional(z.string()), phone2: z.optional(z.string()) },
  inSpecification: 'call',
} as const satisfies ShownAnswer

export const phoneAnswer = {
  body,
  fields: {
    phone: {
      parse: parsePhone,
      kept: 'sealed',
      lookUp: (digits) => digits,
      mask: hidePhone,
      told: { otherwise: '' },
    },
    phone2: { parse: parsePhone, kept: 'sealed', mask: hidePhone, isDroppedIfBlank: true, told: true },
    acceptPhoneContact: { kept: 'clear', isConsent: true, told: { otherwise: false } },
  },
  askedBy: 'telefone',
  required: 'for-risk',
} as const satisfies AnswerDeclaration<typeof body>
