/** Creates the store and starts the sagas. The sagas choose the first question before this function returns. */
import { applyMiddleware, legacy_createStore, type Action } from '@reduxjs/toolkit'
import createSagaMiddleware, { runSaga, stdChannel } from 'redux-saga'
import { rootSaga } from '../../sagas/root.ts'
import type { Arrival } from '../../sagas/journey/start-or-restore-order.ts'
import type { Dependencies } from '../../sagas/runtime/dependencies.ts'
import { rootReducer } from '../../store/root-reducer.ts'

export function startStore(dependencies: Dependencies, arrival: Arrival) {
  const context = { dependencies }
  const sagas = createSagaMiddleware({ context })
  // configureStore would bring its checks and batching, which this store does not use: 0.7 KiB (docs/decisions/0056)
  const store = legacy_createStore(rootReducer, applyMiddleware(sagas))
  sagas.run(rootSaga, arrival, (saga) => {
    const channel = stdChannel<Action>()
    runSaga({ channel, dispatch: store.dispatch, getState: store.getState, context }, saga)
    return channel.put
  })
  return store
}
