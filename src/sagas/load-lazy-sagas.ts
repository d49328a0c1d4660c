/** Loads the sagas that the first questions do not need (lazy-sagas.ts). */
import type { Action } from '@reduxjs/toolkit'
import { ApiError } from '../api/api-error-and-its-message.ts'
import type { WaitFor } from '../store/redux-actions.ts'
import { call, put } from './runtime/effects.ts'
import { callWithRetry } from './runtime/retry-calls-and-show-failures.ts'

type Workers = typeof import('./lazy-sagas.ts')

let loaded: Workers | null = null

/** Loads the lazy sagas. Rejects if they cannot be loaded. */
export async function loadLazySagas(): Promise<Workers> {
  loaded ??= await import('./lazy-sagas.ts')
  return loaded
}

/** Loads the lazy sagas for a saga. A failed load counts as a network error, which is retried. */
export function* loadLater() {
  try {
    return yield* call(loadLazySagas)
  } catch (cause) {
    throw new ApiError({ kind: 'network' }, { cause })
  }
}

/**
 * Creates a saga that runs one of the lazy sagas, after loading them if necessary.
 * @param told what the visitor is waiting for, if this saga makes the visitor wait; otherwise an action to
 *   dispatch if the sagas cannot be loaded
 */
export const lazySaga = <Name extends keyof Workers>(name: Name, told?: WaitFor | Action) =>
  function* lazyWorker(...args: Parameters<Workers[Name]>) {
    const { [name]: worker } = loaded ?? (yield* loadAndTell(told))
    yield* (worker as (...given: Parameters<Workers[Name]>) => Generator)(...args)
  }

function* loadAndTell(told?: WaitFor | Action) {
  if (typeof told === 'string') return yield* callWithRetry(told, loadLater)
  try {
    return yield* loadLater()
  } catch (error) {
    if (told) yield* put(told)
    throw error
  }
}
