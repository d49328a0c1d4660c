/**
 * Step for the phone number with area code, stored as digits. Forms on landing pages also ask for consent to be
 * contacted; this step does not.
 */
import * as z from 'zod/mini'
import { hidePhone, parsePhone } from '../../lib/phone.ts'
import { phoneField } from '../contact-fields.ts'
import { field } from '../field-schemas.ts'
import { phoneBody, restorePhone } from '../phone-of-lead.ts'
import type { Step } from '../step-and-journey-types.ts'

export const telefone: Step = {
  id: 'telefone',
  kind: 'question',
  view: 'text',
  fields: [phoneField],
  schema: () =>
    z.object({ phone: field(parsePhone), acceptPhoneContact: z.optional(z.enum(['true', 'false'])) }),
  save: (values) => ({ step: 'phone', body: phoneBody(values) }),
  wire: ['phone'],
  applies: () => true,
  isDone: (order) => order.answers.telefone !== undefined,
  restore: restorePhone,
  show: (values) => hidePhone(values.phone ?? ''),
  secret: true,
}
