/**
 * The only module that imports redux-saga's effects, in their typed form: `yield* call(…)` returns the
 * result's type. Use the object form of `all` and `race`.
 */
import { getContext as rawGetContext, select as rawSelect, type SagaGenerator } from 'typed-redux-saga'
import type { RootState } from '../../store/root-reducer.ts'
import type { Dependencies } from './dependencies.ts'

export {
  actionChannel,
  call,
  cancel,
  delay,
  fork,
  put,
  race,
  spawn,
  take,
  takeEvery,
  takeLeading,
} from 'typed-redux-saga'

/** Reads the store. Unlike the library's own type, this one knows the state. */
export const select: <Args extends unknown[], Result>(
  selector: (state: RootState, ...args: Args) => Result,
  ...args: Args
) => SagaGenerator<Result> = rawSelect

/** Returns the sagas' environment (API, storage, clock, navigation) from the saga context. */
export function* getDependencies() {
  return yield* rawGetContext<Dependencies>('dependencies')
}
