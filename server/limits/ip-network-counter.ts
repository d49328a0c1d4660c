/** Counts requests by the IP network that they come from. */
import { largerNetworksOf, networkOf } from '../rules/group-ip-addresses-by-network.ts'
import { MINUTE, type MakeCounter } from './rate-limit-counters.ts'

export type NetworkCounter = {
  /**
   * Counts one request from an IP address; beyond the limit, throws an HttpError 429 with Retry-After.
   * @param kind what is counted separately, if several kinds share the counter's name
   */
  count(address: string, kind?: string): Promise<void>
}

/**
 * Creates a counter that allows each IP network `points` requests a minute, and the IPv6 blocks around it more. The
 * smallest network is counted first, so that its refused requests do not use up its neighbours' limit.
 */
export function networkCounter(makeCounter: MakeCounter, name: string, points: number): NetworkCounter {
  const own = makeCounter(name, points, MINUTE)
  const larger = new Map<number, ReturnType<MakeCounter>>()
  const counterOf = (times: number) => {
    const counter = larger.get(times) ?? makeCounter(name, points * times, MINUTE)
    larger.set(times, counter)
    return counter
  }
  return {
    async count(address, kind) {
      const subject = kind === undefined ? 'address' : `address:${kind}`
      await own.count(`${subject}:${networkOf(address)}`)
      for (const { network, version, times } of largerNetworksOf(address))
        if (version === 6) await counterOf(times).count(`${subject}:${network}`)
    },
  }
}
