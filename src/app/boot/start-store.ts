import { configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { root } from '../../sagas/root.ts'
import type { Arrival } from '../../sagas/journey/boot.ts'
import type { Outside } from '../../sagas/runtime/saga-environment.ts'
import { rootReducer } from '../../store/store.ts'

/**
 * Creates the store and starts the sagas. The sagas choose the first question before this function returns.
 */
export function startStore(outside: Outside, arrival: Arrival) {
  const sagas = createSagaMiddleware({ context: { outside } })
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
    devTools: import.meta.env.DEV,
  })
  sagas.run(root, arrival)
  return store
}
