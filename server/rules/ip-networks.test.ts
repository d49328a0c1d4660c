import { describe, expect, it } from 'vitest'
import { largerNetworksOf, networkOf, networksAround } from './ip-networks.ts'

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

describe('the networks around an address (D112)', () => {
  it.each([
    ['203.0.113.7', ['203.0.113/24']],
    ['::ffff:203.0.113.7', ['203.0.113/24']],
    ['2001:db8:1:2ab::9', ['2001:db8:1:2ab/64', '2001:db8:1:200/56', '2001:db8:1/48']],
    ['2001:DB8:0001:0102::1', ['2001:db8:1:102/64', '2001:db8:1:100/56', '2001:db8:1/48']],
    ['::1', ['0:0:0:0/64', '0:0:0:0/56', '0:0:0/48']],
    ['not an address', []],
    ['', []],
  ])('%s: %j', (address, networks) => {
    expect(networksAround(address).map(({ prefix, bits }) => `${prefix}/${bits}`)).toEqual(networks)
  })
})

describe('the blocks around the network of an address (S30)', () => {
  it.each([
    ['2001:db8:1:2ff::6', ['2001:db8:1:200/56', '2001:db8:1/48'], [2, 3]],
    ['203.0.113.7', ['203.0.113/24'], [3]],
    ['not an address', [], []],
  ])('of %s: %j', (address, blocks, times) => {
    const larger = largerNetworksOf(address)
    expect([larger.map(({ network }) => network), larger.map((each) => each.times)]).toEqual([blocks, times])
  })
})
