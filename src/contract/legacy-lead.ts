import * as z from 'zod/mini'
import { text } from './common.ts'
import { addressAnswer } from './answers/address.ts'
import { BankInfo, DeviceInfo } from './answers/bank-info.ts'
import { Schedule } from './answers/schedule-date.ts'
import { LeadRequest } from './lead.ts'

/**
 * POST lead (legacy): creates a lead from the address and any answers in one call. The reply is that of POST
 * lead-v2.
 */
export const LegacyLeadRequest = z.object({
  ...LeadRequest.shape,
  idPlan: z.optional(text(64)),
  birth_date: z.optional(text(10)),
  mothers_name: z.optional(text(128)),
  cpf: z.optional(text(18)),
  cnpj: z.optional(text(24)),
  due_date: z.optional(z.int()),
  direct_debit: z.optional(z.boolean()),
  bankInfo: z.optional(BankInfo),
  deviceInfo: z.optional(DeviceInfo),
  schedules: z.optional(z.array(Schedule).check(z.maxLength(3))),
  ...addressAnswer.body.shape,
})
export type LegacyLeadRequest = z.infer<typeof LegacyLeadRequest>
