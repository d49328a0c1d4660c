import { expect, it } from 'vitest'
import { prefixOf } from './prefix.ts'

it.each([
  ['globoplay/timpre', 'globoplay/timpre'],
  ['black', 'timblack'],
  ['nobody', ''],
  [undefined, ''],
])('the addon %j is the campaign %j (S15)', (addon, prefix) => {
  expect(prefixOf(addon)).toBe(prefix)
})
