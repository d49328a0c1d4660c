/** Loads lists from the server: banks, complement types and regulations. */
import { ApiError, isRetryable } from '../../api/errors.ts'
import {
  banksFailed,
  banksLoaded,
  complementTypesLoaded,
  retryAsked,
  regulationsFailed,
  regulationsLoaded,
} from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { call, outside, put, select, take } from '../runtime/effects.ts'
import { pauseBeforeRetry } from '../runtime/retry.ts'

/** Repeats a request for an optional list until it succeeds. Returns null if the server rejects it. */
function* eventually<T>(request: () => Promise<T>): Generator<unknown, T | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return yield* call(request)
    } catch (error) {
      if (!(error instanceof ApiError) || !isRetryable(error)) return null
      yield* pauseBeforeRetry(attempt, error)
    }
  }
}

/**
 * Loads the list of banks, once. The question for the bank account needs it, so a failure is shown with a
 * retry (F8.12).
 */
export function* loadBanks() {
  const { api } = yield* outside()
  // another worker may have loaded them in the meantime
  for (let attempt = 0; !(yield* select(selectFlow)).banks; attempt += 1) {
    try {
      yield* put(banksLoaded(yield* call(api.catalogue.banks)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      yield* put(banksFailed({ problem: error.problem }))
      if (isRetryable(error)) yield* pauseBeforeRetry(attempt, error)
      else yield* take(retryAsked)
    }
  }
}

/**
 * Loads the complement types (flat, house and so on) of the network at the address. The reply is ignored if
 * the network has changed by then. If the server rejects the request, the list is empty.
 */
export function* loadComplementTypes(infra: string) {
  const { api } = yield* outside()
  const reply = yield* eventually(() => api.catalogue.complementTypes(infra))
  if ((yield* select(selectOrder)).facts.coverage?.infra !== infra) return
  yield* put(complementTypesLoaded({ types: reply?.complementTypes ?? [] }))
}

/**
 * Fetches complement types, which decide whether step `instalacao` applies. Returns an empty list if the
 * server rejects the request, so that the order can go on.
 */
export function* fetchTypes(infra: string) {
  const { api } = yield* outside()
  try {
    return (yield* call(api.catalogue.complementTypes, infra)).complementTypes
  } catch {
    return []
  }
}

/**
 * Loads the legal documents of the regulations page, unless they are loaded already. A failure is shown on
 * that page with a retry button. Under the employee offer, the employees' documents are included (D55).
 */
export function* loadRegulations() {
  const { api } = yield* outside()
  const { regulations } = yield* select(selectFlow)
  if (regulations) return
  const { prefix } = yield* select(selectFlow)
  try {
    const reply = yield* call(api.catalogue.regulations, prefix === 'oferta-colaborador')
    yield* put(regulationsLoaded({ regulations: reply }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(regulationsFailed({ problem: error.problem }))
  }
}
