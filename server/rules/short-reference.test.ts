import { expect, it } from 'vitest'
import { ORDER_NUMBER_ALPHABET } from './order-number.ts'
import { shortReference } from './short-reference.ts'

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
