import { expect, test, vi } from 'vitest'
import { LOADING_BAR_MINIMUM, loadingBarProgress, SPEED, TRICKLE } from './DemoSite.tsx'
import { fakeTimers } from '../../tests/support/fake-timers.ts'

fakeTimers()

function bar() {
  const shown: (number | null)[] = []
  return { shown, ...loadingBarProgress((share) => shown.push(share)) }
}

test('starts at 0.08, moves on every 800 ms and is gone 200 ms after the end (M1.10, D48)', () => {
  expect([LOADING_BAR_MINIMUM, SPEED, TRICKLE]).toEqual([0.08, 200, 800])
  const { shown, start, finish } = bar()
  start()
  expect(shown).toEqual([0.08])
  vi.advanceTimersByTime(799)
  expect(shown).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shown).toHaveLength(2)
  finish()
  expect(shown.at(-1)).toBe(1)
  vi.advanceTimersByTime(199)
  expect(shown.at(-1)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(shown.at(-1)).toBeNull()
  vi.advanceTimersByTime(5000)
  expect(shown).toHaveLength(4)
})

test('grows ever slower, and never to its end by itself', () => {
  const { shown, start } = bar()
  start()
  vi.advanceTimersByTime(800 * 200)
  const steps = shown.slice(1).map((share, at) => (share ?? 0) - (shown[at] ?? 0))
  expect(steps.every((step, at) => step >= 0 && step <= (steps[at - 1] ?? 1))).toBe(true)
  expect(shown.at(-1)).toBeLessThan(1)
})

test('restarts when the next page is left before it has loaded', () => {
  const { shown, start, finish } = bar()
  start()
  vi.advanceTimersByTime(1600)
  start()
  expect(shown.at(-1)).toBe(0.08)
  finish()
  start()
  vi.advanceTimersByTime(200)
  expect(shown.at(-1)).toBe(0.08)
})

test('has nothing to finish where nothing was started', () => {
  const { shown, finish } = bar()
  finish()
  expect(shown).toEqual([])
})
