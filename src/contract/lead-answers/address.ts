/**
 * Declares the answer `address`: the parts of the installation address that the coverage check did not find, such as
 * street, district and complement.
 */
import * as z from 'zod/mini'
import { text } from '../shared-schemas.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

const body = z.object({
  address: z.optional(text(128)),
  neighborhood: z.optional(text(128)),
  complement: z.optional(text(128)),
  complemento1: z.optional(text(64)),
  complemento2: z.optional(text(64)),
  customComplement: z.optional(text(128)),
  notFoundComplement: z.optional(z.boolean()),
  accessNotes: z.optional(text(256)),
})

/** Lead has the address as a whole, together with the place that was found for it. */
export const addressInLead = {
  given: {},
  masked: {},
  inSpecification: 'risk-check',
} as const satisfies ShownAnswer

/**
 * The parts of the address that complete what the coverage check found. The answer is not in the specified API. An answer stored by an
 * older release lacks the newer parts. An order needs a street only where the CEP has none (missing-steps.ts).
 */
export const addressAnswer = {
  body,
  fields: {
    address: { kept: 'clear' },
    neighborhood: { kept: 'clear' },
    complement: { kept: 'clear' },
    complemento1: { kept: 'clear' },
    complemento2: { kept: 'clear' },
    customComplement: { kept: 'clear' },
    notFoundComplement: { kept: 'clear' },
    accessNotes: { kept: 'clear', sealedAs: 'sealedAccessNotes' },
  },
  askedBy: 'instalacao',
  required: 'optional',
} as const satisfies AnswerDeclaration<typeof body>
