/**
 * The only module that imports redux-saga's effects, with types. `yield* call(…)` returns the result's type; use the
 * object form of `all` and `race` (A12).
 */
import { getContext as rawGetContext } from 'typed-redux-saga'
import type { Outside } from './outside.ts'

export {
  actionChannel,
  call,
  cancel,
  delay,
  fork,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga'

/** The sagas' external dependencies, provided through the saga context. */
export function* outside() {
  return yield* rawGetContext<Outside>('outside')
}
