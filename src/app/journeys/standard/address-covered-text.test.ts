import { expect, test } from 'vitest'
import { wholeOrder } from '../../../../tests/support/sample-orders.ts'
import { addressCovered, splitAddressCovered } from '../../../content/address-covered-message.ts'
import { addressCoveredText } from './address-covered-text.ts'

test('fibre is found at the address that was given, as far as it is known', () => {
  const order = wholeOrder()
  const { coverage } = order.facts
  expect(addressCoveredText(order)).toBe('Tem fibra na Avenida Paulista, 130.')
  const address = coverage?.address && { ...coverage.address, address: '' }
  const town = {
    ...order,
    facts: { ...order.facts, coverage: coverage && { ...coverage, address: address ?? null } },
  }
  expect(addressCoveredText(town)).toBe('Tem fibra no seu endereço.')
})

test.each([
  ['Tem fibra na Avenida Paulista, 130.', 'Tem fibra na', 'Avenida Paulista, 130.'],
  ['Tem fibra no seu endereço.', 'Tem fibra no', 'seu endereço.'],
])('%s names the place apart (L11)', (message, lead, place) => {
  expect(splitAddressCovered(message)).toEqual([lead, place])
  expect(splitAddressCovered(addressCovered.checking(message))).toEqual([
    lead.replace('Tem', 'Vendo se tem'),
    place,
  ])
})
