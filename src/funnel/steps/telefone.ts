import * as z from 'zod/mini'
import { maskPhone, parsePhone } from '../../lib/phone.ts'
import { field } from '../field.ts'
import { restoreMasked } from '../masked.ts'
import type { Step } from '../types.ts'

/** Phone with area code; stored as digits (D32). */
export const telefone: Step = {
  id: 'telefone',
  kind: 'question',
  view: 'text',
  fields: [{ name: 'phone', kind: 'text', mask: 'phone', inputMode: 'tel', autoComplete: 'tel-national' }],
  schema: () => z.object({ phone: field(parsePhone) }),
  save: (values) => ({ step: 'phone', body: { phone: values.phone ?? '' } }),
  wire: ['phone'],
  applies: () => true,
  isDone: (order) => order.answers.telefone !== undefined,
  restore: (lead) => restoreMasked(lead, 'phone', lead.masked.phone),
  show: (values) => maskPhone(values.phone ?? ''),
  secret: true,
}
