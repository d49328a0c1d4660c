import { expect, it } from 'vitest'
import { hideAddress } from './hide-address.ts'

it.each([
  ['Rua das Acácias', 'Rua d…'],
  ['Rua A1', 'Rua A…'],
  ['Rua A', '…'],
  ['Via  das Flores', 'Via…'],
])('texts of an address are masked (D9): %s', (address, shown) => {
  expect(hideAddress({ address, number: '130', city: 'Campinas', state: 'SP' })).toBe(
    `${shown}, nº 1**, Campinas/SP`,
  )
})
