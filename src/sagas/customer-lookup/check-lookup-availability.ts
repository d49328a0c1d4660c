/**
 * Checks whether customers can be looked up, before the visitor is asked for a document. If not, a phone number is
 * shown instead.
 */
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { factsLoaded } from '../../store/redux-actions.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { put, select } from '../runtime/effects.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'

export function* checkLookupAvailability() {
  if ((yield* select(selectOrder)).facts.offers !== null) return
  const at = yield* select(selectPosition)
  try {
    const { isAvailable } = yield* callApi((api) => api.customer.availability())
    if (isAvailable) return
  } catch (error) {
    // the lookup itself will show the error
    if (error instanceof ApiError) return
    throw error
  }
  if ((yield* select(selectPosition)) !== at) return
  yield* put(factsLoaded({ facts: { offers: { plans: [], extras: [] }, isUnavailable: true } }))
  yield* goToNextStep(at)
}
