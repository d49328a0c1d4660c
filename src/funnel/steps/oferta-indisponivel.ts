import * as z from 'zod/mini'
import { parseEmail } from '../../lib/email.ts'
import { parseName } from '../../lib/person-name.ts'
import { maskPhone, parsePhone } from '../../lib/phone.ts'
import { field } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

/**
 * Step shown if an address has no network, or a network but no offer: a dead end. Visitors can leave
 * contact data for the waiting list (PUT lead-no-coverage).
 */
export const ofertaIndisponivel: Step = {
  id: 'oferta-indisponivel',
  kind: 'outcome',
  view: 'waiting-list',
  submits: 'contact',
  isDeadEnd: true,
  fields: [
    {
      name: 'name',
      kind: 'text',
      said: 'name',
      autoComplete: 'name',
      autoCapitalize: 'words',
      maxLength: 160,
    },
    {
      name: 'phone',
      kind: 'text',
      said: 'phone',
      mask: 'phone',
      inputMode: 'tel',
      autoComplete: 'tel-national',
    },
    {
      name: 'email',
      kind: 'text',
      said: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      maxLength: 128,
    },
  ],
  parts: {
    names: () => ['name', 'phone', 'email'],
    show(name, value) {
      const phone = name === 'phone' ? parsePhone(value) : null
      return phone && 'value' in phone ? maskPhone(phone.value) : value
    },
  },
  schema: () => z.object({ name: field(parseName), phone: field(parsePhone), email: field(parseEmail) }),
  applies: ({ facts: { coverage } }) => coverage !== null && coverage.plans.length === 0,
  variant: ({ facts: { coverage } }) => (coverage?.infra ? 'noOffer' : 'noNetwork'),
  isDone: () => false,
}
