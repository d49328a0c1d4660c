/** Runs a saga until the visitor leaves a step or the order ends. */
import type { Action } from '@reduxjs/toolkit'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { stepChanged, orderRestarted, recordLost } from '../../store/redux-actions.ts'
import { call, race, take } from './effects.ts'

/**
 * Runs a saga while the visitor stays on a step. If the visitor leaves the step, the saga is cancelled, its
 * request is aborted, and null is returned.
 */
export function* cancelWhenLeft<T>(
  step: StepId,
  worker: () => Generator<unknown, T>,
): Generator<unknown, T | null> {
  const leaves = (action: Action) =>
    orderRestarted.match(action) ||
    recordLost.match(action) ||
    (stepChanged.match(action) && action.payload.to !== step)
  const { result } = yield* race({ result: call(worker), left: take(leaves) })
  return (result as T | undefined) ?? null
}

/**
 * Runs a saga for the current order only. If the order is restarted or its stored record is lost, the saga is
 * cancelled and its request is aborted, so that a late reply cannot affect the next order.
 */
export function* cancelWhenOver(worker: () => Generator) {
  yield* race({ done: call(worker), over: take([orderRestarted.type, recordLost.type]) })
}

/**
 * Runs a saga and then a clean-up, even if the saga fails or is cancelled. The saga runs in its own `call`. With a
 * plain `yield*`, a cancelled caller would continue after the clean-up.
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
