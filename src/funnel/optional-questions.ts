/** Decides which questions visitors may skip, and which ones they skipped in a restored order. */
import { stepsOf } from './next-previous-and-allowed-steps.ts'
import type { Order, Step } from './step-and-journey-types.ts'

export const isOptional = ({ kind, fields }: Step): boolean =>
  kind === 'question' && fields.length > 0 && fields.every(({ optional }) => optional)

/**
 * Returns a restored order in which optional questions are marked as passed if the visitor has moved beyond them, which
 * means that the next required question is answered. Nothing may be stored for an optional question, so it would
 * otherwise be asked again at every return.
 */
export function withPassedQuestions(order: Order): Order {
  const steps = stepsOf(order, 'chat')
  const passed = steps.filter((step, at) => {
    if (order.answers[step.id] || !isOptional(step)) return false
    const next = steps.slice(at + 1).find((each) => each.kind === 'question' && !isOptional(each))
    return next !== undefined && order.answers[next.id] !== undefined
  })
  const skipped = Object.fromEntries(passed.map(({ id }) => [id, { values: {} }]))
  return passed.length === 0 ? order : { ...order, answers: { ...order.answers, ...skipped } }
}
