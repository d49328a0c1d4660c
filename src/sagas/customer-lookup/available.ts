import { ApiError } from '../../api/errors.ts'
import { factsLearned } from '../../store/events.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { call, outside, put, select } from '../runtime/effects.ts'
import { moveOn } from '../subject/move.ts'

/** Before a customer's document is asked: where it would be of no use, a person's number is shown instead (D88). */
export function* learnAvailability() {
  const { api } = yield* outside()
  if ((yield* select(selectOrder)).facts.offers !== null) return
  const at = yield* select(selectPosition)
  try {
    const { isAvailable } = yield* call(api.customer.availability)
    if (isAvailable) return
  } catch (error) {
    // the look-up itself will say
    if (error instanceof ApiError) return
    throw error
  }
  if ((yield* select(selectPosition)) !== at) return
  yield* put(factsLearned({ facts: { offers: { plans: [], extras: [] }, isUnavailable: true } }))
  yield* moveOn(at)
}
