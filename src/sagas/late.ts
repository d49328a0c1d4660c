import { ApiError } from '../api/errors.ts'
import type { WaitFor } from '../store/events.ts'
import { call } from './runtime/effects.ts'
import { callWithRetry } from './runtime/retry.ts'

type Later = typeof import('./later.ts')

let later: Later | null = null

/** Loads the workers of the later questions, ahead of them. Fails as the network does. */
export async function loadLater(): Promise<Later> {
  later ??= await import('./later.ts')
  return later
}

/** A failed load counts as a network error: the visitor is told, and it is retried. */
function* loadForVisitor() {
  try {
    return yield* call(loadLater)
  } catch {
    throw new ApiError({ kind: 'network' })
  }
}

/**
 * A worker out of those; loaded first where nobody has.
 * @param what what the visitor waits for, if the worker does what they have asked for
 */
export const late = <Args extends unknown[]>(
  pick: (workers: Later) => (...args: Args) => Generator,
  what?: WaitFor,
) =>
  function* lateWorker(...args: Args) {
    const workers =
      later ?? (what === undefined ? yield* call(loadLater) : yield* callWithRetry(what, loadForVisitor))
    yield* pick(workers)(...args)
  }
