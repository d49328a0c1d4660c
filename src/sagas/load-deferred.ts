import type { Action } from '@reduxjs/toolkit'
import { ApiError } from '../api/errors.ts'
import { fetchModule } from '../lib/fetch-module.ts'
import type { WaitFor } from '../store/events.ts'
import { call, put } from './runtime/effects.ts'
import { callWithRetry } from './runtime/retry.ts'

type Workers = typeof import('./deferred.ts')

let loaded: Workers | null = null

/** Loads the workers of the later questions, ahead of them. Fails as the network does. */
export async function loadDeferred(): Promise<Workers> {
  loaded ??= await fetchModule(async () => import('./deferred.ts'))
  return loaded
}

/** A failed load counts as a network error, which is retried. */
function* loadForVisitor() {
  try {
    return yield* call(loadDeferred)
  } catch (cause) {
    throw new ApiError({ kind: 'network' }, { cause })
  }
}

/**
 * One of those workers; loads them first if that has not happened yet.
 * @param told what the visitor waits for, if they requested its work; where no wait is shown, an action saying that it
 *   cannot be done now
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
