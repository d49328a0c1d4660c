import { describe, expect, it } from 'vitest'
import { fuzzSeed } from '../support/seed.ts'

describe('the seed of generated tests', () => {
  it('is the same each time unless the environment names one', () => {
    expect(fuzzSeed({})).toBe(fuzzSeed({ FUZZ_SEED: '' }))
    expect(fuzzSeed({ FUZZ_SEED: '-17' })).toBe(-17)
    expect(fuzzSeed({ FUZZ_SEED: '0' })).toBe(0)
  })

  it.each(['abc', '1.5', '99999999999', '1 2'])('is not guessed from %s', (FUZZ_SEED) => {
    expect(() => fuzzSeed({ FUZZ_SEED })).toThrow(`FUZZ_SEED=${FUZZ_SEED}`)
  })
})
