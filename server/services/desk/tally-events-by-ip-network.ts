/** Counts the events of each day by IP network, to detect floods. */
import { randomUUID } from 'node:crypto'
import { addDays } from '../../../src/lib/iso-dates.ts'
import type { NetworkShareRow } from '../../repositories/desk/write-visit-counters.ts'
import { networkTally, type NetworkTally } from '../../rules/desk/detect-floods-of-automatic-visits.ts'

/**
 * The IP network that an event came from (server/rules/ip-networks.ts). `isHidden` means that a proxy sent the
 * event, so the visitor's own IP address is unknown.
 */
export type CountedNetwork = { readonly network: string; readonly isHidden: boolean }

/**
 * How many days after the start of a visit its events may still arrive. They are counted on the day of the
 * start (src/contract/visit-counts-and-browser-errors.ts).
 */
const LATEST_DAYS = 7

type Figure = NetworkShareRow['figure']
type Of = { readonly day: string; readonly figure: Figure; readonly tally: NetworkTally; isChanged: boolean }

/**
 * Creates the counter of events per day and IP network. It serves to detect floods: days on which too many
 * events came from one IP network. Each day has its own tally with its own salt, in memory only. A tally is
 * dropped when its day can no longer receive events. The rows to store contain no IP address.
 */
export function makeNetworkTally() {
  const process = randomUUID()
  const days = new Map<string, Of>()

  function forget(today: string): void {
    const oldest = addDays(today, -LATEST_DAYS)
    for (const [key, { day }] of days) if (day < oldest) days.delete(key)
  }

  return {
    /** @param day the day on which the events are counted */
    add(
      today: string,
      day: string,
      figure: Figure,
      { network, isHidden }: CountedNetwork,
      counts: number,
    ): void {
      const key = `${figure} ${day}`
      if (!days.has(key)) forget(today)
      const found = days.get(key) ?? { day, figure, tally: networkTally(), isChanged: true }
      days.set(key, found)
      found.tally.add(network, counts, isHidden)
      found.isChanged = true
    },
    /** Returns the rows to store: those of the days with new counts since the last call. */
    changed(): NetworkShareRow[] {
      const rows = [...days.values()].filter(({ isChanged }) => isChanged)
      return rows.map((of) => {
        of.isChanged = false
        return { day: of.day, figure: of.figure, process, ...of.tally.share() }
      })
    },
  }
}
