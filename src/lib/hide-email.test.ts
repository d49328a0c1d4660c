import { expect, test } from 'vitest'
import { hideEmail } from './hide-email.ts'

test('hideEmail', () => {
  expect(hideEmail('maria@gmail.com')).toBe('m****@gmail.com')
  expect(hideEmail('m@gmail.com')).toBe('m****@gmail.com')
  expect(hideEmail('@gmail.com')).toBe('')
  expect(hideEmail('maria')).toBe('')
})
