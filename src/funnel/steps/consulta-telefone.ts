import * as z from 'zod/mini'
import { maskPhone, parsePhone } from '../../lib/phone.ts'
import { field } from '../field.ts'
import { restoreMasked } from '../masked.ts'
import type { Step } from '../types.ts'

/** A mobile number: landlines earn no bonus. */
const line = field((raw) => {
  const parsed = parsePhone(raw)
  return 'value' in parsed && parsed.value.length !== 11
    ? { problem: 'Digite o número do celular, com DDD' }
    : parsed
})

/** The mobile line that may earn a bonus; it doubles as the telephone (D5, D68). */
export const consultaTelefone: Step = {
  id: 'consulta-telefone',
  kind: 'question',
  view: 'line',
  submits: 'line',
  fields: [{ name: 'phone', kind: 'text', mask: 'phone', inputMode: 'tel', autoComplete: 'tel-national' }],
  schema: () => z.object({ phone: line }),
  wire: ['phone'],
  applies: () => true,
  isDone: (order) => order.answers['consulta-telefone'] !== undefined,
  restore: (lead) => restoreMasked(lead, 'phone', lead.masked.phone),
  show: (values) => maskPhone(values.phone ?? ''),
  secret: true,
}
