import { expect, it } from 'vitest'
import { hideTail } from './hide-bank-account.ts'

it.each([
  ['12345-6', '****5-6'],
  ['123456789-0', '****9-0'],
  ['123-4', '****3-4'],
  ['1234', '****4'],
  ['1234-X', '****4-X'],
  ['7', '****'],
  ['', ''],
])('the account %s is shown as %s, whatever its length (S51)', (account, shown) =>
  expect(hideTail(account)).toBe(shown),
)
