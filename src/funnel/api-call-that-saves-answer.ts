import { stepOf } from './journey-registry.ts'
import type { Order, Save, StepId } from './step-and-journey-types.ts'

/** Returns the API call that saves an answer; null if there is no answer or its step has no such call. */
export function apiCallThatSaves(order: Order, id: StepId): Save | null {
  const step = stepOf(order, id)
  const answer = order.answers[id]
  return answer && step.save ? step.save(answer.values, order) : null
}
