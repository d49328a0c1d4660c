/** Step for the full name. */
import * as z from 'zod/mini'
import { parseName } from '../../lib/person-name.ts'
import { asksRepresentative } from '../company-orders.ts'
import { nameField } from '../contact-fields.ts'
import { field } from '../field-schemas.ts'
import { restoreMasked } from '../restore-masked-answers.ts'
import type { Step } from '../step-and-journey-types.ts'

export const nome: Step = {
  id: 'nome',
  kind: 'question',
  view: 'text',
  fields: [nameField],
  schema: () => z.object({ name: field(parseName) }),
  save: (values) => ({ step: 'name', body: { name: values.name ?? '' } }),
  wire: ['name'],
  variant: (order) => (asksRepresentative(order, 'nome') ? 'company' : ''),
  applies: () => true,
  isDone: (order) => order.answers.nome !== undefined,
  clears: ['risk'],
  restore: (lead) =>
    lead.name ? { values: { name: lead.name } } : restoreMasked(lead, 'name', lead.masked.name),
  show: (values) => values.name ?? '',
}
