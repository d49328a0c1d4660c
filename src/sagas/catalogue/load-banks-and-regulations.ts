/** Loads the lists of banks and regulations from the server. */
import { ApiError, isRetryable } from '../../api/api-error-and-its-message.ts'
import {
  banksFailed,
  banksLoaded,
  retryRequested,
  regulationsFailed,
  regulationsLoaded,
} from '../../store/redux-actions.ts'
import { selectBanks, selectUi } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { put, select, take } from '../runtime/effects.ts'
import { pauseBeforeRetry } from '../runtime/retry-calls-and-show-failures.ts'

/**
 * Loads the list of banks, once. The question for the bank account needs it, so a failure is shown with a
 * retry.
 */
export function* loadBanks() {
  // another worker may have loaded them in the meantime
  for (let attempt = 0; !(yield* select(selectBanks)); attempt += 1) {
    try {
      yield* put(banksLoaded(yield* callApi((api) => api.catalogue.banks())))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      yield* put(banksFailed({ problem: error.problem }))
      if (isRetryable(error)) yield* pauseBeforeRetry(attempt, error)
      else yield* take(retryRequested)
    }
  }
}

/**
 * Loads the legal documents of the regulations page, unless they are loaded already. A failure is shown on
 * that page with a retry button. Under the employee offer, the employees' documents are included.
 */
export function* loadRegulations() {
  const { regulations } = yield* select(selectUi)
  if (regulations) return
  const { prefix } = yield* select(selectUi)
  try {
    const reply = yield* callApi((api) => api.catalogue.regulations(prefix === 'oferta-colaborador'))
    yield* put(regulationsLoaded({ regulations: reply }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(regulationsFailed({ problem: error.problem }))
  }
}
