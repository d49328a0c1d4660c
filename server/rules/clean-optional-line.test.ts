import { expect, it } from 'vitest'
import { cleanOptionalLine } from './clean-optional-line.ts'

it('texts become one line', () => {
  expect(cleanOptionalLine(' a\r\n\tb\u0000  c ')).toBe('a b c')
  expect(cleanOptionalLine(undefined)).toBe('')
})
