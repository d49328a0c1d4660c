import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test('maskEmail', () => {
  expect(maskEmail('maria@gmail.com')).toBe('m****@gmail.com')
  expect(maskEmail('m@gmail.com')).toBe('m****@gmail.com')
  expect(maskEmail('@gmail.com')).toBe('')
  expect(maskEmail('maria')).toBe('')
})
