import { describe, expect, it } from 'vitest'
import { judgeFlood, networkTally, type BusiestShare } from './detect-floods-of-automatic-visits.ts'
import { isFull } from '../../../tests/support/rows-to-run.ts'

const limits = { percent: 5, least: 20 }
const share = (most: number, counts: number, isHidden = false): BusiestShare => ({ most, counts, isHidden })

describe('where counts come from (D93)', () => {
  it('finds the address with the most among more than it can tell apart', () => {
    const tally = networkTally()
    const addresses = isFull ? 20_000 : 5_000
    for (let at = 0; at < addresses; at += 1) {
      tally.add(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, 1, false)
      if (at % 10 === 0) tally.add('203.0.113.9', 1, false)
    }
    const { most, counts } = tally.share()
    const real = addresses / 10
    expect(counts).toBe(addresses + real)
    expect(most).toBeLessThanOrEqual(real)
    expect(most).toBeGreaterThanOrEqual(real - counts / 2_000)
  })

  it.each([
    ['more than the share, and enough of them', [share(60, 1_000)], true],
    ['just the share', [share(50, 1_000)], false],
    ['one of twenty visitors', [share(1, 20)], false],
    ['fewer than the least, whatever the share', [share(19, 19)], false],
    ['spread evenly over four processes', [1, 2, 3, 4].map(() => share(25, 300)), true],
    ['all on one of four processes', [share(100, 400), share(3, 400), share(2, 400), share(3, 400)], true],
    [
      'a small part of all, though most of one process',
      [share(30, 100), ...[1, 2, 3].map(() => share(2, 900))],
      false,
    ],
    ['little on each of four processes', [1, 2, 3, 4].map(() => share(6, 20)), false],
    ['nobody', [], false],
  ])('%s', (_, shares, isFlood) => {
    expect(judgeFlood(shares, limits)).toMatchObject({ isFlood, isHidden: false })
  })

  it('does not judge what a proxy hides', () => {
    expect(judgeFlood([share(900, 900, true)], limits)).toMatchObject({ isFlood: false, isHidden: true })
  })
})
