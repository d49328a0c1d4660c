import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { finished } from '../../../tests/support/orders-at-step.ts'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { orderActionFailed } from '../../store/redux-actions.ts'
import { loadMasks } from '../../ui/forms/MaskedField.tsx'
import EraseData from './EraseData.tsx'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

// masks that arrive late would change the page outside of `act`
beforeAll(loadMasks)

const notAnOrder = finished.finished && { ...finished.finished, orderNumber: '' }
const cancelled = finished.finished && { ...finished.finished, isCancelled: true }

function show(order: Order) {
  const store = storeAt('cep', { order, recordId: 'a-lead' })
  showWith(store, <EraseData />)
  return store
}

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
  show(order)
  expect(document.querySelector('summary')?.textContent.trim()).toBe(title)
  expect(screen.getByText(text)).toBeTruthy()
})

test('whoever wants only to cancel is shown the page on which that is asked for, as long as it can be', () => {
  const link = '/pedido/um-codigo'
  show({ ...finished, finished: finished.finished && { ...finished.finished, link } })
  const way = screen.getByText('Peça na página do pedido')
  expect(way.getAttribute('href')).toBe(link)
  expect(way.closest('p')?.textContent).toBe(
    'Quer só cancelar, sem apagar os dados? Peça na página do pedido',
  )
  cleanup()
  show({ ...finished, finished: cancelled && { ...cancelled, link } })
  expect(screen.queryByText('Peça na página do pedido')).toBeNull()
})

test('a wrong telephone takes the focus to its field, each time', async () => {
  const store = show(finished)
  await userEvent.click(screen.getByText('Apagar meus dados e cancelar o pedido'))
  const field = screen.getByRole('textbox')
  for (const typed of ['11', '9']) {
    await userEvent.type(field, typed)
    await userEvent.click(screen.getByRole('button', { name: 'Apagar tudo' }))
    act(() => {
      store.dispatch(orderActionFailed({ what: 'erase', problem: { problem: 'telefone-de-outro' } }))
    })
    expect(document.activeElement).toBe(field)
  }
})
