import { describe, expect, it } from 'vitest'
import { isThrown, speedAt } from './pull-to-close.ts'

describe('the speed of a finger that is lifted', () => {
  it('is that of its last moments, in pixels per second', () => {
    const slowThenFast = [
      { y: 0, at: 0 },
      { y: 10, at: 400 },
      { y: 20, at: 440 },
      { y: 60, at: 480 },
    ]
    expect(speedAt(slowThenFast, 480)).toBe(625)
    expect(speedAt([...slowThenFast, { y: 20, at: 520 }], 520)).toBe(0)
  })

  it('is zero if it came to rest, or has hardly moved', () => {
    const moved = [
      { y: 0, at: 0 },
      { y: 90, at: 60 },
    ]
    expect(speedAt(moved, 400)).toBe(0)
    expect(speedAt([{ y: 4, at: 10 }], 20)).toBe(0)
    expect(speedAt([], 20)).toBe(0)
  })
})

describe('a dialog of 600 px that is let go of', () => {
  it.each([
    ['goes from far down', 240, 0, true],
    ['stays near its place', 180, 0, false],
    ['goes with a throw, however short', 20, 800, true],
    ['stays when it is thrown back up', 400, -800, false],
  ])('%s', (_, pulled, speed, goes) => {
    expect(isThrown(pulled, speed, 600)).toBe(goes)
  })
})
