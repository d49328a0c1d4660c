import { randomUUID } from 'node:crypto'
import { addDays } from '../../../src/lib/dates.ts'
import type { SourceRow } from '../../repositories/desk/visit-counts.ts'
import { sourceTally, type SourceTally } from '../../rules/desk/floods.ts'

/**
 * Where a count came from: the visitor's network (server/rules/ip-network.ts). `isHidden` means that it is the address of
 * a proxy, which hides those of the visitors.
 */
export type Source = { readonly network: string; readonly isHidden: boolean }

/** A visit that began this many days ago may still count on its day (src/contract/visit-counts.ts). */
const LATEST_DAYS = 7

type Figure = SourceRow['figure']
type Of = { readonly day: string; readonly figure: Figure; readonly tally: SourceTally; isChanged: boolean }

/**
 * Keeps in memory from which networks the counts of each day came: one tally per day, each with its own salt. A tally
 * is dropped when nothing can be counted on its day any more, or when the process ends. What is stored contains no
 * address (D93).
 */
export function daySources() {
  const process = randomUUID()
  const days = new Map<string, Of>()

  function forget(today: string): void {
    const oldest = addDays(today, -LATEST_DAYS)
    for (const [key, { day }] of days) if (day < oldest) days.delete(key)
  }

  return {
    /** @param day the day on which the events are counted */
    add(today: string, day: string, figure: Figure, { network, isHidden }: Source, counts: number): void {
      const key = `${figure} ${day}`
      if (!days.has(key)) forget(today)
      const found = days.get(key) ?? { day, figure, tally: sourceTally(), isChanged: true }
      days.set(key, found)
      found.tally.add(network, counts, isHidden)
      found.isChanged = true
    },
    /** Returns the rows of the days with new counts since the last call. */
    changed(): SourceRow[] {
      const rows = [...days.values()].filter(({ isChanged }) => isChanged)
      return rows.map((of) => {
        of.isChanged = false
        return { day: of.day, figure: of.figure, process, ...of.tally.share() }
      })
    },
  }
}
