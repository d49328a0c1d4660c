import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { finished } from '../../../tests/support/orders-at-step.ts'
import ChatPage from '../../conversation/ChatPage.tsx'
import CartPage from '../../pages/checkout/CartPage.tsx'
import CheckoutPage from '../../pages/checkout/CheckoutPage.tsx'
import { orderErased, orderRestarted, recordLost } from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { journeyParts } from './standard.ts'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

const order = emptyOrder({ journey: 'standard', prefix: '', wish: {}, today: '2026-11-20' })
const erased = [orderRestarted({ order }), orderErased()]

it.each([
  ['page', <CheckoutPage key="page" />, erased, 'Seus dados foram apagados'],
  ['chat', <ChatPage key="chat" />, erased, 'Seus dados foram apagados'],
  ['cart', <CartPage key="cart" />, erased, 'Seus dados foram apagados'],
  ['page', <CheckoutPage key="page" />, [recordLost()], 'Seu atendimento expirou'],
] as const)('the title says that the order is gone: %s', async (_, page, events, title) => {
  await Promise.all([journeyParts.later?.(), import('../../questions/order/ExpiredOrErasedPage.tsx')])
  const store = storeAt('pedido-realizado', { order: finished })
  showWith(store, page)
  act(() => events.forEach((event) => store.dispatch(event)))
  await screen.findByRole('heading', { level: 1, name: `${title}.` })
  await waitFor(() => expect(document.title).toBe(`${title} · TIM Ultrafibra`))
})
