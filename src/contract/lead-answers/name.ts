/** Declares the answer `name`: the full name of the customer, and the tracking id that is sent with it. */
import * as z from 'zod/mini'
import { parseName } from '../../lib/person-name.ts'
import { text } from '../shared-schemas.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

const body = z.object({ name: text(128), webcare_tuid: z.optional(text(256)) })

export const nameInLead = {
  given: { name: z.nullable(z.string()) },
  masked: {},
  inSpecification: 'call',
} as const satisfies ShownAnswer

/** Declares the answer `name`: the visitor's full name. */
export const nameAnswer = {
  body,
  fields: {
    name: { parse: parseName, kept: 'clear', told: { otherwise: '' } },
    webcare_tuid: { kept: 'clear' },
  },
  askedBy: 'nome',
  required: 'for-risk',
  resets: 'risk',
} as const satisfies AnswerDeclaration<typeof body>
