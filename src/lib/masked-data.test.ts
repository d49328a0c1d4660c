import { expect, it, test } from 'vitest'
import { hideName, hideEmail, hideAddress, hideTail } from './masked-data.ts'

it.each([
  ['Maria da Silva', 'M**** S****'],
  ['Ana', 'A****'],
  ['Ana B', 'A**** B****'],
  ['Ana e B Sá', 'A**** S****'],
  ['', ''],
])('the name %s is shown as %s, whatever its length (S51)', (name, shown) =>
  expect(hideName(name)).toBe(shown),
)

test('hideEmail', () => {
  expect(hideEmail('maria@gmail.com')).toBe('m****@gmail.com')
  expect(hideEmail('m@gmail.com')).toBe('m****@gmail.com')
  expect(hideEmail('@gmail.com')).toBe('')
  expect(hideEmail('maria')).toBe('')
})

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

it.each([
  ['12345-6', '****5-6'],
  ['123456789-0', '****9-0'],
  ['123-4', '****3-4'],
  ['1234', '****4'],
  ['1234-X', '****4-X'],
  ['7', '****'],
  ['', ''],
])('the account %s is shown as %s, whatever its length (S51)', (account, shown) =>
  expect(hideTail(account)).toBe(shown),
)
