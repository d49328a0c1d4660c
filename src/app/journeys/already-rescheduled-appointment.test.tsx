import { configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { problemWithServerText } from '../../lib/problem-keys.ts'
import { browserBundle } from './standard/browser-bundle.ts'
import { orderSelfService } from '../../content/order-self-service.ts'
import {
  datesLoaded,
  journeyStarted,
  orderActionDone,
  orderActionFailed,
  orderFinished,
} from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import RescheduleAppointment from '../../questions/lazy/RescheduleAppointment.tsx'

it('the form for moving a visit closes if the visit was moved elsewhere, and says so (D71)', () => {
  const store = configureStore({
    reducer: rootReducer,
    // its checks warn when they are slow
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  })
  const tell = (...events: readonly { type: string }[]) =>
    act(() => events.forEach((event) => store.dispatch(event)))
  const finished = {
    orderNumber: 'P1',
    schedule: { date: '25/11/2026', period: 'manha' },
  } as const
  const order = emptyOrder({ journey: browserBundle.id, prefix: '', wish: {}, today: '2026-11-20' })
  tell(
    journeyStarted({ order, mode: 'pages', position: 'pedido-realizado', recordId: null }),
    orderFinished(finished),
  )
  render(
    <Provider store={store}>
      <RescheduleAppointment />
    </Provider>,
  )
  fireEvent.click(screen.getByText(orderSelfService.visit.title))
  tell(
    datesLoaded({ dates: [{ date: '27/11/2026', periods: ['tarde'] }] }),
    orderActionDone({ what: 'dates' }),
  )
  expect(screen.getByText(orderSelfService.visit.submit)).toBeDefined()
  const text = 'A visita já tinha mudado para sexta-feira.'
  tell(
    orderActionFailed({ what: 'reschedule', problem: problemWithServerText(text) }),
    orderFinished({ ...finished, schedule: { date: '27/11/2026', period: 'tarde' } }),
  )
  expect(screen.queryByText(orderSelfService.visit.submit)).toBeNull()
  expect(screen.getByText(text)).toBeDefined()
})
