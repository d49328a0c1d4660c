/** Loads the lists that an order chooses from: banks, regulations, prices, and the streets of a search. */
import { ApiError, isRetryable } from '../../api/api-error-and-its-message.ts'
import {
  banksFailed,
  banksLoaded,
  retryRequested,
  regulationsFailed,
  regulationsLoaded,
  chatMemoryUpdated,
  streetsFailed,
  streetsFound,
  type streetsRequested,
} from '../../store/redux-actions.ts'
import { selectBanks, selectUi } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { put, select, take } from '../runtime/effects.ts'
import { pauseBeforeRetry } from '../runtime/retry-calls-and-show-failures.ts'
import type { RootState } from '../../store/root-reducer.ts'

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

/**
 * Loads the campaign's plans, for a visitor who asks for the price of one or of all before the address is
 * known. After a failure the chat answers without figures.
 */
export function* loadPriceRange() {
  const { prefix } = yield* select(selectUi)
  try {
    const { plans } = yield* callApi((api) => api.catalogue.plansSold(prefix))
    const byPrice = plans
      .filter(({ plan_type, price_with_dacc }) => plan_type === null && price_with_dacc > 0)
      .toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
    const [lowest] = byPrice
    const highest = byPrice.at(-1)
    const range = lowest && highest ? ([lowest, highest] as const) : null
    yield* put(chatMemoryUpdated({ range, sold: byPrice }))
  } catch {
    yield* put(chatMemoryUpdated({ range: null }))
  }
}

/** Searches for the CEPs of a street. A reply is ignored if a newer search has started by then. */
export function* searchCepsByStreet({ payload: query }: ReturnType<typeof streetsRequested>) {
  const isLatest = ({ streets }: RootState) => streets.status === 'busy' && streets.query === query
  try {
    const found = yield* callApi((api) => api.address.streets(query))
    if (yield* select(isLatest)) yield* put(streetsFound(found))
  } catch (error) {
    if (yield* select(isLatest)) yield* put(streetsFailed())
    if (!(error instanceof ApiError)) throw error
  }
}
