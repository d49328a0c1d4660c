import { describe, expect, it } from 'vitest'
import { ALPHABET } from './order-number.ts'
import { clean, maskAddress } from './clean-and-mask-text.ts'
import { lookupOfLine } from './mobile-line-hmac.ts'
import { shortReference } from './short-reference.ts'

const vault = { lookup: (plain: string) => Buffer.from(plain).toString('base64url') }

describe('texts', () => {
  it('become one line', () => {
    expect(clean(' a\r\n\tb\u0000  c ')).toBe('a b c')
    expect(clean(undefined)).toBe('')
  })

  it.each([
    ['Rua das Acácias', 'Rua d…'],
    ['Rua A1', 'Rua A…'],
    ['Rua A', '…'],
    ['Via  das Flores', 'Via…'],
  ])('of an address are masked (D9): %s', (address, shown) => {
    expect(maskAddress({ address, number: '130', city: 'Campinas', state: 'SP' })).toBe(
      `${shown}, nº 1**, Campinas/SP`,
    )
  })

  it('under which a line and a lead are found are of their kind', () => {
    expect(lookupOfLine({ lookup: (plain) => plain }, '11987654321')).toBe('line:11987654321')
    const kinds: string[] = []
    shortReference({ lookup: (plain) => (kinds.push(plain), vault.lookup(plain)) }, 'id')
    expect(kinds).toEqual(['reference:id'])
  })

  it('a reference is eight characters that can be read aloud, of the first bytes of the key (D72)', () => {
    expect(shortReference(vault, 'id')).toBe(
      Array.from('referenc', (letter) => ALPHABET[letter.charCodeAt(0) % ALPHABET.length]).join(''),
    )
  })
})
