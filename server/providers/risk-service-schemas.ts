/**
 * Schemas of the requests to the operator's risk service and of its responses. `npm run settings` generates
 * docs/risk-provider.openapi.json from them, so the descriptions are for that service's developers.
 */
import * as z from 'zod'

const digits = (length: number) => z.string().regex(new RegExp(`^\\d{${length}}$`))

/** The body of a request. Fields are left out if the visitor was not asked for them. */
export const RiskCheckRequest = z.object({
  attempt: z.int().min(1).max(2).describe('1, or 2 after a failed quiz.'),
  person: z.object({
    cpf: digits(11).optional().describe('Digits only. A person has a cpf or a cnpj.'),
    cnpj: z
      .string()
      .regex(/^[0-9A-Z]{12}\d{2}$/)
      .optional()
      .describe('Without punctuation; may contain letters.'),
    name: z.string(),
    birthDate: z.iso.date(),
    mothersName: z.string().optional(),
    phone: z
      .string()
      .regex(/^\d{10,11}$/)
      .describe('Area code and number, digits only.'),
    email: z.string(),
  }),
})
export type RiskCheckRequest = z.infer<typeof RiskCheckRequest>

const Line = z.string().trim().min(1).max(200)

const Question = z
  .object({
    text: Line.describe('The question, in Portuguese.'),
    answers: z.array(Line).min(2).max(6).describe('Different from each other; shown in this order.'),
    right: z
      .union([Line, z.null()])
      .describe('The right one of the answers, or null if none of them is. Never leaves the server.'),
  })
  .refine(({ answers }) => new Set(answers).size === answers.length, 'answers must differ')
  .refine(({ answers, right }) => right === null || answers.includes(right), 'right must be one of answers')

/** The body of a reply with status 200. */
export const RiskCheckResponse = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('approved') }),
  z.object({ outcome: z.literal('rejected') }),
  z.object({ outcome: z.literal('quiz'), questions: z.array(Question).min(3).max(5) }),
])
