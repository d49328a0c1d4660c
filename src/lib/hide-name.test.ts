import { expect, it } from 'vitest'
import { hideName } from './hide-name.ts'

it.each([
  ['Maria da Silva', 'M**** S****'],
  ['Ana', 'A****'],
  ['Ana B', 'A**** B****'],
  ['Ana e B Sá', 'A**** S****'],
  ['', ''],
])('the name %s is shown as %s, whatever its length (S51)', (name, shown) =>
  expect(hideName(name)).toBe(shown),
)
