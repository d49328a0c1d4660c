import { expect, it } from 'vitest'
import { clean } from './clean-line.ts'

it('texts become one line', () => {
  expect(clean(' a\r\n\tb\u0000  c ')).toBe('a b c')
  expect(clean(undefined)).toBe('')
})
