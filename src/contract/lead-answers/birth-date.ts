/** Declares the answer `birthDate`: the visitor's date of birth. */
import * as z from 'zod/mini'
import { parseBirthDate } from '../../lib/parse-and-format-dates.ts'
import { WireDate } from '../shared-schemas.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

const body = z.object({ birth_date: WireDate })

export const birthDateInLead = {
  given: { birth_date: z.nullable(z.string()) },
  masked: {},
  inSpecification: 'call',
} as const satisfies ShownAnswer

export const birthDateAnswer = {
  body,
  fields: {
    birth_date: {
      parse: parseBirthDate,
      kept: 'clear',
      sealedAs: 'sealedBirthDate',
      told: { otherwise: '' },
    },
  },
  askedBy: 'data-nascimento',
  required: 'for-risk',
  resets: 'risk',
} as const satisfies AnswerDeclaration<typeof body>
