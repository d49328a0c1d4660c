/** Step for the e-mail address, in two variants: with and without the choice to have none. */
import * as z from 'zod/mini'
import { parseEmail } from '../../lib/email.ts'
import { emailField } from '../contact-fields.ts'
import { checkbox, addProblem } from '../field-schemas.ts'
import { restoreMasked } from '../restore-masked-answers.ts'
import type { Step, Values } from '../step-and-journey-types.ts'

/** The answer of a visitor who has no e-mail address. */
const NO_EMAIL: Values = { no_email: 'true' }

const schema = z.pipe(
  z.object({
    email: z._default(z.string(), ''),
    no_email: z.optional(z.string()),
    accept_promotions: checkbox(),
  }),
  z.transform(({ email: typed, no_email, accept_promotions }, context): Values => {
    if (no_email === 'true' && typed.trim() === '') return NO_EMAIL
    const parsed = parseEmail(typed)
    if ('value' in parsed) return { email: parsed.value, accept_promotions }
    addProblem(context, typed, parsed, 'email')
    return z.NEVER
  }),
)

/**
 * Step for the e-mail address and the consent to promotions, for journeys that send a code by e-mail, so that an
 * address is required.
 */
export const emailWithAddress: Step = {
  id: 'email',
  kind: 'question',
  view: 'text',
  fields: [emailField, { name: 'accept_promotions', kind: 'checkbox', optional: true }],
  schema: () => schema,
  save: ({ email = '', no_email, accept_promotions }) => ({
    step: 'email',
    body: {
      email,
      accept_promotions: accept_promotions === 'true',
      ...(no_email === 'true' && { no_email: true as const }),
    },
  }),
  wire: ['email'],
  applies: () => true,
  isDone: (order) => order.answers.email !== undefined,
  restore: (lead) => {
    if (lead.no_email) return { values: NO_EMAIL }
    return lead.email
      ? { values: { email: lead.email, accept_promotions: String(lead.accept_promotions ?? false) } }
      : restoreMasked(lead, 'email', lead.masked.email)
  },
  show: (values) => values.email || values,
}

/** The same step for journeys in which a visitor may have no address. */
export const email: Step = { ...emailWithAddress, none: { values: NO_EMAIL, needs: 'no-email' } }
