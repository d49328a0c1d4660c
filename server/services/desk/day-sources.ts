import { randomUUID } from 'node:crypto'
import { addDays } from '../../../src/lib/dates.ts'
import type { SourceRow } from '../../repositories/desk/counts.ts'
import { sourceTally, type SourceTally } from '../../rules/desk/sources.ts'

/**
 * Where a count came from: whom the address counts as (server/rules/network.ts), or the address of a proxy in front.
 */
export type Source = { readonly network: string; readonly isHidden: boolean }

/** A visit that began this many days ago may still count on its day (src/contract/visit-counts.ts). */
const LATEST_DAYS = 7

type Figure = SourceRow['figure']
type Of = { readonly day: string; readonly figure: Figure; readonly tally: SourceTally; isChanged: boolean }

/**
 * Where the counts of each day came from, in memory: one tally per day with its own salt, dropped when nothing can be
 * counted on that day any more, or with the process. What it leaves behind contains no address (D93).
 */
export function daySources() {
  const process = randomUUID()
  const days = new Map<string, Of>()

  function forget(today: string): void {
    const oldest = addDays(today, -LATEST_DAYS)
    for (const [key, { day }] of days) if (day < oldest) days.delete(key)
  }

  return {
    /** @param day the day they count on */
    add(today: string, day: string, figure: Figure, { network, isHidden }: Source, counts: number): void {
      const key = `${figure} ${day}`
      if (!days.has(key)) forget(today)
      const found = days.get(key) ?? { day, figure, tally: sourceTally(), isChanged: true }
      days.set(key, found)
      found.tally.add(network, counts, isHidden)
      found.isChanged = true
    },
    /** Rows of the days that were counted since the last call. */
    changed(): SourceRow[] {
      const rows = [...days.values()].filter(({ isChanged }) => isChanged)
      return rows.map((of) => {
        of.isChanged = false
        return { day: of.day, figure: of.figure, process, ...of.tally.share() }
      })
    },
  }
}
