/** How many entries one IP network may add to a list in a day, such as that of people to call. */
import { describe, expect, it } from 'vitest'
import { limitNetworkShare } from './calls-per-network.ts'

const DAY = '2026-11-20'
const from = (address: string, isHidden = false) => ({ address, isHidden })
const taken = (times: number, take: (at: number) => boolean) =>
  Array.from({ length: times }, (_, at) => take(at)).filter(Boolean).length

describe('the share of a network (S48)', () => {
  it.each([
    ['an address', () => '203.0.113.7', 10],
    ['an IPv4 /24', (at: number) => `203.0.113.${at % 250}`, 30],
    ['an IPv6 /64', (at: number) => `2001:db8:1:2::${at.toString(16)}`, 10],
    ['an IPv6 /56', (at: number) => `2001:db8:1:${(at % 256).toString(16)}::1`, 20],
    ['an IPv6 /48', (at: number) => `2001:db8:1:${at.toString(16)}00::1`, 30],
  ])('%s adds as much as its share, and the next network is free', (_block, address, share) => {
    const take = limitNetworkShare(() => 10)
    expect(taken(200, (at) => take(DAY, from(address(at))))).toBe(share)
    expect(take(DAY, from('198.51.100.1'))).toBe(true)
    expect(take('2026-11-21', from(address(0)))).toBe(true)
  })

  it('grows with what all networks add, not with what is beyond a share', () => {
    const take = limitNetworkShare((entries) => Math.max(10, entries / 20))
    const crowd = () => taken(1000, (at) => take(DAY, from(`10.${at % 250}.${at >> 8}.1`)))
    expect(taken(1000, () => take(DAY, from('203.0.113.7')))).toBe(10)
    expect(crowd()).toBe(1000)
    expect(taken(1000, () => take(DAY, from('203.0.113.7')))).toBe(43)
  })

  it('does not limit visitors behind an untrusted proxy, but limits a client that sends forged proxy headers', () => {
    const take = limitNetworkShare(() => 10)
    expect(taken(50, () => take(DAY, from('10.0.0.1', true)))).toBe(50)
    take(DAY, from('203.0.113.1'))
    take(DAY, from('203.0.114.1'))
    expect(taken(50, () => take(DAY, from('10.0.0.1', true)))).toBe(10)
  })
})
