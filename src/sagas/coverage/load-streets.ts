import { ApiError } from '../../api/errors.ts'
import { streetsFailed, streetsFound, type streetsAsked } from '../../store/events.ts'
import { call, outside, put } from '../runtime/effects.ts'

/** Searches for the CEPs of a street (D98). */
export function* loadStreets({ payload: query }: ReturnType<typeof streetsAsked>) {
  const { api } = yield* outside()
  try {
    yield* put(streetsFound(yield* call(api.address.streets, query)))
  } catch (error) {
    yield* put(streetsFailed())
    if (!(error instanceof ApiError)) throw error
  }
}
