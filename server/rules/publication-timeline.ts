/**
 * Works out what a publication of the shop changes at each instant of its time: the edition that is live when it begins,
 * and each one that begins later. An edition is a whole document, so each of these gets a copy with the changes, which is
 * published for the same time on top of it. Of several publications at an instant the one that began last counts, and of
 * those that began together the last one made (server/db/edition-of-release.ts).
 */
import { createHash } from 'node:crypto'
import { withFields, type MergeInputs } from '../../src/edition/merge-editions.ts'
import type { Edition } from '../../src/edition/edition-schema.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'

/** A publication as the plan sees it. */
export type Placed = {
  readonly id: number
  /** The id of the publication in whose place it stands, often its own. */
  readonly root: number
  readonly number: number
  readonly from: Date
  readonly until: Date | null
  readonly withdrawnBy: string | null
}

/** A change of the shop, as the difference of two documents, and when it holds. */
export type DatedChange = {
  readonly base: Edition
  readonly changed: Edition
  readonly from: Date
  /** Null for no end. */
  readonly until: Date | null
}

/** What a person chose: by `keyOf` of a question, whether the new publication's value holds there too. */
export type Answers = Readonly<Record<string, boolean>>

/** What cannot be right by itself. */
export type Question<Row extends Placed = Placed> = {
  /** The publication that has another value, or that goes on after the end of the new one. */
  readonly target: Row
  /** The place of the value in the document, such as `plans.d500a.price`; null if the question is the end. */
  readonly place: string | null
  /** The value there. */
  readonly value: unknown
  readonly three: MergeInputs
}

/** Answers a question; undefined if nobody has: then nothing may be published. */
export type Answering = (question: Question) => boolean | undefined

/** The name of a question in forms. The same value in the same place is asked about once, wherever it holds. */
export const keyOf = ({ target, place, value }: Question): string =>
  place === null ? String(target.root) : `${place}:${shortHash(value)}`

const shortHash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 8)

export type PlannedRow<Row extends Placed = Placed> = {
  /** May no longer have the shape of an edition. */
  readonly document: unknown
  readonly from: Date
  readonly until: Date | null
  /** The publication on which it is laid; null if none was live. */
  readonly onto: Row | null
  /** Whether it only has to stay above another one: then it is published as it was. */
  readonly isSame: boolean
}

export type PublicationPlan<Row extends Placed = Placed> = {
  /** What is live from its beginning. Of those with an end each is followed by the next one. */
  readonly own: readonly PlannedRow<Row>[]
  /** What is put into publications that begin later, in the order in which it has to be published. */
  readonly carried: readonly PlannedRow<Row>[]
  /** What has to be answered: nothing may be published before. */
  readonly questions: readonly Question<Row>[]
}

export const endOf = ({ until }: Pick<Placed, 'until'>) => until?.getTime() ?? Infinity
const earlier = (one: Date | null, other: Date | null) =>
  endOf({ until: one }) < endOf({ until: other }) ? one : other

/** Sorts publications so that of those at an instant the first one counts. */
export const latestFirst = (a: Pick<Placed, 'from' | 'id'>, b: Pick<Placed, 'from' | 'id'>) =>
  b.from.getTime() - a.from.getTime() || b.id - a.id

/** Returns the publications of a list, the first ones on top, that are not hidden by those above until their end. */
export function seenOf<Row extends Pick<Placed, 'until'>>(rows: readonly Row[]): Row[] {
  let end = -Infinity
  return rows.filter((row) => {
    const isSeen = endOf(row) > end
    end = Math.max(end, endOf(row))
    return isSeen
  })
}

/** Returns the publications that count at an instant, one after the other if no other one begins. */
export const standingAt = <Row extends Placed>(all: readonly Row[], at: Date): Row[] =>
  seenOf(
    all
      .filter(({ from, withdrawnBy }) => withdrawnBy === null && from <= at)
      .filter((row) => endOf(row) > at.getTime())
      .toSorted(latestFirst),
  )

/** Returns what begins between two instants, by its beginning, the last made first. */
export function beginningBetween<Row extends Placed>(
  all: readonly Row[],
  from: Date,
  until: Date | null,
): readonly (readonly Row[])[] {
  const rows = all.filter(
    (row) => row.withdrawnBy === null && row.from > from && row.from.getTime() < endOf({ until }),
  )
  const byTime = Map.groupBy(rows.toSorted(latestFirst), (row) => row.from.getTime())
  return [...byTime].toSorted(([a], [b]) => a - b).map(([, same]) => same)
}

/** Returns the rows of each publication that are still seen, the last made first. */
const seenOfEach = <Row extends Placed>(same: readonly Row[]): Row[] => {
  const seen = new Set([...Map.groupBy(same, ({ root }) => root).values()].flatMap((rows) => seenOf(rows)))
  return same.filter((row) => seen.has(row))
}

/**
 * Lays changes on publications that begin together.
 * @param change returns the new document of one and its end; null if it stays as it is
 */
