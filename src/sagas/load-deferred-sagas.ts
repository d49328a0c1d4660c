/** Loads the sagas that the first questions do not need (deferred-sagas.ts). */
import type { Action } from '@reduxjs/toolkit'
import { ApiError } from '../api/errors.ts'
import { importWithRetry } from '../lib/import-with-retry.ts'
import type { WaitFor } from '../store/redux-actions.ts'
import { call, put } from './runtime/effects.ts'
import { callWithRetry } from './runtime/retry.ts'

type Workers = typeof import('./deferred-sagas.ts')

let loaded: Workers | null = null

/** Loads the deferred sagas. Rejects if they cannot be loaded. */
export async function loadDeferredSagas(): Promise<Workers> {
  loaded ??= await importWithRetry(async () => import('./deferred-sagas.ts'))
  return loaded
}

/**
 * Loads the deferred sagas while the visitor waits. A failed load counts as a network error, which is
 * retried.
 */
function* loadForVisitor() {
  try {
    return yield* call(loadDeferredSagas)
  } catch (cause) {
    throw new ApiError({ kind: 'network' }, { cause })
  }
}

/**
 * Creates a saga that runs one of the deferred sagas, after loading them if necessary.
 * @param told what the visitor is waiting for, if this saga makes the visitor wait; otherwise an action to
 *   dispatch if the sagas cannot be loaded
 */
export const deferred = <Args extends unknown[]>(
  pick: (workers: Workers) => (...args: Args) => Generator,
  told?: WaitFor | Action,
) =>
  function* deferredWorker(...args: Args) {
    const workers = loaded ?? (yield* loadAndTell(told))
    yield* pick(workers)(...args)
  }

function* loadAndTell(told?: WaitFor | Action) {
  if (typeof told === 'string') return yield* callWithRetry(told, loadForVisitor)
  try {
    return yield* loadForVisitor()
  } catch (error) {
    if (told) yield* put(told)
    throw error
  }
}
