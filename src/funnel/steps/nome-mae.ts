import * as z from 'zod/mini'
import { parseName } from '../../lib/name.ts'
import { field } from '../field-schemas.ts'
import { maskName, restoreMasked } from '../masking.ts'
import type { Step } from '../types.ts'

/** Mother's name; asked for the identity check only. */
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
  schema: () => z.object({ mothers_name: field(parseName) }),
  save: (values) => ({ step: 'motherName', body: { mothers_name: values.mothers_name ?? '' } }),
  wire: ['motherName'],
  applies: () => true,
  isDone: (order) => order.answers['nome-mae'] !== undefined,
  clears: ['risk'],
  restore: (lead) => restoreMasked(lead, 'motherName', lead.masked.mothers_name),
  show: (values) => maskName(values.mothers_name ?? ''),
  secret: true,
}

/** An answer that any order may have. @public */
export const example = { mothers_name: 'Ana de Souza' }
