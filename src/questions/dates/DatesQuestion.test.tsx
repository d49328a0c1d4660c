import { configureStore, Tuple } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import { draftChanged, journeyStarted } from '../../store/redux-actions.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import DatesQuestion from './DatesQuestion.tsx'

it('keeps the button below the calendar until there is a day and a period to send', () => {
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  const freeDates = [{ date: '30/11/2026', periods: ['manha', 'tarde'] as const }]
  const { 'data-instalacao': _, ...answers } = wholeOrder().answers
  const order = wholeOrder({ freeDates })
  const position = 'data-instalacao'
  store.dispatch(
    journeyStarted({
      order: { ...order, answers, finished: null },
      mode: 'pages',
      position,
      recordId: null,
    }),
  )
  render(
    <Provider store={store}>
      <DatesQuestion step={position} variant="page" />
    </Provider>,
  )
  const waits = () => screen.getByRole('button', { name: 'Continuar' }).closest('.action-bar--waits') !== null
  const choose = (name: string, value: string) =>
    act(() => void store.dispatch(draftChanged({ step: position, name, value })))
  expect(waits()).toBe(true)
  choose('date', '30/11/2026')
  expect(waits()).toBe(true)
  choose('period', 'manha')
  expect(waits()).toBe(false)
})
