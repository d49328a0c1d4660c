import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../funnel/journeys/standard/journey.ts'
import { correctionRequested, saveFailed, saveQueued, waitEnded, waitFailed } from '../store/redux-actions.ts'
import { OrderSaveStatus } from './OrderSaveStatus.tsx'
import { WaitState } from './waits/WaitState.tsx'
import { showWith, storeAt } from '../../tests/support/store-at-question.tsx'

it('leaves the retry to a wait that failed too: one button for both', () => {
  // the toolkit's own checks complain where a machine is slow
  const store = storeAt('cep', { mode: 'chat', recordId: 'a-lead' })
  store.dispatch(saveFailed({ problem: { problem: 'rede-caiu' }, offline: true }))
  store.dispatch(waitFailed({ what: 'dates', problem: { problem: 'rede-caiu' }, offline: true }))
  showWith(
    store,
    <>
      <OrderSaveStatus />
      <WaitState />
    </>,
  )
  const buttons = () => screen.getAllByRole('button', { name: 'Tentar de novo' })
  expect(screen.getByText('Ainda não salvo')).toBeTruthy()
  expect(buttons()).toHaveLength(1)
  act(() => void store.dispatch(waitEnded()))
  expect(buttons()).toHaveLength(1)
})

it('leads from a page that waits back to the question whose answer the server does not save', async () => {
  await import('./waits/CorrectUnsavedAnswer.tsx')
  const store = storeAt('confirmando-dados', { recordId: 'a-lead' })
  store.dispatch(saveQueued({ key: 'a-key', step: 'email', wire: 'email', body: {} }))
  const dispatched = vi.spyOn(store, 'dispatch')
  showWith(store, <WaitState isHeaded />)
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
    const store = storeAt('cep', { recordId: 'a-lead' })
    showWith(store, <WaitState />)
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
