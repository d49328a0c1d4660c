import type { Action } from '@reduxjs/toolkit'
import type { StepId } from '../../funnel/types.ts'
import { moved, restarted, subjectLost } from '../../store/events.ts'
import { call, race, take } from './effects.ts'

/**
 * Runs a worker as long as the visitor stays at a step. When they leave it, the worker is cancelled and its
 * request aborted: what was asked for there is no longer wanted. Gives null then.
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
 * Runs a worker for the order it begins with. After a new start, or when the subject is lost, it is cancelled and its
 * request aborted: a late reply says nothing of the order that follows.
 */
export function* cancelWhenOver(worker: () => Generator) {
  yield* race({ done: call(worker), over: take([restarted.type, subjectLost.type]) })
}
