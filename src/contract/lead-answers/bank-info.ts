/** Declares the answer `bankInfo`: whether the customer pays by direct debit, and from which bank account. */
import * as z from 'zod/mini'
import { text } from '../shared-schemas.ts'
import type { AnswerDeclaration, ShownAnswer } from './answer-types.ts'

/** The bank account for direct debit. */
export const BankInfo = z.object({ bank: text(8), agency: text(16), account_number: text(32) })
export type BankInfo = z.infer<typeof BankInfo>

/** Device data that the browser sends with the payment. */
export const DeviceInfo = z.object({
  cookies: z.optional(text(4096)),
  jsc: z.optional(text(8192)),
  hdim_payload: z.optional(text(8192)),
  user_prefs2: z.optional(text(4096)),
})
export type DeviceInfo = z.infer<typeof DeviceInfo>

const body = z.object({
  direct_debit: z.boolean(),
  bankInfo: z.optional(BankInfo),
  deviceInfo: z.optional(DeviceInfo),
})

export const bankInfoInLead = {
  given: { direct_debit: z.nullable(z.boolean()) },
  masked: { agency: z.optional(z.string()), account_number: z.optional(z.string()) },
  inSpecification: 'call',
} as const satisfies ShownAnswer

/**
 * How the customer pays. The risk check does not need it, because it does not depend on it and runs while the
 * visitor chooses (docs/decisions/0024-what-a-visitor-waits-for.md).
 */
export const bankInfoAnswer = {
  body,
  fields: {
    direct_debit: { kept: 'clear' },
    bankInfo: { kept: 'sealed' },
    deviceInfo: { kept: 'sealed' },
  },
  askedBy: 'ativar-debito',
  required: 'for-order',
} as const satisfies AnswerDeclaration<typeof body>
