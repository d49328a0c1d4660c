/** Creates a counter of orders by IP network, which detects floods of forged orders. */
import { randomUUID } from 'node:crypto'
import { todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import { storeNetworkShares } from '../repositories/desk/write-visit-counters.ts'
import { proxyWatch } from '../rules/desk/detect-floods-of-automatic-visits.ts'
import { networksAround, type OrderIpAddresses, type RequestIpAddress } from '../rules/ip-networks.ts'
import { makeNetworkTally } from './desk/tally-events-by-ip-network.ts'
import type { LeadStep } from '../../src/contract/lead.ts'
import type { Context } from '../context.ts'
import { isContactable, putLeadLastOnCallList } from '../repositories/leads.ts'
import { putWaitingEntryLastOnCallList } from '../repositories/waiting-list.ts'

export function makeOrderNetworkCounter(
  db: Db,
  clock: Clock,
  { uncounted }: Pick<Config['openVisits'], 'uncounted'>,
): OrderIpAddresses {
  const isProxy = proxyWatch()
  const tally = makeNetworkTally()
  let stored: Promise<unknown> = Promise.resolve()
  const isUncounted = (address: string) => uncounted.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
  /** The network of one customer, as in rules/visit-limit-keys.ts. */
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

/** The answers with which the visitor of a lead comes onto the call list. */
const CONTACT_STEPS: ReadonlySet<LeadStep> = new Set(['phone', 'documentNumber'])

/**
 * Counts a lead that these answers have brought onto the call list, and puts it last if too many leads of that day came
 * from its network.
 */
export async function putLeadLastIfNetworkIsBusy(
  { db, callListShares }: Pick<Context, 'db' | 'callListShares'>,
  id: string,
  steps: readonly LeadStep[],
  requestIp: RequestIpAddress,
): Promise<void> {
  if (!steps.some((step) => CONTACT_STEPS.has(step))) return
  if (!(await isContactable(db, id)) || callListShares.leads(requestIp, id)) return
  await putLeadLastOnCallList(db, id)
}

/**
 * Counts an entry of the waiting list that has a phone number, and puts it last if too many entries of that day came
 * from its network.
 */
export async function putWaitingEntryLastIfNetworkIsBusy(
  { db, callListShares }: Pick<Context, 'db' | 'callListShares'>,
  id: string,
  phone: string | undefined,
  requestIp: RequestIpAddress,
): Promise<void> {
  if (phone === undefined || callListShares.waiting(requestIp, id)) return
  await putWaitingEntryLastOnCallList(db, id)
}
