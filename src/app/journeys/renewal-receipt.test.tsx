/**
 * Tests that the receipt of a renewal says only once what the customer gets: on a page in its introduction, which is left
 * out in the chat, where the same text is already below the title.
 */
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { finished } from '../../../tests/support/orders-at-step.ts'
import { renovacaoRealizada } from '../../content/journeys/renewal.ts'
import OrderReceipt from '../../questions/order/OrderReceipt.tsx'
import { journeyStarted } from '../../store/redux-actions.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import './renewal.ts'

test.each([
  ['page', renovacaoRealizada.why],
  ['chat', undefined],
] as const)('the introduction on the receipt of a renewal, as a %s', (variant, lead) => {
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  const order = { ...finished, journey: 'renewal' as const }
  store.dispatch(journeyStarted({ order, mode: 'pages', position: 'pedido-realizado', recordId: 'a-lead' }))
  render(
    <Provider store={store}>
      <OrderReceipt step="pedido-realizado" variant={variant} />
    </Provider>,
  )
  expect(document.querySelector('.receipt__lead')?.textContent).toBe(lead)
})
