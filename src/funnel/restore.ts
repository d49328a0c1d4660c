import { knownPrefix } from '../campaigns/prefix.ts'
import type { Lead } from '../contract/lead.ts'
import { check } from './answer.ts'
import { DEPENDENTS, noFacts } from './facts.ts'
import { idsOf, stepOf } from './journeys.ts'
import type { Answers, Dependent, Facts, Order, StepId } from './types.ts'

/**
 * Rebuilds the order from a stored lead. Every answer is revalidated in journey order against the steps before it;
 * one that no longer passes is dropped and asked again (D22), together with what depends on it.
 * @param known facts that this kind of lead adds or overrides
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
        // What the address lookup returned; a street typed by hand is an answer and stays one (D24).
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
  // the chat's order: it never puts an answer before one it depends on
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
  // Dropped answers will be given again, and so will everything that depends on them (D15).
  return forgotten.has('risk') ? { ...order, facts: { ...order.facts, risk: 'none' } } : order
}
