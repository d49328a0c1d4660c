import type { Action } from '@reduxjs/toolkit'
import type { StepId } from '../../funnel/types.ts'
import { moved, restarted, subjectLost } from '../../store/events.ts'
import { call, race, take } from './effects.ts'

/**
 * Runs a worker while the visitor stays on a step. When they leave, the worker is cancelled and its request aborted,
 * because the result is no longer wanted. Returns null in that case.
 */
export function* cancelWhenLeft<T>(
  step: StepId,
  worker: () => Generator<unknown, T>,
): Generator<unknown, T | null> {
  const leaves = (action: Action) =>
    restarted.match(action) ||
    subjectLost.match(action) ||
    (moved.match(action) && action.payload.to !== step)
  const { result } = yield* race({ result: call(worker), left: take(leaves) })
  return (result as T | undefined) ?? null
}

/**
 * Runs a worker for the current order only. After a restart, or when the subject is lost, it is cancelled and its
 * request aborted, so that a late reply cannot affect the next order.
 */
export function* cancelWhenOver(worker: () => Generator) {
  yield* race({ done: call(worker), over: take([restarted.type, subjectLost.type]) })
}
