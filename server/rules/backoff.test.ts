import { describe, expect, it } from 'vitest'
import { backoff } from './backoff.ts'

describe('the wait after a failed delivery', () => {
  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [10, 2_560_000],
    [11, 3_600_000],
    [500, 3_600_000],
  ])('is after %i attempts at most %i ms, and at least half of it', (attempts, most) => {
    expect(backoff(attempts, () => 0)).toBe(most)
    expect(backoff(attempts, () => 1)).toBe(most / 2)
  })
})
