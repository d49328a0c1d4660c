/** What the web chat receives about an order, as the rules state it word for word. */
import { expect, it } from 'vitest'
import type { Tracker } from '../../src/sagas/runtime/dependencies.ts'
import { answerAll, checkAddress, house, journeyServer, everyAnswer } from '../support/journey-test-setup.ts'

const journeys = journeyServer()

type Call = readonly [name: string, told: Readonly<Record<string, unknown>>]

function webchat() {
  const calls: Call[] = []
  const seen: string[] = []
  const tracker: Tracker = {
    path: () => '/',
    pageView: () => void seen.push('pageView'),
    funnel: () => {},
    webchat: (call, told) => void calls.push([call, told]),
    ecommerce: () => {},
  }
  const told = (name: string) => calls.flatMap(([call, what]) => (call === name ? [what] : []))
  return { tracker, told, seen }
}

it('an order is a cart and a checkout, its way pageView and funnelStep (M7.3, M7.6)', async () => {
  const { tracker, told, seen } = webchat()
  const visit = journeys().open({ tracker })
  await answerAll(visit, everyAnswer)
  await visit.at('pedido-realizado')
  const plan = visit.order().facts.coverage?.plans.find(({ sku }) => sku === 'd600a')
  const price = plan?.price_with_dacc
  expect({ addToShoppingCart: told('addToShoppingCart') }).toEqual({
    addToShoppingCart: [{ ref: 'd600a', name: plan?.plan, price, qty: 1 }],
  })
  expect({ checkout: told('checkout') }).toEqual({
    checkout: [{ total_itens: 1, total_price: price, n_pedido: visit.order().finished?.orderNumber }],
  })
  expect(new Set(seen)).toEqual(new Set(['pageView']))

  expect(told('funnelStep')).toContainEqual({ step: 'nome', stage: 'dados-pessoais' })

  // an address without a network
  const other = webchat()
  const elsewhere = journeys().open({ tracker: other.tracker })
  await checkAddress(elsewhere, '68800-000', house('12'))
  await elsewhere.at('oferta-indisponivel')
  const contact = { name: 'Maria da Silva', phone: '(11) 98765-4321', email: 'm@x.com.br' }
  elsewhere.answer('oferta-indisponivel', contact)
  await elsewhere.until('sent', ({ ui }) => ui.contact.notify === 'sent')
  expect({ checkout_semcobertura: other.told('checkout_semcobertura') }).toEqual({
    checkout_semcobertura: [
      { total_price: 0, email: 'm@x.com.br', phone: expect.stringMatching(/^55\d{11}$/), zip: '68800000' },
    ],
  })
})
