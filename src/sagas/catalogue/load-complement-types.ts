/** Loads the complement types of an address: flat, house and so on. */
import type { Api } from '../../api/api.ts'
import { ApiError, isRetryable } from '../../api/errors.ts'
import { complementTypesLoaded } from '../../store/events.ts'
import { selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { put, select } from '../runtime/effects.ts'
import { pauseBeforeRetry } from '../runtime/retry.ts'

/** Repeats a request for an optional list until it succeeds. Returns null if the server rejects it. */
function* eventually<T>(request: (api: Api) => Promise<T>): Generator<unknown, T | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return yield* callApi(request)
    } catch (error) {
      if (!(error instanceof ApiError) || !isRetryable(error)) return null
      yield* pauseBeforeRetry(attempt, error)
    }
  }
}

/**
 * Loads the complement types (flat, house and so on) of the network at the address. The reply is ignored if
 * the network has changed by then. If the server rejects the request, the list is empty.
 */
export function* loadComplementTypes(infra: string) {
  const reply = yield* eventually((api) => api.catalogue.complementTypes(infra))
  if ((yield* select(selectOrder)).facts.coverage?.infra !== infra) return
  yield* put(complementTypesLoaded({ types: reply?.complementTypes ?? [] }))
}

/**
 * Fetches complement types, which decide whether step `instalacao` applies. Returns an empty list if the
 * server rejects the request, so that the order can go on.
 */
export function* fetchTypes(infra: string) {
  try {
    return (yield* callApi((api) => api.catalogue.complementTypes(infra))).complementTypes
  } catch {
    return []
  }
}
