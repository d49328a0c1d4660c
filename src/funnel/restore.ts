import { knownPrefix } from '../campaigns/prefix.ts'
import type { Lead } from '../contract/lead.ts'
import { check } from './answer.ts'
import { DEPENDENTS, noFacts } from './facts.ts'
import { idsOf, stepOf } from './journeys.ts'
import type { Answers, Dependent, Facts, Order, StepId } from './types.ts'

/**
 * The order out of a stored lead. Every answer is validated again, in the order of the journey, against the
 * steps before it; one that no longer passes is forgotten and asked anew (D22), with what depends on it.
 * @param known what this kind of lead tells besides, or otherwise
 */
export function restoreOrder(
  lead: Lead,
  base: Pick<Order, 'journey' | 'prefix' | 'wish' | 'today'>,
  known: Partial<Facts> = {},
): Order {
  let order: Order = {
    ...base,
    prefix: knownPrefix(lead.addon),
    answers: {},
    facts: {
      ...noFacts,
      coverage: {
        infra: lead.infra,
        plans: lead.plansOffers,
        // What the look-up knows: a street typed by hand is an answer, and stays one (D24).
        address: { ...lead.address, ...(lead.streetByHand ? { address: '' } : {}) },
      },
      risk: lead.risk,
      reference: lead.reference ?? null,
      ...known,
    },
    finished: lead.orderNumber
      ? {
          orderNumber: lead.orderNumber,
          schedule: lead.schedule,
          ...(lead.can_reschedule === false ? { isFixed: true } : {}),
        }
      : null,
  }
  const forgotten = new Set<Dependent>()
  const dropped = (id: StepId) => [...forgotten].some((each) => DEPENDENTS[each].drops.includes(id))
  const answers: { -readonly [K in keyof Answers]: Answers[K] } = {}
  // the chat's order: there no answer stands before one that it depends on
  for (const id of idsOf(order, 'chat')) {
    const step = stepOf(order, id)
    const answer = step.restore?.(lead)
    if (!answer || (step.isCheckedByServer && dropped(id))) continue
    const isUnchecked = answer.masked !== undefined || step.isCheckedByServer
    if (!isUnchecked && !order.finished) {
      const checked = check(step, answer.values, order)
      if ('problems' in checked) {
        for (const dependent of step.clears ?? []) forgotten.add(dependent)
        continue
      }
    }
    answers[id] = answer
    order = { ...order, answers: { ...answers } }
  }
  // What was forgotten will be answered anew, and what hangs on it with it (D15).
  return forgotten.has('risk') ? { ...order, facts: { ...order.facts, risk: 'none' } } : order
}
