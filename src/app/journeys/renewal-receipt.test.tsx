/** What a renewal brings is said once on its receipt: in the chat it stands below the title already. */
import { configureStore, Tuple } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { finished } from '../../../tests/support/orders-at-step.ts'
import { renovacaoRealizada } from '../../content/journeys/renewal.ts'
import OrderReceipt from '../../questions/lazy/OrderReceipt.tsx'
import { journeyStarted } from '../../store/redux-actions.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import './renewal/browser-bundle.ts'

test.each([
  ['page', renovacaoRealizada.why],
  ['chat', undefined],
] as const)('the lead of a renewal, as a %s', (variant, lead) => {
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
