/** Declares the answer `motherName`: the name of the visitor's mother. */
import * as z from 'zod/mini'
import { hideName } from '../../lib/masked-data.ts'
import { parseMotherName } from '../../lib/person-name.ts'
import { text } from '../shared-schemas.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

const body = z.object({ mothers_name: text(128) })

export const motherNameInLead = {
  given: {},
  masked: { mothers_name: z.optional(z.string()) },
  inSpecification: 'call',
} as const satisfies ShownAnswer

export const motherNameAnswer = {
  body,
  fields: {
    mothers_name: { parse: parseMotherName, kept: 'sealed', mask: hideName, told: { otherwise: '' } },
  },
  askedBy: 'nome-mae',
  required: 'for-risk',
  resets: 'risk',
} as const satisfies AnswerDeclaration<typeof body>
