import { stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'

/** Whether the chat can ask about a doubtful value of a step yet: the list of dates or plans must have loaded. */
export function isJudged(order: Order, id: StepId): boolean {
  const { view } = stepOf(order, id)
  if (view === 'dates') return order.facts.freeDates !== null
  return view !== 'plans' || order.facts.coverage !== null
}
