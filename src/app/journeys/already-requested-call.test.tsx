/** Tests that wherever a visitor can request a call, a message says if one to this number was requested already. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { beforeAll, expect, it, vi } from 'vitest'
import { field, send, showIslandWith } from '../../../tests/support/render-landing-islands.tsx'
import { callRequest } from '../../content/call-request.ts'
import { rateLimitedOrderWords } from '../../content/rate-limited-order.ts'
import ContinueRateLimitedOrder from '../../questions/waits/ContinueRateLimitedOrder.tsx'
import { contactRequestChanged } from '../../store/redux-actions.ts'
import { loadMasks } from '../../ui/forms/MaskedField.tsx'
import CallRequestDrawer from '../../pages/landing/drawers/CallRequestDrawer.tsx'
import { journeyParts } from './coverage.ts'
import CallRequestChatPage from '../../conversation/CallRequestChatPage.tsx'
import CallRequestPage from '../../pages/contact/CallRequestPage.tsx'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

// masks that arrive late would change the page outside of `act`
beforeAll(loadMasks)

const held = <ContinueRateLimitedOrder help={{ by: 'call' }} />

it.each([
  ['the page', <CallRequestPage key="page" />, callRequest],
  ['the chat', <CallRequestChatPage key="chat" />, callRequest],
  ['a held order', held, rateLimitedOrderWords.call],
])('%s says so, confirms a new request, and keeps the focus', (_where, part, words) => {
  const store = storeAt('cep', { journey: journeyParts.id })
  render(<Provider store={store}>{part}</Provider>)
  document.querySelector<HTMLElement>('input, button')?.focus()
  const settle = (isRepeated: boolean) =>
    act(() => void store.dispatch(contactRequestChanged({ what: 'call', state: 'sent', isRepeated })))
  settle(true)
  expect(document.body.textContent).toContain(words.already.title)
  expect(document.body.textContent).toContain(words.already.text)
  expect(document.activeElement).not.toBe(document.body)
  settle(false)
  expect(document.body.textContent).toContain(words.sent.text)
  expect(document.body.textContent).not.toContain(words.already.text)
})

it('on its own page a request leads back to an order only where there is one (D159)', () => {
  for (const [Screen, recordId, way, href] of [
    [CallRequestPage, null, 'Ver os planos', '/'],
    [CallRequestPage, 'a-lead', 'Voltar ao pedido', '/checkout/carrinho'],
    [CallRequestChatPage, null, 'Ver os planos', '/'],
    [CallRequestChatPage, 'a-lead', 'Voltar ao pedido', '/checkout/carrinho'],
  ] as const) {
    const store = storeAt('cep', { journey: journeyParts.id, recordId })
    store.dispatch(contactRequestChanged({ what: 'call', state: 'sent', isRepeated: false }))
    const { unmount } = showWith(store, <Screen />)
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(href)
    unmount()
  }
})

it('the drawer of a landing page leaves the message to the page', async () => {
  const told: boolean[] = []
  showIslandWith(
    { askForCall: async () => ({ isRepeated: true }) },
    <CallRequestDrawer isOpen onClose={() => {}} onAsked={(isRepeated) => told.push(isRepeated)} />,
  )
  fireEvent.input(field('telephone'), { target: { value: '11987654321' } })
  send('telephone')
  await vi.waitFor(() => expect(told).toEqual([true]))
  expect(screen.queryByText(callRequest.sent.text)).toBeNull()
})
