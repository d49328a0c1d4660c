/**
 * Limits how much of the call list may come from one IP network (docs/decisions/0083). People beyond that share are
 * called last. The setting is in config-limits.ts.
 */
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { createHmac, randomBytes } from 'node:crypto'
import { proxyWatch } from '../rules/desk/detect-floods-of-automatic-visits.ts'
import {
  largerNetworksOf,
  networkOf,
  type OrderIpAddresses,
  type RequestIpAddress,
} from '../rules/ip-networks.ts'

/**
 * Counts a record that comes onto a list, once a day for each record. Returns false if its IP network has used up its
 * share of the day: its person is then called after all others.
 */
type TakeShare = (requestIp: RequestIpAddress, record?: string) => boolean

export type CallListShares = Readonly<Record<'calls' | 'leads' | 'waiting', TakeShare>>

/** Creates the counters of the lists of people to call. */
export function makeCallListShares(
  clock: Clock,
  orderIpAddresses: OrderIpAddresses,
  { calls, listSharePercent }: Pick<Config, 'calls' | 'listSharePercent'>,
): CallListShares {
  const makeShare = (): TakeShare => {
    const take = limitNetworkShare((entries) =>
      Math.max(calls.perNetwork, (entries * listSharePercent) / 100),
    )
    let of = ''
    const counted = new Set<string>()
    return (requestIp, record) => {
      const today = todayInSaoPaulo(clock.now())
      if (today !== of) counted.clear()
      of = today
      const address = orderIpAddresses.addressOf(requestIp)
      if (address === null || (record !== undefined && counted.has(record))) return true
      if (record !== undefined) counted.add(record)
      return take(today, { address, isHidden: false })
    }
  }
  return { calls: makeShare(), leads: makeShare(), waiting: makeShare() }
}

/**
 * Counts one entry that a source adds to a list on a day (yyyy-mm-dd). Returns false, and counts nothing, if the
 * source's IP network, or a block around it, has used up its share of the day. Behind a proxy that is not trusted,
 * where all visitors have one address, it returns true. Networks are kept as HMACs under a salt of the day, in memory
 * only, and each process counts on its own (docs/decisions/0083).
 */
type NetworkShare = (day: string, source: RequestIpAddress) => boolean

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
