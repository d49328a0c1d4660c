/** Works out from the list of the shop's publications which one is live at a given time, and when each was or will be. */
import { latestFirst } from '../rules/publication-timeline.ts'
import type { Publication } from '../repositories/editions-and-publications.ts'

/** Returns whether a publication has begun, and was not withdrawn before it could begin. */
export const hasBegun = ({ from, withdrawnBy }: Publication, at: Date): boolean =>
  withdrawnBy === null && from <= at

/** Finds the publication that is live at an instant, as `livePublicationSql` does in SQL. */
export const publicationAt = (all: readonly Publication[], at: Date): Publication | undefined =>
  all.filter((each) => hasBegun(each, at) && !hasEnded(each, at)).toSorted(latestFirst)[0]

const hasEnded = ({ until }: Publication, at: Date) => until !== null && until <= at

/** A time during which a publication is live; without an end `until` is null. */
export type LiveTime = { readonly from: Date; readonly until: Date | null }

/** An instant at which another publication goes live. `row` is undefined before the first one. */
export type Turn = { readonly at: Date; readonly row: Publication | undefined }

/** Returns each instant at which another publication, or another part of one, was or will be live, the first one first. */
export function liveTurns(all: readonly Publication[]): readonly Turn[] {
  const ordered = all.filter(({ withdrawnBy }) => withdrawnBy === null).toSorted(latestFirst)
  const points = new Set(ordered.flatMap(({ from, until }) => [from.getTime(), until?.getTime() ?? NaN]))
  const turns: Turn[] = []
  for (const point of [...points].filter((each) => !isNaN(each)).toSorted((a, b) => a - b)) {
    const at = new Date(point)
    const row = ordered.find((each) => hasBegun(each, at) && !hasEnded(each, at))
    if (row?.id !== turns.at(-1)?.row?.id) turns.push({ at, row })
  }
  return turns
}

/**
 * Finds when each publication was live, and will be, as far as is known now: another one may have replaced it,
 * permanently or for a while. What later publications have put into one is part of it.
 * @returns by the `root` of the publication; one that was never live has no entry
 */
export function liveTimes(all: readonly Publication[]): ReadonlyMap<number, readonly LiveTime[]> {
  const turns = liveTurns(all).filter(
    ({ row }, at, each) => at === 0 || row?.root !== each[at - 1]?.row?.root,
  )
  const times = new Map<number, LiveTime[]>()
  turns.forEach(({ row, at: from }, at) => {
    if (row === undefined) return
    times.set(row.root, [...(times.get(row.root) ?? []), { from, until: turns[at + 1]?.at ?? null }])
  })
  return times
}
