import { configureStore, Tuple } from '@reduxjs/toolkit'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { finished } from '../../../tests/support/orders-at-step.ts'
import ChatPage from '../../conversation/ChatPage.tsx'
import CartPage from '../../pages/checkout/CartPage.tsx'
import CheckoutPage from '../../pages/checkout/CheckoutPage.tsx'
import { journeyStarted, orderErased, orderRestarted, recordLost } from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import { journeyParts } from './standard.ts'

const order = emptyOrder({ journey: 'standard', prefix: '', wish: {}, today: '2026-11-20' })
const erased = [orderRestarted({ order }), orderErased()]

it.each([
  ['page', <CheckoutPage key="page" />, erased, 'Seus dados foram apagados'],
  ['chat', <ChatPage key="chat" />, erased, 'Seus dados foram apagados'],
  ['cart', <CartPage key="cart" />, erased, 'Seus dados foram apagados'],
  ['page', <CheckoutPage key="page" />, [recordLost()], 'Seu atendimento expirou'],
] as const)('the title says that the order is gone: %s', async (_, page, events, title) => {
  await Promise.all([journeyParts.later?.(), import('../../questions/order/ExpiredOrErasedPage.tsx')])
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple() })
  store.dispatch(
    journeyStarted({ order: finished, mode: 'pages', position: 'pedido-realizado', recordId: null }),
  )
  render(
    <MemoryRouter>
      <Provider store={store}>{page}</Provider>
    </MemoryRouter>,
  )
  act(() => events.forEach((event) => store.dispatch(event)))
  await screen.findByRole('heading', { level: 1, name: `${title}.` })
  await waitFor(() => expect(document.title).toBe(`${title} · TIM Ultrafibra`))
})
