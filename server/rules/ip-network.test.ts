import { describe, expect, it } from 'vitest'
import { networkOf } from './ip-network.ts'

describe('whom an address counts as (S30)', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::5:6:7:8:9', '0:0:0:5::/64'],
    ['2001:db8::4:5:6:7:8', '2001:db8:0:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('%s: %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
