import * as z from 'zod/mini'
import { parseEmail } from '../../lib/email.ts'
import { checkbox, field } from '../field-schemas.ts'
import type { Step } from '../types.ts'

/** Step for the e-mail address and the consent to promotions. */
export const email: Step = {
  id: 'email',
  kind: 'question',
  view: 'text',
  fields: [
    {
      name: 'email',
      kind: 'text',
      said: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      maxLength: 128,
    },
    { name: 'accept_promotions', kind: 'checkbox', optional: true },
  ],
  schema: () => z.object({ email: field(parseEmail), accept_promotions: checkbox() }),
  save: (values) => ({
    step: 'email',
    body: { email: values.email ?? '', accept_promotions: values.accept_promotions === 'true' },
  }),
  wire: ['email'],
  applies: () => true,
  isDone: (order) => order.answers.email !== undefined,
  restore: (lead) =>
    lead.email
      ? { values: { email: lead.email, accept_promotions: String(lead.accept_promotions ?? false) } }
      : null,
  show: (values) => values.email ?? '',
}
