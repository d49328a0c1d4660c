import { expect, it } from 'vitest'
import { isSpelledAlmostAlike } from './similar-spelling.ts'

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
