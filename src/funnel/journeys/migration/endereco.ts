/**
 * Step that asks where a migrating customer wants the fibre: at the address on record, which is shown masked, or at
 * another one. Before the code is entered, it is not shown at all. The answer is saved only if the address is kept. For
 * another address, the next step saves its CEP (postcode).
 */
import * as z from 'zod/mini'
import { choice } from '../../field-schemas.ts'
import type { Order, Step } from '../../step-and-journey-types.ts'

/** Whether a migrating customer has entered an address other than the one on record. */
export const hasMoved = (order: Order): boolean => order.answers.cep !== undefined

/** Whether the address on record can be kept: it was not changed, and it is covered. */
const canStay = (order: Order): boolean =>
  !hasMoved(order) &&
  order.facts.onRecord?.address !== undefined &&
  Boolean(order.facts.coverage?.plans.length)

export const endereco: Step = {
  id: 'endereco',
  kind: 'question',
  isAnonymous: true,
  view: 'address',
  fields: [{ name: 'same_address', kind: 'choice', said: 'place', options: ['true', 'false'] }],
  schema: (order) =>
    z.object({
      same_address: canStay(order)
        ? choice(['true', 'false'], { problem: 'endereco-vazio' })
        : choice(['false'], { problem: 'endereco-sem-rede' }),
    }),
  save: (values) => (values.same_address === 'true' ? { step: 'address', body: {} } : null),
  wire: ['address'],
  applies: () => true,
  isDone: (order) => order.answers.endereco !== undefined || hasMoved(order),
  variant: (order) => {
    if (hasMoved(order)) return 'moved'
    if (!canStay(order)) return 'noNetwork'
    const { code } = order.facts
    return code?.isNeeded && !code.isVerified ? 'hidden' : ''
  },
  restore: (lead) => {
    if (lead.masked.address === undefined) return { values: { same_address: 'false' } }
    return lead.answered.includes('address') ? { values: { same_address: 'true' } } : null
  },
  show: (values) => values,
}
