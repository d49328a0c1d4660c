/**
 * The one door to redux-saga's effects, typed. `yield* call(…)` gives the result's type; use the object form
 * of `all` and `race` (A12).
 */
import { getContext as rawGetContext } from 'typed-redux-saga'
import type { Outside } from './outside.ts'

export {
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

/** What the sagas need from outside, put into the saga context when they are started. */
export function* outside() {
  return yield* rawGetContext<Outside>('outside')
}
