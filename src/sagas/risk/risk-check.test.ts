/** Free dates from the background check are dropped after a minute, unless seen or of an earlier order. */
import { configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { describe, expect, it, vi } from 'vitest'
import '../../funnel/journeys/standard/journey.ts'
import { addLater } from '../../../tests/support/sample-orders.ts'
import { datesLoaded, stepChanged, orderRestarted } from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { selectOrder } from '../../store/selectors.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import { forgetOldDates } from './risk-check.ts'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

addLater('standard')

fakeTimers()

const dates = [{ date: '23/11/2026', periods: ['manha' as const] }]

/** Starts a store in which the dates have just arrived. */
function withDates() {
  const sagas = createSagaMiddleware({ context: { dependencies: {} } })
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false }).concat(sagas),
  })
  store.dispatch(datesLoaded({ dates }))
  sagas.run(forgetOldDates)
  return { store, dates: () => selectOrder(store.getState()).facts.freeDates }
}

describe('the free dates from the background risk check', () => {
  it('are dropped if the visitor spends more than a minute on the payment', async () => {
    const { store, dates: shown } = withDates()
    store.dispatch(stepChanged({ to: 'conta-debito', how: 'push' }))
    await vi.advanceTimersByTimeAsync(59_000)
    expect(shown()).toEqual(dates)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shown()).toBeNull()
  })

  it('are kept once they have been shown', async () => {
    const { store, dates: shown } = withDates()
    store.dispatch(stepChanged({ to: 'data-instalacao', how: 'push' }))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(shown()).toEqual(dates)
  })

  it('do not cause those of the next order to be dropped', async () => {
    const { store, dates: shown } = withDates()
    const order = emptyOrder({ journey: 'standard', prefix: '', wish: {}, today: '2026-11-20' })
    store.dispatch(orderRestarted({ order }))
    store.dispatch(datesLoaded({ dates }))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(shown()).toEqual(dates)
  })
})
