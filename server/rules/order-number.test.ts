import { expect, test, it } from 'vitest'
import { isOrderNumber, newOrderNumber, ORDER_NUMBER_ALPHABET, shortReference } from './order-number.ts'

test('P, the date, six characters', () => {
  let next = 0
  expect(newOrderNumber('2026-11-27', () => next++)).toBe('P261127234567')
  expect(newOrderNumber('2026-11-27', (max) => max - 1)).toBe('P261127ZZZZZZ')
})

test('whatever is drawn has the right shape', () => {
  for (let i = 0; i < 31; i++) expect(isOrderNumber(newOrderNumber('2026-11-27', () => i))).toBe(true)
})

test.each([
  '',
  'P26112723456',
  'P2611272345670',
  'p261127234567',
  'P261127O34567',
  'P261127I34567',
  'P261127L34567',
])('%j is no order number', (text) => expect(isOrderNumber(text)).toBe(false))

const vault = { lookup: (plain: string) => Buffer.from(plain).toString('base64url') }

it('the HMAC input of a reference has a prefix of its own', () => {
  const kinds: string[] = []
  shortReference({ lookup: (plain) => (kinds.push(plain), vault.lookup(plain)) }, 'id')
  expect(kinds).toEqual(['reference:id'])
})

it('a reference is eight characters that can be read aloud, of the first bytes of the key (D72)', () => {
  expect(shortReference(vault, 'id')).toBe(
    Array.from(
      'referenc',
      (letter) => ORDER_NUMBER_ALPHABET[letter.charCodeAt(0) % ORDER_NUMBER_ALPHABET.length],
    ).join(''),
  )
})
