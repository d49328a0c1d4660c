/**
 * Works out from the list of the shop's publications which one is live at a given time, when each was or will be live,
 * and on which earlier publication (its base) an edition was built.
 */
import type { Publication } from '../repositories/editions-and-publications.ts'

/** Returns whether a publication has begun, and was not withdrawn before it could begin. */
export const hasBegun = ({ from, withdrawnBy }: Publication, at: Date): boolean =>
  withdrawnBy === null && from <= at

/** Finds the publication that is live at an instant, as `livePublicationSql` does in SQL. */
export const publicationAt = (all: readonly Publication[], at: Date): Publication | undefined =>
  all.filter((each) => hasBegun(each, at) && !hasEnded(each, at)).toSorted(latestFirst)[0]

/** The data of an edition by which its base is found, even before it is published. */
export type Origin = Pick<Publication, 'id' | 'number' | 'from' | 'at' | 'base'>

/**
 * Finds the publication from whose edition another one was made: the one that its draft recorded, otherwise the one
 * that would have been live in its place when it was published. The latter also applies to a return to an earlier
 * edition, no matter what that was made from.
 */
export function basePublicationOf(all: readonly Publication[], publication: Origin): Publication | undefined {
  const { number, base, at, from } = publication
  const earlier = all.filter(({ id }) => id < publication.id)
  const isReturn = earlier.some((each) => each.number === number)
  const noted = isReturn ? undefined : earlier.find((each) => each.number === base)
  return (
    noted ??
    publicationAt(
      earlier.filter((each) => hasBegun(each, at)),
      from,
    )
  )
}

/** Finds the last publication from which both editions were made, directly or through others. */
export function commonOrigin(
  all: readonly Publication[],
  one: Origin,
  other: Publication,
): Publication | undefined {
  const origins = new Set<Publication>()
  for (let each = basePublicationOf(all, one); each; each = basePublicationOf(all, each)) origins.add(each)
  let shared: Publication | undefined = other
  while (shared && !origins.has(shared)) shared = basePublicationOf(all, shared)
  return shared
}

const hasEnded = ({ until }: Publication, at: Date) => until !== null && until <= at
const latestFirst = (a: Publication, b: Publication) => b.from.getTime() - a.from.getTime() || b.id - a.id

/** A time during which a publication is live; without an end `until` is null. */
export type LiveTime = { readonly from: Date; readonly until: Date | null }

/**
 * Finds when each publication was live, and will be, as far as is known now: another one may have replaced it,
 * permanently or for a while. A publication that was never live has no entry.
 */
export function liveTimes(all: readonly Publication[]): ReadonlyMap<number, readonly LiveTime[]> {
  const ordered = all.filter(({ withdrawnBy }) => withdrawnBy === null).toSorted(latestFirst)
  const points = new Set(ordered.flatMap(({ from, until }) => [from.getTime(), until?.getTime() ?? NaN]))
  const turns: { id: number | undefined; from: Date }[] = []
  for (const point of [...points].filter((each) => !isNaN(each)).toSorted((a, b) => a - b)) {
    const from = new Date(point)
    const id = ordered.find((each) => hasBegun(each, from) && !hasEnded(each, from))?.id
    if (id !== turns.at(-1)?.id) turns.push({ id, from })
  }
  const times = new Map<number, LiveTime[]>()
  turns.forEach(({ id, from }, at) => {
    if (id === undefined) return
    times.set(id, [...(times.get(id) ?? []), { from, until: turns[at + 1]?.from ?? null }])
  })
  return times
}
