/** Rebuilds an order from a lead, which is the order as the server stores it. */
import { restoredPrefix } from '../campaigns/campaign-prefixes.ts'
import type { Lead } from '../contract/lead.ts'
import { checkAnswer } from './check-answer.ts'
import { DEPENDENTS, noFacts } from './initial-server-data-and-clearing-rules.ts'
import { idsOf, journeyOf, stepOf } from './journey-registry.ts'
import { withPassedQuestions } from './optional-questions.ts'
import type {
  Answers,
  DataToClear,
  Facts,
  CustomerOnRecord,
  Order,
  StepId,
} from './step-and-journey-types.ts'

/**
 * Returns the masked name, e-mail and address for the receipt of an order whose technician visit is over, because the
 * server then returns them only masked; null for any other order.
 */
function maskedPerson({ orderNumber, masked: { name, email, address } }: Lead): CustomerOnRecord | null {
  return orderNumber && address ? { address, ...(name && { name }), ...(email && { email }) } : null
}

/**
 * Restores the order. Every answer is validated again, in the sequence of the journey. An answer that is no longer
 * valid is dropped, together with the answers that depend on it, and the visitor is asked again.
 * @param known server data that a migration lead adds or overrides
 */
export function restoreOrder(
  lead: Lead,
  base: Pick<Order, 'journey' | 'prefix' | 'wish' | 'today'>,
  known: Partial<Facts> = {},
): Order {
  // a journey that places no order is finished once its request is sent; one that does is not
  const isSent = lead.request_sent === true && journeyOf(base).placesNoOrder === true
  let order: Order = {
    ...base,
    prefix: restoredPrefix(lead.addon),
    answers: {},
    facts: {
      ...noFacts,
      coverage: {
        infra: lead.infra,
        plans: lead.plansOffers,
        // the result of the address look-up; a street typed by hand is an answer instead
        address: { ...lead.address, ...(lead.streetByHand ? { address: '' } : {}) },
      },
      risk: lead.risk,
      reference: lead.reference ?? null,
      onRecord: maskedPerson(lead),
      ...known,
    },
    finished: lead.orderNumber
      ? {
          orderNumber: lead.orderNumber,
          schedule: lead.schedule,
          ...(lead.can_reschedule === false ? { isFixed: true } : {}),
          ...(lead.cancelled ? { isCancelled: true } : {}),
          ...(lead.mail_withheld ? { isUnmailed: true } : {}),
          ...(lead.orderLink ? { link: lead.orderLink } : {}),
        }
      : isSent
        ? { orderNumber: '', schedule: null }
        : null,
  }
  const forgotten = new Set<DataToClear>()
  const dropped = (id: StepId) =>
    [...forgotten].some((each) =>
      [DEPENDENTS[each].drops, DEPENDENTS[each].rechecks].some((ids) => ids?.includes(id)),
    )
  const answers: { -readonly [K in keyof Answers]: Answers[K] } = {}
  // in the order of the chat, where every answer comes after the answers that it depends on
  for (const id of idsOf(order, 'chat')) {
    const step = stepOf(order, id)
    const answer = step.restore?.(lead)
    if (!answer || (step.isCheckedByServer && dropped(id))) continue
    const isUnchecked = answer.masked !== undefined || step.isCheckedByServer
    if (!isUnchecked && !order.finished) {
      const checked = checkAnswer(step, answer.values, order)
      if ('problems' in checked) {
        for (const dependent of step.clears ?? []) forgotten.add(dependent)
        continue
      }
    }
    answers[id] = answer
    order = { ...order, answers: { ...answers } }
  }
  // the risk check must be repeated if an answer that it depends on was dropped
  const facts: Facts = forgotten.has('risk') ? { ...order.facts, risk: 'none' } : order.facts
  return withPassedQuestions({ ...order, facts })
}
