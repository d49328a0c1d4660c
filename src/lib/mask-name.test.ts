import { expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

it.each([
  ['Maria da Silva', 'M**** S****'],
  ['Ana', 'A****'],
  ['Ana B', 'A**** B****'],
  ['Ana e B Sá', 'A**** S****'],
  ['', ''],
])('the name %s is shown as %s, whatever its length (S51)', (name, shown) =>
  expect(maskName(name)).toBe(shown),
)
