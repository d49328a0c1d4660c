/**
 * Step in which existing customers enter their CPF (tax number), so that their offers can be looked up. Afterwards the
 * CPF is shown only in masked form.
 */
import * as z from 'zod/mini'
import { hideCpf, parseCpf } from '../../lib/cpf.ts'
import { field } from '../field-schemas.ts'
import { restoreMasked } from '../restore-masked-answers.ts'
import type { Step } from '../step-and-journey-types.ts'

export const consultaCpf: Step = {
  id: 'consulta-cpf',
  kind: 'question',
  view: 'text',
  needs: 'customers',
  submits: 'document',
  fields: [
    { name: 'cpf', kind: 'text', said: 'document', mask: 'cpf', inputMode: 'numeric', autoComplete: 'off' },
  ],
  schema: () => z.object({ cpf: field(parseCpf) }),
  applies: () => true,
  isDone: (order) => order.facts.offers !== null,
  restore: (lead) => restoreMasked(lead, 'documentNumber', lead.masked.cpf),
  show: (values) => hideCpf(values.cpf ?? ''),
  secret: true,
}
