/** Step for the mother's name, asked only for the identity check. */
import * as z from 'zod/mini'
import { hideName } from '../../lib/masked-data.ts'
import { parseMotherName } from '../../lib/person-name.ts'
import { asksRepresentative } from '../company-orders.ts'
import { field } from '../field-schemas.ts'
import { restoreMasked } from '../restore-masked-answers.ts'
import type { Step } from '../step-and-journey-types.ts'

export const nomeMae: Step = {
  id: 'nome-mae',
  kind: 'question',
  view: 'text',
  fields: [
    {
      name: 'mothers_name',
      kind: 'text',
      said: 'mother',
      autoComplete: 'off',
      autoCapitalize: 'words',
      maxLength: 160,
    },
  ],
  schema: () => z.object({ mothers_name: field(parseMotherName) }),
  save: (values) => ({ step: 'motherName', body: { mothers_name: values.mothers_name ?? '' } }),
  wire: ['motherName'],
  variant: (order) => (asksRepresentative(order, 'nome-mae') ? 'company' : ''),
  applies: () => true,
  isDone: (order) => order.answers['nome-mae'] !== undefined,
  clears: ['risk'],
  restore: (lead) => restoreMasked(lead, 'motherName', lead.masked.mothers_name),
  show: (values) => hideName(values.mothers_name ?? ''),
  secret: true,
}

/** An example answer. @public */
export const example = { mothers_name: 'Ana de Souza' }
