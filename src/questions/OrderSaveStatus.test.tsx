import { configureStore, Tuple } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import '../funnel/journeys/standard/journey.ts'
import {
  correctionRequested,
  journeyStarted,
  saveFailed,
  saveQueued,
  waitEnded,
  waitFailed,
} from '../store/redux-actions.ts'
import { emptyOrder } from '../store/order.ts'
import { rootReducer } from '../store/root-reducer.ts'
import { OrderSaveStatus } from './OrderSaveStatus.tsx'
import { WaitState } from './waits/WaitState.tsx'

it('leaves the retry to a wait that failed too: one button for both', () => {
  // the toolkit's own checks complain where a machine is slow
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  const order = emptyOrder({ journey: 'standard', prefix: '', wish: {}, today: '2026-11-20' })
  store.dispatch(journeyStarted({ order, mode: 'chat', position: 'cep', recordId: 'a-lead' }))
  store.dispatch(saveFailed({ problem: { problem: 'rede-caiu' }, offline: true }))
  store.dispatch(waitFailed({ what: 'dates', problem: { problem: 'rede-caiu' }, offline: true }))
  render(
    <Provider store={store}>
      <OrderSaveStatus />
      <WaitState />
    </Provider>,
  )
  const buttons = () => screen.getAllByRole('button', { name: 'Tentar de novo' })
  expect(screen.getByText('Ainda não salvo')).toBeTruthy()
  expect(buttons()).toHaveLength(1)
  act(() => void store.dispatch(waitEnded()))
  expect(buttons()).toHaveLength(1)
})

it('leads from a page that waits back to the question whose answer the server does not save', async () => {
  await import('./waits/CorrectUnsavedAnswer.tsx')
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  const order = emptyOrder({ journey: 'standard', prefix: '', wish: {}, today: '2026-11-20' })
  store.dispatch(journeyStarted({ order, mode: 'pages', position: 'confirmando-dados', recordId: 'a-lead' }))
  store.dispatch(saveQueued({ key: 'a-key', step: 'email', wire: 'email', body: {} }))
  const dispatched = vi.spyOn(store, 'dispatch')
  render(
    <Provider store={store}>
      <WaitState isHeaded />
    </Provider>,
  )
  const fail = (offline: boolean) => {
    const problem = { problem: offline ? 'rede-caiu' : 'servidor-falhou' } as const
    act(() => {
      store.dispatch(saveFailed({ problem, offline }))
      store.dispatch(waitFailed({ what: 'risk', problem, offline }))
    })
  }
  fail(false)
  fireEvent.click(await screen.findByRole('button', { name: /^Corrigir/ }))
  expect(dispatched).toHaveBeenLastCalledWith(correctionRequested({ step: 'email' }))
  fail(true)
  expect(screen.queryByRole('button', { name: /^Corrigir/ })).toBeNull()
})

it.each([undefined, { by: 'call' as const }, { by: 'code' as const }])(
  'a wait that failed comes into view, wherever the button was pressed (help: %o)',
  async (help) => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
    const order = emptyOrder({ journey: 'standard', prefix: '', wish: {}, today: '2026-11-20' })
    store.dispatch(journeyStarted({ order, mode: 'pages', position: 'cep', recordId: 'a-lead' }))
    render(
      <Provider store={store}>
        <WaitState />
      </Provider>,
    )
    expect(seen).not.toHaveBeenCalled()
    const problem = { problem: 'rede-caiu' } as const
    act(
      () =>
        void store.dispatch(waitFailed({ what: 'finish', problem, offline: false, ...(help && { help }) })),
    )
    await vi.waitFor(() => expect(seen).toHaveBeenCalledWith({ block: 'center' }))
    const notices = seen.mock.contexts.map((place) => (place as Element).querySelector('.notice'))
    expect(notices).not.toContain(null)
    seen.mockRestore()
  },
)
