/**
 * The only module that imports redux-saga's effects, in their typed form: `yield* call(…)` returns the
 * result's type. Use the object form of `all` and `race`.
 */
import { getContext as rawGetContext } from 'typed-redux-saga'
import type { Dependencies } from './dependencies.ts'

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

/** Returns the sagas' environment (API, storage, clock, navigation) from the saga context. */
export function* getDependencies() {
  return yield* rawGetContext<Dependencies>('dependencies')
}
