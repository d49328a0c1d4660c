/** Creates a counter of orders by IP network, which detects floods of forged orders. */
import { randomUUID } from 'node:crypto'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { storeNetworkShares } from '../repositories/desk/write-visit-counters.ts'
import { proxyWatch } from '../rules/desk/detect-floods-of-automatic-visits.ts'
import { networksAround } from '../rules/group-ip-addresses-by-network.ts'
import type { OrderIpAddresses } from '../rules/request-ip-address-types.ts'
import { makeNetworkTally } from './desk/tally-events-by-ip-network.ts'

export function makeOrderNetworkCounter(
  db: Db,
  clock: Clock,
  { uncounted }: Pick<Config['openVisits'], 'uncounted'>,
): OrderIpAddresses {
  const isProxy = proxyWatch()
  const tally = makeNetworkTally()
  let stored: Promise<unknown> = Promise.resolve()
  const isUncounted = (address: string) => uncounted.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
  /** The network of one customer, as in rules/derive-visit-limit-keys.ts. */
  const networkIn = (address: string) =>
    networksAround(address).find(({ bits }) => bits === 24 || bits === 56)?.prefix ?? address

  return {
    addressOf: ({ address, isHidden }) =>
      isProxy(address, isHidden) || isUncounted(address) ? null : address,
    async count({ address, isHidden }) {
      const today = todayInSaoPaulo(clock.now())
      // A call centre is nobody's flood: each of its orders counts as one from elsewhere.
      const network = isUncounted(address) ? randomUUID() : networkIn(address)
      tally.add(today, today, 'orders', { network, isHidden }, 1)
      // One after the other, so that no older count replaces a newer one.
      const store = stored.then(() => storeNetworkShares(db, tally.changed()))
      stored = store.catch(() => undefined)
      await store
    },
  }
}
