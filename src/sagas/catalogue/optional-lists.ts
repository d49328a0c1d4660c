/** Loads lists that an order can do without, such as complement types, as long as that fails for a passing reason. */
import { complementTypesLoaded } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { call, getDependencies, put, select, spawn } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import type { Api } from '../../api/create-api.ts'
import { ApiError, isRetryable } from '../../api/api-error-and-its-message.ts'
import { pauseBeforeRetry } from '../runtime/retry-calls-and-show-failures.ts'

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

/**
 * Prefetches the complement types (flat, house and so on) of the network at the address. They are needed a few
 * questions later.
 */
export function* prefetchComplementTypes() {
  const { coverage } = (yield* select(selectOrder)).facts
  if (coverage?.infra && coverage.plans.length) yield* spawn(reportErrors(loadBehind), coverage.infra)
}

/** The reply is ignored if the network has changed by then. If the server rejects the request, the list is empty. */
function* loadBehind(infra: string) {
  const { painted } = yield* getDependencies()
  yield* call(painted)
  const reply = yield* repeatUntilSuccess((api) => api.catalogue.complementTypes(infra))
  if ((yield* select(selectOrder)).facts.coverage?.infra !== infra) return
  yield* put(complementTypesLoaded({ types: reply?.complementTypes ?? [] }))
}

/**
 * Sends the request for an optional list, and repeats it as long as it fails for a passing reason, such as a lost
 * connection. Returns null after any other failure.
 */
export function* repeatUntilSuccess<T>(request: (api: Api) => Promise<T>): Generator<unknown, T | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return yield* callApi(request)
    } catch (error) {
      if (!(error instanceof ApiError) || !isRetryable(error)) return null
      yield* pauseBeforeRetry(attempt, error)
    }
  }
}
