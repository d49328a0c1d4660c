import { describe, expect, it } from 'vitest'
import { emptyLead } from '../../tests/support/sample-orders.ts'
import { maskName } from '../lib/mask-name.ts'
import { maskTail, restoreMasked } from './mask-personal-data.ts'

describe('an answer that only the server holds (D22)', () => {
  const mask = 'A**** S****'

  it('is answered, and shown as its mask', () => {
    expect(restoreMasked(emptyLead({ answered: ['motherName'] }), 'motherName', mask)).toEqual({
      values: {},
      masked: mask,
    })
  })

  it('is none without a mask, or where it was not given', () => {
    expect(restoreMasked(emptyLead({ answered: ['motherName'] }), 'motherName', undefined)).toBeNull()
    expect(restoreMasked(emptyLead({ answered: ['name'] }), 'motherName', mask)).toBeNull()
  })
})

it.each([
  ['Maria da Silva', 'M**** S****'],
  ['Ana', 'A****'],
  ['Ana B', 'A**** B****'],
  ['Ana e B Sá', 'A**** S****'],
  ['', ''],
])('the name %s is shown as %s, whatever its length (S51)', (name, shown) =>
  expect(maskName(name)).toBe(shown),
)

it.each([
  ['12345-6', '****5-6'],
  ['123456789-0', '****9-0'],
  ['123-4', '****3-4'],
  ['1234', '****4'],
  ['1234-X', '****4-X'],
  ['7', '****'],
  ['', ''],
])('the account %s is shown as %s, whatever its length (S51)', (account, shown) =>
  expect(maskTail(account)).toBe(shown),
)
