/**
 * Step for the CEP (postcode), the first question of an order. The CEP is not saved separately, because the coverage
 * check saves it.
 */
import * as z from 'zod/mini'
import { formatCep, parseCep } from '../../lib/cep.ts'
import { field } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

export const cep: Step = {
  id: 'cep',
  kind: 'question',
  view: 'text',
  isKeptInTab: true,
  fields: [
    {
      name: 'cep',
      kind: 'text',
      said: 'cep',
      mask: 'cep',
      inputMode: 'numeric',
      autoComplete: 'postal-code',
    },
  ],
  schema: () => z.object({ cep: field(parseCep) }),
  applies: () => true,
  isDone: (order) => order.answers.cep !== undefined,
  clears: ['coverage'],
  unsettles: () => ['nr-imovel'],
  restore: (lead) => (lead.address.cep ? { values: { cep: lead.address.cep } } : null),
  show: (values) => formatCep(values.cep ?? ''),
}
