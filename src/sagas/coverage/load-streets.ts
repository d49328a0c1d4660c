import { streetsSettled, type streetsAsked } from '../../store/events.ts'
import { call, outside, put } from '../runtime/effects.ts'

/** Searches for the CEPs of a street (D98). */
export function* loadStreets({ payload: query }: ReturnType<typeof streetsAsked>) {
  const { api } = yield* outside()
  const { towns, streets } = yield* call(api.address.streets, query)
  yield* put(streetsSettled({ status: 'done', query, towns, streets }))
}
