import { configureStore, Tuple } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { finished } from '../../../tests/support/orders-at-step.ts'
import { journeyStarted } from '../../store/redux-actions.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import OrderReceipt from './OrderReceipt.tsx'

test('a receipt without a day says in the future that the visit is arranged, by whom and how (L12)', () => {
  const order = { ...finished, finished: finished.finished && { ...finished.finished, schedule: null } }
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  store.dispatch(journeyStarted({ order, mode: 'pages', position: 'pedido-realizado', recordId: 'a-lead' }))
  render(
    <Provider store={store}>
      <OrderReceipt step="pedido-realizado" variant="page" />
    </Provider>,
  )
  const visit = document.querySelector('.receipt__visit')
  expect(visit?.querySelector('.receipt__visit-when')?.textContent).toBe(
    'Vamos combinar com você o dia da instalação.',
  )
  const notes = [...(visit?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  expect(notes).toEqual([
    'A equipe vai falar com você pelo telefone do pedido.',
    'Alguém precisa estar em casa para receber o técnico.',
  ])
  expect(screen.queryByText(/^Combinamos/)).toBeNull()
})
