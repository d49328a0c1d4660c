import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import { draftChanged } from '../../store/redux-actions.ts'
import DatesQuestion from './DatesQuestion.tsx'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

it('keeps the button below the calendar until there is a day and a period to send', () => {
  const freeDates = [{ date: '30/11/2026', periods: ['manha', 'tarde'] as const }]
  const { 'data-instalacao': _, ...answers } = wholeOrder().answers
  const order = wholeOrder({ freeDates })
  const position = 'data-instalacao'
  const store = storeAt(position, { order: { ...order, answers, finished: null } })
  showWith(store, <DatesQuestion step={position} variant="page" />)
  const waits = () => screen.getByRole('button', { name: 'Continuar' }).closest('.action-bar--waits') !== null
  const choose = (name: string, value: string) =>
    act(() => void store.dispatch(draftChanged({ step: position, name, value })))
  expect(waits()).toBe(true)
  choose('date', '30/11/2026')
  expect(waits()).toBe(true)
  choose('period', 'manha')
  expect(waits()).toBe(false)
})
