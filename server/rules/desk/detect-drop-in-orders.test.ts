import { describe, expect, it } from 'vitest'
import { areFarFewer } from './detect-drop-in-orders.ts'

describe('far fewer orders than a week ago', () => {
  it.each([
    [0, 6, false],
    [0, 7, true],
    [0, 10, true],
    [1, 8, false],
    [1, 11, true],
    [9, 10, false],
    [10, 0, false],
    [0, 0, false],
    [4700, 5000, true],
    [4950, 5000, false],
  ])('%i beside %i: %s', (today, lastWeek, isAlarm) => {
    expect(areFarFewer(today, lastWeek)).toBe(isAlarm)
  })
})
