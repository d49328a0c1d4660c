/**
 * Step for the visitor's mobile number, which may earn a bonus and also serves as the order's phone number. A separate
 * API call saves the number. But if a landing page has already asked for number and consent, the number is saved like
 * any other answer, and the server then looks up the bonus.
 */
import * as z from 'zod/mini'
import { hidePhone, parsePhone } from '../../../lib/phone.ts'
import { phoneField } from '../../contact-fields.ts'
import { field } from '../../field-schemas.ts'
import { phoneBody, restorePhone } from '../../phone-of-lead.ts'
import type { Step } from '../../step-and-journey-types.ts'

/** Schema of a mobile number. Landlines are rejected, because they earn no bonus. */
const line = field((raw) => {
  const parsed = parsePhone(raw)
  return 'value' in parsed && parsed.value.length !== 11 ? { problem: 'celular-vazio' } : parsed
})

export const consultaTelefone: Step = {
  id: 'consulta-telefone',
  kind: 'question',
  view: 'line',
  submits: 'line',
  doublesAs: 'telefone',
  fields: [phoneField],
  schema: () => z.object({ phone: line, acceptPhoneContact: z.optional(z.enum(['true', 'false'])) }),
  save: (values) =>
    values.acceptPhoneContact === undefined ? null : { step: 'phone', body: phoneBody(values) },
  wire: ['phone'],
  applies: () => true,
  isDone: (order) => order.answers['consulta-telefone'] !== undefined,
  restore: restorePhone,
  show: (values) => hidePhone(values.phone ?? ''),
  secret: true,
}
