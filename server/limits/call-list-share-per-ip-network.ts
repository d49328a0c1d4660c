/**
 * Limits how much of the call list may come from one IP network (docs/decisions/0083). People beyond that share are
 * called last. The default is in config-limits.ts.
 */
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { limitNetworkShare } from '../rules/limit-share-of-list-per-ip-network.ts'
import type { OrderIpAddresses, RequestIpAddress } from '../rules/request-ip-address-types.ts'

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
