/** Step for the day of the month on which the bill is due. */
import * as z from 'zod/mini'
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import { choice } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

const options = DUE_DAYS.map(String)

export const dataDeVencimento: Step = {
  id: 'data-de-vencimento',
  kind: 'question',
  isAnonymous: true,
  view: 'choice',
  fields: [{ name: 'due_date', kind: 'choice', said: 'due', options }],
  schema: () => z.object({ due_date: choice(options, { problem: 'vencimento-vazio' }) }),
  save: (values) => ({ step: 'dueDate', body: { due_date: Number(values.due_date) } }),
  wire: ['dueDate'],
  applies: () => true,
  isDone: (order) => order.answers['data-de-vencimento'] !== undefined,
  restore: (lead) => (lead.due_date ? { values: { due_date: String(lead.due_date) } } : null),
  show: (values) => values,
}
