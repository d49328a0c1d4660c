/** Searches for the CEPs of a street. A reply is ignored if a newer search has started by then. */
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { streetsFailed, streetsFound, type streetsRequested } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { callApi } from '../runtime/call-api.ts'
import { put, select } from '../runtime/effects.ts'

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
