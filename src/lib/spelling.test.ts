import { expect, it, test } from 'vitest'
import { isSpelledAlmostAlike, isOneEditAway } from './spelling.ts'

it.each([
  ['lucas', 'lukas'],
  ['cleunice', 'cleonice'],
  ['macuchi', 'macuxi'],
  ['ana', 'anna'],
])('%s and %s are spelled almost alike', (one, other) => {
  expect(isSpelledAlmostAlike(one, other)).toBe(true)
})

it.each([
  ['lucas', 'lucas'],
  ['prado', 'lima'],
  ['ana', 'eva'],
  ['maria', 'mariangela'],
  ['de', 'da'],
])('%s and %s are not', (one, other) => {
  expect(isSpelledAlmostAlike(one, other)).toBe(false)
})

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
