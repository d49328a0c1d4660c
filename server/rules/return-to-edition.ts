/**
 * Works out what stays of publications that begin later when an earlier edition goes live again: what was live since then
 * is undone one after the other, so that each of them loses what that brought and gets back what it changes itself.
 */
import { withFields } from '../../src/edition/merge-editions.ts'
import type { Edition } from '../../src/edition/edition-schema.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import {
  beginningBetween,
  endOf,
  laidOn,
  latestFirst,
  seenOf,
  standingAt,
  type Placed,
  type PlannedRow,
} from './publication-timeline.ts'

/** What becomes of a publication that begins later. */
export type Returned<Row extends Placed> = {
  readonly onto: Row
  readonly document: unknown
  /** The same with the earlier values of what it changes itself, which it does not take, and without. */
  readonly kept: { readonly without: unknown; readonly with: unknown }
}

/** What goes, the latest first, and what is live without it. */
export type Undone = {
  readonly number: number
  readonly before: number
  /** The publication that began then; null if the end of another one changed what is live. */
  readonly root: number | null
}

/** A publication as it was before another one, and what would have been live in its place; null if it is newer. */
function earlierOf<Row extends Placed>(all: readonly Row[], onto: Row, { root }: Undone) {
  const rows = all.filter(({ id }) => root !== null && id < root)
  const own = seenOf(rows.filter((row) => row.root === onto.root).toSorted(latestFirst))
  const others = rows.filter((row) => row.root !== onto.root)
  const isBelow = (row: Row) => row.from < onto.from || row.root < onto.root
  const [beneath] = standingAt(others.filter(isBelow), onto.from)
  const before = own.find((row) => endOf(row) >= endOf(onto))
  return before && beneath ? { before, beneath } : null
}

/** Returns the publications whose documents `planReturn` needs. */
export const rowsOfReturn = <Row extends Placed>(
  all: readonly Row[],
  at: Date,
  undone: readonly Undone[],
): Pick<Row, 'number'>[] => [
  ...undone.flatMap(({ number, before }) => [{ number }, { number: before }]),
  ...beginningBetween(all, at, null)
    .flat()
    .flatMap((row) => [row, ...undone.flatMap((each) => Object.values(earlierOf(all, row, each) ?? {}))]),
]

/** Plans going back to an earlier edition. What stays as it is has no row. */
export function planReturn<Row extends Placed>(
  all: readonly Row[],
  documentOf: (number: number) => Edition,
  at: Date,
  undone: readonly Undone[],
): { readonly rows: readonly PlannedRow<Row>[]; readonly later: readonly Returned<Row>[] } {
  const later: Returned<Row>[] = []
  const without = (own: Edition, onto: Row, each: Undone): Edition => {
    const [base, changed] = [documentOf(each.number), documentOf(each.before)]
    const taken: string[] = []
    const returned = withFields({ base, changed, own }, ({ place, isContested }) => {
      if (!isContested) taken.push(place)
      return !isContested
    }) as Edition
    const earlier = earlierOf(all, onto, each)
    if (!earlier) return returned
    const [was, beneath] = [documentOf(earlier.before.number), documentOf(earlier.beneath.number)]
    return withFields({ base: beneath, changed: was, own: returned }, ({ place }) =>
      taken.some((other) => `${place}.`.startsWith(`${other}.`)),
    ) as Edition
  }
  const rows = beginningBetween(all, at, null).flatMap((same) =>
    laidOn(same, documentOf, (onto) => {
      const own = documentOf(onto.number)
      const document = undone.reduce((left, each) => without(left, onto, each), own)
      const [last, first] = [undone[0], undone.at(-1)]
      if (last && first) {
        const three = { base: documentOf(last.number), changed: documentOf(first.before), own }
        const [whole, uncontested] = [true, false].map((isAll) =>
          withFields(three, ({ isContested }) => isAll || !isContested),
        )
        later.push({ onto, document, kept: { without: whole, with: uncontested } })
      }
      return isSameJson(document, own) ? null : { document, until: onto.until }
    }),
  )
  return { rows, later }
}
