import { knownPrefix } from '../campaigns/prefix.ts'
import type { Lead } from '../contract/lead.ts'
import { check } from './answer.ts'
import { journeyOf } from './journeys.ts'
import type { Answers, Dependent, Order } from './types.ts'

/**
 * The order out of a stored lead. Every answer is validated again, in the order of the journey, against the
 * steps before it; one that no longer passes is forgotten and asked anew (decisions 22), with what depends on it.
 */
export function restoreOrder(lead: Lead, base: Pick<Order, 'addon' | 'wish' | 'today'>): Order {
  let order: Order = {
    ...base,
    // The address says which campaign it is; without one the lead does.
    addon: base.addon || knownPrefix(lead.addon),
    answers: {},
    coverage: {
      infra: lead.infra,
      plans: lead.plansOffers,
      // What the look-up knows: a street typed by hand is an answer, and stays one (decisions 24).
      address: { ...lead.address, ...(lead.streetByHand ? { address: '' } : {}) },
    },
    complementTypes: null,
    risk: lead.risk,
    freeDates: null,
    quizFields: [],
    finished: lead.orderNumber ? { orderNumber: lead.orderNumber, schedule: lead.schedule } : null,
  }
  const forgotten = new Set<Dependent>()
  const answers: { -readonly [K in keyof Answers]: Answers[K] } = {}
  for (const step of journeyOf(order.addon)) {
    const answer = step.restore?.(lead)
    if (!answer || (step.id === 'data-instalacao' && forgotten.has('slots'))) continue
    // Free dates and complement types are not here yet: what was saved stood among them then.
    const unchecked = answer.masked !== undefined || step.id === 'data-instalacao' || step.id === 'instalacao'
    if (!unchecked && !order.finished) {
      const checked = check(step, answer.values, order)
      if ('problems' in checked) {
        for (const dependent of step.clears ?? []) forgotten.add(dependent)
        continue
      }
    }
    answers[step.id] = answer
    order = { ...order, answers: { ...answers } }
  }
  // What was forgotten will be answered anew, and what hangs on it with it (decisions 15).
  return forgotten.has('risk') ? { ...order, risk: 'none' } : order
}
