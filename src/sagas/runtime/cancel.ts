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

/**
 * Runs a worker and then the clean-up, however it ends. It is run as a separate call: a generator that delegates
 * (`yield*`) to one whose `finally` yields would, on being cancelled, continue after it.
 */
export function* cleaningUp<T>(
  worker: () => Generator<unknown, T>,
  cleanUp: () => Generator,
): Generator<unknown, T> {
  const { result } = yield* race({
    result: call(function* () {
      try {
        return yield* worker()
      } finally {
        yield* cleanUp()
      }
    }),
  })
  return result as T
}
