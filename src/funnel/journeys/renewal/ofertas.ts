/**
 * Step in which a renewing customer chooses one main offer and, optionally, one extra. Every save request contains
 * both.
 */
import * as z from 'zod/mini'
import { choice } from '../../field-schemas.ts'
import { paysByDebit, planOf, plansOf, pricesToShow } from '../../chosen-plan-and-price.ts'
import type { Step } from '../../step-and-journey-types.ts'

export const ofertas: Step = {
  id: 'ofertas',
  kind: 'question',
  isAnonymous: true,
  view: 'offers',
  fields: [
    { name: 'offer1', kind: 'plans', said: 'plan' },
    { name: 'offer2', kind: 'plans', optional: true },
  ],
  schema: ({ facts: { offers } }) => {
    const idsOf = (plans: readonly { readonly id: string }[] = []) => plans.map(({ id }) => id)
    return z.object({
      offer1: choice(idsOf(offers?.plans), { problem: 'oferta-vazia' }),
      offer2: choice(['', ...idsOf(offers?.extras)], { problem: 'extra-invalido' }),
    })
  },
  save: ({ offer1, offer2 }, { facts: { offers } }) => ({
    step: 'offers',
    body: { id_renewal_base_user: offers?.baseUser ?? '', offer1, ...(offer2 ? { offer2 } : {}) },
  }),
  wire: ['offers'],
  variant: ({ facts: { offers } }) => (offers?.currentPlan ? 'besideCurrent' : ''),
  applies: ({ facts: { offers } }) => offers?.plans.length !== 0,
  isDone: (order) => planOf(order) !== null,
  clears: ['price'],
  show: (_values, order) => {
    const names = plansOf(order).map(({ plan }) => plan)
    if (names.length === 0) return ''
    const shown = { plan: names.join(' + '), ...pricesToShow(order) }
    return paysByDebit(order) === false ? { ...shown, direct_debit: 'false' } : shown
  },
}
