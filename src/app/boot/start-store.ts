/** Creates the store and starts the sagas. The sagas choose the first question before this function returns. */
import { applyMiddleware, legacy_createStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { rootSaga } from '../../sagas/root.ts'
import type { Arrival } from '../../sagas/journey/start-or-restore-order.ts'
import type { Dependencies } from '../../sagas/runtime/dependencies.ts'
import { rootReducer } from '../../store/root-reducer.ts'

export function startStore(dependencies: Dependencies, arrival: Arrival) {
  const sagas = createSagaMiddleware({ context: { dependencies } })
  // configureStore would bring its checks and batching, which this store does not use: 0.7 KiB (docs/decisions/0056)
  const store = legacy_createStore(rootReducer, applyMiddleware(sagas))
  sagas.run(rootSaga, arrival)
  return store
}
