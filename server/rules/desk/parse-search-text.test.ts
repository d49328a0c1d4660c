import { expect, it } from 'vitest'
import { parseSearch } from './parse-search-text.ts'

const kinds = (typed: string) => parseSearch(typed).map(({ kind, plain }) => `${kind} ${plain}`)

it.each([
  ['P261123K7M2QX', ['number P261123K7M2QX']],
  [' p261123k7m2qx ', ['number P261123K7M2QX']],
  ['k7m2 qx4p', ['reference K7M2QX4P']],
  ['Ana.Prado@Gmail.com', ['email ana.prado@gmail.com']],
  ['(11) 98765-4321', ['phone 11987654321']],
  ['+55 11 98765-4321', ['phone 11987654321']],
  ['529.982.247-25', ['document 52998224725']],
  ['11.222.333/0001-81', ['document 11222333000181']],
])('%s is read', (typed, expected) => expect(kinds(typed)).toEqual(expected))

it('eleven digits may be a telephone and a CPF', () => {
  // a CPF with right check digits that also has the format of a mobile number
  const both = Array.from({ length: 1000 }, (_, at) => `119${String(12345 + at).padStart(8, '0')}`).find(
    (each) => kinds(each).length === 2,
  )
  expect(kinds(both ?? '')).toEqual([`document ${both}`, `phone ${both}`])
})

it.each([
  '',
  ' ',
  '987654321',
  '98765',
  '529.982',
  '529.982.247-26',
  'Ana',
  'ana@',
  'P261123',
  '%',
  "' or 1=1",
])('%s stands for nothing, because it is not whole', (typed) => expect(kinds(typed)).toEqual([]))

it('a first name and what begins the next stand for a name (D143)', () =>
  expect(parseSearch(' José da  sil').map(({ kind, plain, shown }) => `${kind} ${plain} ${shown}`)).toEqual([
    'name jose da sil José S.',
  ]))

it('shows personal data only masked', () => {
  for (const typed of ['ana.prado@gmail.com', '11987654321', '52998224725', '11222333000181'])
    for (const { shown, plain } of parseSearch(typed)) {
      expect(shown).toContain('*')
      expect(shown).not.toContain(plain.slice(2, 8))
    }
})
