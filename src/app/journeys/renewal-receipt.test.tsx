/** The receipt of a renewal says what the customer gets once, by pages and in the chat. */
import { expect, test } from 'vitest'
import { finished } from '../../../tests/support/orders-at-step.ts'
import { renovacaoRealizada } from '../../content/journeys/renewal.ts'
import OrderReceipt from '../../questions/order/OrderReceipt.tsx'
import './renewal.ts'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

test.each([
  ['page', renovacaoRealizada.why],
  ['chat', undefined],
] as const)('the introduction on the receipt of a renewal, as a %s', (variant, lead) => {
  const order = { ...finished, journey: 'renewal' as const }
  const store = storeAt('pedido-realizado', { order, recordId: 'a-lead' })
  showWith(store, <OrderReceipt step="pedido-realizado" variant={variant} />)
  expect(document.querySelector('.receipt__lead')?.textContent).toBe(lead)
})
