import { expect, test } from 'vitest'
import { isOneEditAway } from './is-one-edit-away.ts'

test.each([
  ['gmail', 'gmail', 'the same'],
  ['gmai', 'gmail', 'a letter missing at the end'],
  ['mail', 'gmail', 'a letter missing in front'],
  ['gmaill', 'gmail', 'a letter too many'],
  ['gnail', 'gmail', 'another letter'],
  ['gmial', 'gmail', 'neighbours swapped'],
  ['', 'g', 'a first letter'],
])('from %j to %j is one slip: %s', (typed, meant) => {
  expect(isOneEditAway(typed, meant)).toBe(true)
  expect(isOneEditAway(meant, typed)).toBe(true)
})

test.each([
  ['gmi', 'gmail', 'two letters missing'],
  ['gnial', 'gmail', 'two other letters'],
  ['gmxal', 'gmiyl', 'two others side by side'],
  ['gabl', 'gcal', 'the first of two in the place of the second, another before it'],
  ['gabl', 'gbcl', 'the second of two in the place of the first, another behind it'],
  ['', 'gm', 'two of two'],
])('from %j to %j is more: %s', (typed, meant) => {
  expect(isOneEditAway(typed, meant)).toBe(false)
  expect(isOneEditAway(meant, typed)).toBe(false)
})
