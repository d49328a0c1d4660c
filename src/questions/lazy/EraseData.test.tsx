import { configureStore, Tuple } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { finished } from '../../../tests/support/journey-orders.ts'
import { wholeOrder } from '../../../tests/support/orders.ts'
import type { Order } from '../../funnel/types.ts'
import { journeyStarted } from '../../store/events.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import EraseData from './EraseData.tsx'

const notAnOrder = finished.finished && { ...finished.finished, orderNumber: '' }
const cancelled = finished.finished && { ...finished.finished, isCancelled: true }

test.each<[string, Order, string, RegExp]>([
  [
    'an open order',
    wholeOrder(),
    'Apagar meus dados',
    /^Isto apaga o endereço, os seus dados e as respostas/,
  ],
  [
    'a placed order',
    finished,
    'Apagar meus dados e cancelar o pedido',
    /^Isto cancela o pedido e a instalação, e apaga o endereço/,
  ],
  [
    'a cancelled order',
    { ...finished, finished: cancelled },
    'Apagar meus dados',
    /^Isto apaga o endereço, os seus dados e as respostas/,
  ],
  [
    'answers that end in no order',
    { ...finished, finished: notAnOrder },
    'Apagar meus dados',
    /^Isto apaga o endereço, os seus dados e as respostas/,
  ],
])('erasing says what becomes of %s before it is opened', (_, order, title, text) => {
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  store.dispatch(journeyStarted({ order, mode: 'pages', position: 'cep', subjectId: 'a-lead' }))
  render(
    <Provider store={store}>
      <EraseData />
    </Provider>,
  )
  expect(document.querySelector('summary')?.textContent.trim()).toBe(title)
  expect(screen.getByText(text)).toBeTruthy()
})
