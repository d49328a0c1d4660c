import { expect, it } from 'vitest'
import { lookupOfLine } from './mobile-line-hmac.ts'

it('the HMAC input of a mobile line has a prefix of its own', () => {
  expect(lookupOfLine({ lookup: (plain) => plain }, '11987654321')).toBe('line:11987654321')
})
