/** Declares the answer `documentNumber`: the visitor's CPF, or the CNPJ of a company. */
import * as z from 'zod/mini'
import { hideCnpj, parseCnpj } from '../../lib/cnpj.ts'
import { hideCpf, parseCpf } from '../../lib/cpf.ts'
import { text } from '../shared-schemas.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

const body = z.object({ cpf: z.optional(text(18)), cnpj: z.optional(text(24)) })

export const documentNumberInLead = {
  given: {},
  masked: { cpf: z.optional(z.string()), cnpj: z.optional(z.string()) },
  inSpecification: 'call',
} as const satisfies ShownAnswer

export const documentNumberAnswer = {
  body,
  fields: {
    cpf: { parse: parseCpf, kept: 'sealed', lookUp: (cpf) => cpf, mask: hideCpf, told: true },
    cnpj: { parse: parseCnpj, kept: 'sealed', lookUp: (cnpj) => cnpj, mask: hideCnpj, told: true },
  },
  askedBy: 'cpf',
  required: 'for-risk',
  resets: 'risk',
} as const satisfies AnswerDeclaration<typeof body>
