/**
 * Step shown if an address has no network, or a network but no offer: a dead end. Visitors can leave contact data for
 * the waiting list (PUT lead-no-coverage).
 */
import * as z from 'zod/mini'
import { parseEmail } from '../../lib/email.ts'
import { parseName } from '../../lib/person-name.ts'
import { hidePhone, parsePhone } from '../../lib/phone.ts'
import { emailField, nameField, phoneField } from '../contact-fields.ts'
import { field } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

export const ofertaIndisponivel: Step = {
  id: 'oferta-indisponivel',
  kind: 'outcome',
  view: 'waiting-list',
  submits: 'contact',
  isDeadEnd: true,
  // who has no e-mail address waits with the telephone alone
  fields: [nameField, phoneField, { ...emailField, optional: true }],
  parts: {
    names: () => ['name', 'phone', 'email'],
    show(name, value) {
      const phone = name === 'phone' ? parsePhone(value) : null
      return phone && 'value' in phone ? hidePhone(phone.value) : value
    },
  },
  schema: () =>
    z.object({
      name: field(parseName),
      phone: field(parsePhone),
      email: field((raw) => (raw.trim() === '' ? { value: '' } : parseEmail(raw))),
    }),
  applies: ({ facts: { coverage } }) => coverage !== null && coverage.plans.length === 0,
  variant: ({ facts: { coverage } }) => (coverage?.infra ? 'noOffer' : 'noNetwork'),
  isDone: () => false,
}
