import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { problemWithServerText } from '../../lib/problem-keys.ts'
import { journeyParts } from './standard.ts'
import { orderSelfService } from '../../content/order-self-service.ts'
import { datesLoaded, orderActionDone, orderActionFailed, orderFinished } from '../../store/redux-actions.ts'
import RescheduleAppointment from '../../questions/dates/RescheduleAppointment.tsx'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

const finished = {
  orderNumber: 'P1',
  schedule: { date: '25/11/2026', period: 'manha' },
} as const
const elsewhere = { ...finished, schedule: { date: '27/11/2026', period: 'tarde' } } as const
const text = 'A visita já tinha mudado para sexta-feira.'
const wasMoved = orderActionFailed({ what: 'reschedule', problem: problemWithServerText(text) })
const freeDays = [
  datesLoaded({ dates: [{ date: '27/11/2026', periods: ['tarde'] }] }),
  orderActionDone({ what: 'dates' }),
]

/** Shows the visit of an order; returns how the store is told what has happened. */
function showVisit() {
  const store = storeAt('pedido-realizado', { journey: journeyParts.id })
  const tell = (...events: readonly { type: string }[]) =>
    act(() => events.forEach((event) => store.dispatch(event)))
  tell(orderFinished(finished))
  showWith(store, <RescheduleAppointment />)
  return tell
}

it('the form for moving a visit closes if the visit was moved elsewhere, and says so (D71)', () => {
  const tell = showVisit()
  fireEvent.click(screen.getByText(orderSelfService.visit.title))
  tell(...freeDays)
  expect(screen.getByText(orderSelfService.visit.submit)).toBeDefined()
  tell(wasMoved, orderFinished(elsewhere))
  expect(screen.queryByText(orderSelfService.visit.submit)).toBeNull()
  expect(screen.getByText(text)).toBeDefined()
})

it('the focus stays at the visit when its button or form is replaced', async () => {
  const tell = showVisit()
  const { title, leave, retry, submit } = orderSelfService.visit
  const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const expectFocusAtVisit = () => expect(document.activeElement?.className).toContain('order-wish--visit')
  await press(title)
  expectFocusAtVisit()
  await press(leave)
  expectFocusAtVisit()
  await press(title)
  tell(orderActionFailed({ what: 'dates', problem: problemWithServerText('Erro de rede') }))
  await press(retry)
  expectFocusAtVisit()
  tell(...freeDays)
  await press(submit)
  tell(wasMoved, orderFinished(elsewhere))
  expectFocusAtVisit()
})
