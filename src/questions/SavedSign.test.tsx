import { configureStore, Tuple } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import '../funnel/journeys/standard/journey.ts'
import { journeyStarted, saveFailed, waitEnded, waitFailed } from '../store/events.ts'
import { emptyOrder } from '../store/order.ts'
import { rootReducer } from '../store/store.ts'
import { SavedSign } from './SavedSign.tsx'
import { WaitState } from './WaitState.tsx'

it('leaves the retry to a wait that failed too: one button for both', () => {
  // the toolkit's own checks complain where a machine is slow
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  const order = emptyOrder({ journey: 'standard', prefix: '', wish: {}, today: '2026-11-20' })
  store.dispatch(journeyStarted({ order, mode: 'chat', position: 'cep', subjectId: 'a-lead' }))
  store.dispatch(saveFailed({ problem: { problem: 'rede-caiu' }, offline: true }))
  store.dispatch(waitFailed({ what: 'dates', problem: { problem: 'rede-caiu' }, offline: true }))
  render(
    <Provider store={store}>
      <SavedSign />
      <WaitState />
    </Provider>,
  )
  const buttons = () => screen.getAllByRole('button', { name: 'Tentar de novo' })
  expect(screen.getByText('Ainda não salvo')).toBeTruthy()
  expect(buttons()).toHaveLength(1)
  act(() => void store.dispatch(waitEnded()))
  expect(buttons()).toHaveLength(1)
})
