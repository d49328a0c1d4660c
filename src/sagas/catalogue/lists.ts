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

/** Retries until it succeeds; a rejection gives null, since the list is optional. */
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

/** The list of banks, once. Nobody can name an account without it, so a failure is shown with a retry (F8.12). */
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
 * Complement types for the infraco at the address, ignored if the infraco has changed by then; empty when it has
 * none.
 */
export function* loadComplementTypes(infra: string) {
  const { api } = yield* outside()
  const reply = yield* eventually(() => api.catalogue.complementTypes(infra))
  if ((yield* select(selectOrder)).facts.coverage?.infra !== infra) return
  yield* put(complementTypesLoaded({ types: reply?.complementTypes ?? [] }))
}

/** Complement types decide whether `instalacao` applies; a failing list must not block the order. */
export function* fetchTypes(infra: string) {
  const { api } = yield* outside()
  try {
    return (yield* call(api.catalogue.complementTypes, infra)).complementTypes
  } catch {
    return []
  }
}

/**
 * The documents of the regulations page, fetched once per page. A failure is shown there with a retry button; the
 * collaborators' documents are included under their offer (D55).
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
