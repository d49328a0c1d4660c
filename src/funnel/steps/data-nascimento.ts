/**
 * Step for the birth date. The visitor must be old enough to order (src/lib/minimum-age.ts), and at most 120 years old.
 */
import * as z from 'zod/mini'
import { parseBirthDate } from '../../lib/parse-and-format-dates.ts'
import { asksRepresentative } from '../company-orders.ts'
import { field } from '../field-schemas.ts'
import { restoreMasked } from '../restore-masked-answers.ts'
import type { Step } from '../step-and-journey-types.ts'

export const dataNascimento: Step = {
  id: 'data-nascimento',
  kind: 'question',
  view: 'text',
  fields: [
    {
      name: 'birth_date',
      kind: 'text',
      said: 'birth',
      mask: 'date',
      inputMode: 'numeric',
      autoComplete: 'bday',
    },
  ],
  schema: (order) => z.object({ birth_date: field((raw) => parseBirthDate(raw, order.today)) }),
  save: (values) => ({ step: 'birthDate', body: { birth_date: values.birth_date ?? '' } }),
  wire: ['birthDate'],
  variant: (order) => (asksRepresentative(order, 'data-nascimento') ? 'company' : ''),
  applies: () => true,
  isDone: (order) => order.answers['data-nascimento'] !== undefined,
  clears: ['risk'],
  restore: (lead) =>
    lead.birth_date
      ? { values: { birth_date: lead.birth_date } }
      : restoreMasked(lead, 'birthDate', lead.masked.birth_date && { isHidden: 'true' }),
  show: (values) => values,
}

/** An example answer. @public */
export const example = { birth_date: '13/05/1990' }