export function laidOn<Row extends Placed>(
  same: readonly Row[],
  documentOf: (number: number) => Edition,
  change: (row: Row) => { readonly document: unknown; readonly until: Date | null } | null,
): PlannedRow<Row>[] {
  const made: PlannedRow<Row>[] = []
  // from the lowest one: what is above one that is made has to stay above it, for all of its time
  for (const onto of seenOfEach(same).toReversed()) {
    const { from, until } = onto
    const changed = change(onto)
    const isWhole = changed !== null && endOf(changed) === endOf(onto)
    if (made.length > 0 && !isWhole)
      made.push({ document: documentOf(onto.number), from, until, onto, isSame: true })
    if (changed) made.push({ ...changed, from, onto, isSame: false })
  }
  return made
}

/** Joins a change with the document of a publication. */
function joined<Row extends Placed>(
  three: MergeInputs,
  target: Row,
  answer: Answering,
): { readonly document: unknown; readonly questions: readonly Question<Row>[] } {
  const questions: Question<Row>[] = []
  const { base, changed, own } = three
  if (isSameJson(base, own)) return { document: changed, questions }
  const document = withFields(three, ({ place, isContested, own: value }) => {
    if (!isContested) return true
    const question = { target, place, value, three }
    const isTaken = answer(question)
    if (isTaken === undefined) questions.push(question)
    return isTaken ?? true
  })
  return { document, questions }
}

/** Returns the publications whose documents a plan needs. */
export const rowsOfPlan = <Row extends Placed>(
  all: readonly Row[],
  from: Date,
  until: Date | null,
): Row[] => [...standingAt(all, from), ...beginningBetween(all, from, until).flatMap(seenOfEach)]

/**
 * Plans a publication.
 * @param all the publications there are
 * @param documentOf returns the document of an edition
 */
export function planPublication<Row extends Placed>(
  all: readonly Row[],
  documentOf: (number: number) => Edition,
  { base, changed, from, until }: DatedChange,
  answer: Answering,
): PublicationPlan<Row> {
  const questions: Question<Row>[] = []
  const standing = standingAt(all, from)
  const last = standing.findIndex((row) => endOf(row) >= endOf({ until }))
  const under = last === -1 ? standing : standing.slice(0, last + 1)
  const own = under.toReversed().map((onto): PlannedRow<Row> => {
    const { document, questions: asked } = joined(
      { base, changed, own: documentOf(onto.number) },
      onto,
      answer,
    )
    questions.push(...asked)
    return { document, from, until: earlier(onto.until, until), onto, isSame: false }
  })
  if (last === -1) own.unshift({ document: changed, from, until, onto: null, isSame: false })
  const carried = beginningBetween(all, from, until).flatMap((same) =>
    laidOn(same, documentOf, (onto) => {
      const three = { base, changed, own: documentOf(onto.number) }
      const { document, questions: asked } = joined(three, onto, answer)
      if (isSameJson(document, three.own)) return null
      const ends = same.some((row) => row.root === onto.root && endOf(row) > endOf({ until }))
      const end = { target: onto, place: null, value: null, three }
      const isTaken = ends ? answer(end) : true
      if (isTaken === false) return null
      if (isTaken === undefined) questions.push(end)
      questions.push(...asked)
      return { document, until: earlier(onto.until, until) }
    }),
  )
  const once = new Map(questions.toReversed().map((each) => [keyOf(each), each]))
  return { own, carried, questions: [...once.values()].toReversed() }
}

/** What the taking back of a publication has to do with. */
type Withdrawal<Row extends Placed> = {
  /** The publication as it would begin, and what would be live in its place. */
  readonly one: Row
  readonly before: Row
  /** What begins with it or later, by its beginning. */
  readonly later: readonly (readonly Row[])[]
}

function withdrawalOf<Row extends Placed>(all: readonly Row[], root: number): Withdrawal<Row> | null {
  const standing = all.filter(({ withdrawnBy }) => withdrawnBy === null)
  const [one] = standing.filter((row) => row.root === root).toSorted(latestFirst)
  if (!one) return null
  const others = standing.filter((row) => row.root !== root)
  // one that begins together with it and was made later stands above it, and has what it brought
  const isBelow = (row: Row) => row.from < one.from || row.root < root
  const [before] = standingAt(others.filter(isBelow), one.from)
  const since = new Date(one.from.getTime() - 1)
  return before ? { one, before, later: beginningBetween(others, since, null) } : null
}

/** Returns the publications whose documents `planWithdrawal` needs. */
export function rowsOfWithdrawal<Row extends Placed>(all: readonly Row[], root: number): Row[] {
  const found = withdrawalOf(all, root)
  return found ? [found.one, found.before, ...found.later.flatMap(seenOfEach)] : []
}

/**
 * Plans what stays of others once a publication is withdrawn before its time: what it brought into those that begin after
 * it goes with it, unless they changed the same value.
 * @param root the publication, none of whose parts has begun
 */
export function planWithdrawal<Row extends Placed>(
  all: readonly Row[],
  documentOf: (number: number) => Edition,
  root: number,
): readonly PlannedRow<Row>[] {
  const found = withdrawalOf(all, root)
  if (!found) return []
  const [base, changed] = [documentOf(found.one.number), documentOf(found.before.number)]
  return found.later.flatMap((same) =>
    laidOn(same, documentOf, (onto) => {
      const own = documentOf(onto.number)
      const document = withFields({ base, changed, own }, ({ isContested }) => !isContested)
      return isSameJson(document, own) ? null : { document, until: onto.until }
    }),
  )
}
