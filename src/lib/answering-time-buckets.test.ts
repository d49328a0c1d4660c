import { expect, it } from 'vitest'
import { bucketRange, TIME_BUCKETS, timeBucket } from './answering-time-buckets.ts'

it('puts every time into the class that holds it', () => {
  for (const seconds of [0, 1.9, 2, 3.99, 4, 11, 12, 899, 900, 1e9]) {
    const { from, to } = bucketRange(timeBucket(seconds))
    expect(seconds).toBeGreaterThanOrEqual(from)
    expect(seconds).toBeLessThan(to ?? Infinity)
  }
})

it('has classes without a gap, the last without an end', () => {
  const ranges = Array.from({ length: TIME_BUCKETS }, (_, bucket) => bucketRange(bucket))
  expect(ranges[0]?.from).toBe(0)
  for (const [at, { to }] of ranges.slice(0, -1).entries()) expect(ranges[at + 1]?.from).toBe(to)
  expect(ranges.at(-1)?.to).toBeNull()
})
