/** Step that offers direct debit. If the visitor declines it, the bank details entered before are deleted. */
import * as z from 'zod/mini'
import { choice } from '../field-schemas.ts'
import { pricesToShow } from '../chosen-plan-and-price.ts'
import type { Step } from '../step-and-journey-types.ts'

export const ativarDebito: Step = {
  id: 'ativar-debito',
  kind: 'question',
  isAnonymous: true,
  view: 'choice',
  meanwhile: 'risk-ahead',
  fields: [{ name: 'direct_debit', kind: 'choice', said: 'debit', options: ['true', 'false'] }],
  schema: () => z.object({ direct_debit: choice(['true', 'false'], { problem: 'pagamento-vazio' }) }),
  // The bank account (bankInfo) is omitted while it is empty or direct debit is off.
  save: (values) => ({ step: 'bankInfo', body: { direct_debit: values.direct_debit === 'true' } }),
  wire: ['bankInfo'],
  applies: () => true,
  isDone: (order) => order.answers['ativar-debito'] !== undefined,
  clears: ['bankInfo', 'price'],
  setsPrice: true,
  restore: (lead) =>
    lead.direct_debit === null ? null : { values: { direct_debit: String(lead.direct_debit) } },
  show: (values, order) => ({ ...values, ...pricesToShow(order) }),
}
