import { describe, expect, it } from 'vitest'
import { clientPause, deliveryPause } from './backoff.ts'

describe('the pause after a failed delivery', () => {
  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [10, 2_560_000],
    [11, 3_600_000],
    [5000, 3_600_000],
  ])('is after %i attempts at most %i ms, and at least half of it', (attempts, most) => {
    expect(deliveryPause(attempts, 0)).toBe(most)
    expect(deliveryPause(attempts, 1)).toBe(most / 2)
  })
})

describe('the pause before a client tries again', () => {
  it.each([
    [0, 1000],
    [1, 2000],
    [4, 16_000],
    [5, 30_000],
    [5000, 30_000],
  ])('is before retry %i at least %i ms', (retry, least) => expect(clientPause(retry, 0, 0)).toBe(least))

  it('is what the server asked for where that is longer', () => {
    expect(clientPause(0, 7000, 0)).toBe(7000)
    expect(clientPause(5, 7000, 0)).toBe(30_000)
  })

  it('is spread over a fifth of itself, a second at most', () => {
    expect(clientPause(0, 0, 1)).toBe(1200)
    expect(clientPause(5, 0, 1)).toBe(31_000)
    const waits = Array.from({ length: 200 }, () => clientPause(1))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(2400)
    expect(new Set(waits).size).toBeGreaterThan(50)
  })
})
