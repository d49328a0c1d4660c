/**
 * Creates a limit on how much of a list, such as that of people to call, one IP network may fill in a day
 * (docs/decisions/0083). Networks are kept as HMACs under a salt of the day, in memory only. Each process counts on its
 * own.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { proxyWatch } from './desk/detect-floods-of-automatic-visits.ts'
import { largerNetworksOf, networkOf } from './group-ip-addresses-by-network.ts'
import type { RequestIpAddress } from './request-ip-address-types.ts'

/**
 * Counts one entry that a source adds to a list on a day (yyyy-mm-dd). Returns false, and counts nothing, if the
 * source's IP network, or a block around it, has used up its share of the day. Behind a proxy that is not trusted,
 * where all visitors have one address, it returns true.
 */
export type NetworkShare = (day: string, source: RequestIpAddress) => boolean

/** @param shareOf the share of one network, from the number of entries that all networks together have added */
export function limitNetworkShare(shareOf: (entries: number) => number): NetworkShare {
  let of = ''
  let salt = randomBytes(32)
  let entries = 0
  const counts = new Map<string, number>()
  const isProxy = proxyWatch()
  const keyOf = (network: string) =>
    createHmac('sha256', salt).update(network).digest('base64url').slice(0, 16)

  return (day, { address, isHidden }) => {
    if (isProxy(address, isHidden)) return true
    if (day !== of) {
      of = day
      salt = randomBytes(32)
      entries = 0
      counts.clear()
    }
    const blocks = [{ network: networkOf(address), times: 1 }, ...largerNetworksOf(address)].map((each) => ({
      key: keyOf(each.network),
      times: each.times,
    }))
    const share = shareOf(entries)
    if (blocks.some(({ key, times }) => (counts.get(key) ?? 0) >= share * times)) return false
    for (const { key } of blocks) counts.set(key, (counts.get(key) ?? 0) + 1)
    entries += 1
    return true
  }
}
