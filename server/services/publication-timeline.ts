/**
 * Plans what a publication of the shop changes at each instant, with the documents of the database, and writes that
 * (server/rules/publication-timeline.ts).
 */
import { checkEdition } from '../../src/edition/check-edition.ts'
import { describeEditionChanges, editionChanges } from '../../src/edition/describe-edition-changes.ts'
import { editionChange, type EditionChange } from '../../src/edition/edition-change.ts'
import { Edition } from '../../src/edition/edition-schema.ts'
import { editionIn, isKept, readEdition } from '../../src/edition/read-edition.ts'
import { withFields } from '../../src/edition/merge-editions.ts'
import { withOwnWords } from '../../src/edition/older-editions.ts'
import type { Sql } from '../db/database.ts'
import { liveTurns } from './live-publications.ts'
import {
  addEdition,
  editionAuthors,
  editionDocument,
  publishEdition,
  type LivePointer,
  type Publication,
} from '../repositories/editions-and-publications.ts'
import {
  keyOf,
  planPublication,
  rowsOfPlan,
  type Answering,
  type PlannedRow,
  type PublicationPlan,
  type Question,
} from '../rules/publication-timeline.ts'
import { planReturn, rowsOfReturn, type Undone } from '../rules/return-to-edition.ts'
import { keptDocument } from '../repositories/shop-draft.ts'
import { authorsOf, withAuthors, type Authors } from '../rules/selectable-changes.ts'
import { siteFacts } from '../rules/site-facts.ts'

export type Plan = PublicationPlan<Publication>
type Row = PlannedRow<Publication>

/** What is to be published, and when. */
export type Placing = {
  readonly edition: Edition
  /** The edition from which it was made, or its number; null for what is live at its time. */
  readonly base: Edition | number | null
  readonly from: Date
  readonly until: Date | null
  readonly answer: Answering
}

/** Reads editions, each once. */
export function readEditions(sql: Sql) {
  const read = new Map<number, Promise<Edition>>()
  return (number: number): Promise<Edition> => {
    const known = read.get(number)
    const own = known ?? editionDocument(sql, number).then((each) => withOwnWords(editionIn(each)))
    read.set(number, own)
    return own
  }
}

/** Reads the documents of publications, so that they can be looked up. */
export async function documentsOf(
  read: ReturnType<typeof readEditions>,
  rows: readonly Pick<Publication, 'number'>[],
): Promise<(number: number) => Edition> {
  const found = new Map<number, Edition>()
  // one after the other: in a transaction there is one connection
  for (const { number } of rows) if (!found.has(number)) found.set(number, await read(number))
  return (number) => {
    const document = found.get(number)
    if (!document) throw new Error(`edition ${number} was not read`)
    return document
  }
}

/** Plans a publication. `all` are the publications there are. */
export async function planFor(
  sql: Sql,
  all: readonly Publication[],
  { edition, base, from, until, answer }: Placing,
): Promise<Plan> {
  const read = readEditions(sql)
  const rows = rowsOfPlan(all, from, until)
  const documentOf = await documentsOf(read, rows)
  const [standing] = rows
  const changed = withOwnWords(edition)
  const number = base ?? (standing && standing.from <= from ? standing.number : null)
  const origin = number === null ? changed : typeof number === 'number' ? await read(number) : number
  const plan = planPublication(all, documentOf, { base: origin, changed, from, until }, answer)
  // a document that is published as it is says no more than what was written
  const own = plan.own.map((row) => (row.document === changed ? { ...row, document: edition } : row))
  return { ...plan, own }
}

/** Whether an edition may be published at an instant; `red` are the sentences that stop it. */
const redIn = (document: unknown, at: Date) =>
  checkEdition(keptCopy(document), at, siteFacts).findings.filter(({ level }) => level === 'red')

/** A document that was put together, as one that was read: what was found out about the same before is known. */
export const keptCopy = (document: unknown): unknown =>
  isKept(document) ? document : keptDocument(JSON.stringify(document))

/** Returns what stops an edition that begins later once it has the changes, and did not without them. */
export async function problemsOf(sql: Sql, { document, onto, from, isSame }: Row) {
  if (isSame || !onto) return []
  const after = redIn(document, from)
  // a check of an edition takes long, and mostly nothing is red
  if (after.length === 0) return []
  const before = new Set(redIn(await editionDocument(sql, onto.number), from).map(({ text }) => text))
  return after.filter(({ text }) => !before.has(text))
}

/** Returns who changed which value of an edition with what is laid on it. */
export const authorsOver = async (sql: Sql, { onto, document }: Row, authors: Authors): Promise<Authors> =>
  onto
    ? withAuthors(
        await editionAuthors(sql, onto.number),
        await editionDocument(sql, onto.number),
        document,
        (place) => authorsOf(authors, [place])[0],
      )
    : authors

/**
 * Writes the copies of publications that begin later, in their order. Callers hold `lockEditions`.
 * @param authors who changed what they get
 */
export async function placeOver(sql: Sql, rows: readonly Row[], authors: Authors = {}): Promise<void> {
  for (const row of rows) {
    const { onto, from, until } = row
    if (!onto || (await problemsOf(sql, row)).length > 0) continue
    const { author, note, by, approvedBy, root } = onto
    const number = row.isSame
      ? onto.number
      : await addEdition(sql, {
          document: JSON.stringify(row.document),
          author,
          note,
          base: onto.number,
          authors: await authorsOver(sql, row, authors),
        })
    await publishEdition(sql, { number, from, until, by, approvedBy, root })
  }
}

/** A question that a person has to answer before something is published. */
export type ShopQuestion = {
  /** Its name in forms. */
  readonly key: string
  /** The place of the value, such as `plans.d500a.price`; `until` if it is about the end. */
  readonly place: string
  /** From the value there to the new one; what would hold there too until the end. */
  readonly changes: readonly EditionChange[]
  /** From the value there to the one before both. */
  readonly earlier: readonly EditionChange[]
  /** The other publication, and who changed the value there. */
  readonly publication: Publication
  readonly theirs: string
}

export const describeQuestions = (sql: Sql, { questions }: Plan): Promise<ShopQuestion[]> =>
  Promise.all(
    questions.map(async (question) => {
      const { target, place, three } = question
      const changes = changesThere(question)
      const [author] = place === null ? [] : authorsOf(await editionAuthors(sql, target.number), [place])
      return {
        key: keyOf(question),
        place: place ?? 'until',
        changes: changes.length > 0 ? changes : [editionChange({ object: place ?? '', text: place ?? '' })],
        earlier: changesThere({
          ...question,
          three: { base: three.own, changed: three.base, own: three.own },
        }),
        publication: target,
        theirs: author?.by ?? target.author,
      }
    }),
  )

function changesThere({ target, place, three }: Question<Publication>): EditionChange[] {
  const isTaken = (field: { readonly place: string; readonly isContested: boolean }) =>
    place === null ? !field.isContested : field.place === place
  const changed = Edition.safeParse(withFields(three, isTaken))
  const when = { from: null, until: null, at: target.from }
  return changed.success ? editionChanges(three.own, changed.data, when) : []
}

/** What a scheduled publication gets of one that is made now. */
export type CarriedChanges = { readonly publication: Publication; readonly changes: readonly string[] }

/** Describes what is put into publications that begin later. */
export async function describeCarried(sql: Sql, { carried }: Plan): Promise<CarriedChanges[]> {
  const read = readEditions(sql)
  const found = new Map<number, CarriedChanges>()
  for (const { document, onto, from, isSame } of carried) {
    const edition = readEdition(document)
    if (isSame || !onto || !edition.success) continue
    const when = { from: null, until: null, at: from }
    const changes = describeEditionChanges(await read(onto.number), edition.data, when)
    if (changes.length > 0) found.set(onto.root, { publication: onto, changes })
  }
  return [...found.values()]
}

/** What going back to an earlier edition does to a publication that begins later. */
export type ReturnedLater = {
  readonly publication: Publication
  /** What changes in it, and what it keeps of what it changes itself. */
  readonly changes: readonly string[]
  readonly kept: readonly EditionChange[]
  /** Why it stays as it is: it would be wrong. */
  readonly problems: readonly string[]
}

/** Plans going back from what is live to an earlier edition. */
export async function returnTo(sql: Sql, all: readonly Publication[], live: LivePointer, wanted: number) {
  const turns = liveTurns(all).filter(({ at }) => at <= live.at)
  const since = turns.slice(turns.findLastIndex(({ row }) => row?.number === wanted) + 1)
  let before = wanted
  const undone: Undone[] = []
  for (const { at, row } of since) {
    if (!row) continue
    undone.unshift({ number: row.number, before, root: +at === +row.from ? row.root : null })
    before = row.number
  }
  const documentOf = await documentsOf(readEditions(sql), rowsOfReturn(all, live.at, undone))
  return { documentOf, ...planReturn(all, documentOf, live.at, undone) }
}

/** Describes what going back does to each publication that begins later. */
export async function describeReturn(
  sql: Sql,
  { rows, later, documentOf }: Awaited<ReturnType<typeof returnTo>>,
): Promise<ReturnedLater[]> {
  const found = new Map<number, ReturnedLater>()
  for (const { onto, document, kept } of later) {
    const row = rows.find((each) => each.onto === onto && !each.isSame)
    const problems = row ? (await problemsOf(sql, row)).map(({ text }) => text) : []
    const when = { from: null, until: null, at: onto.from }
    const between = (before: unknown, after: unknown) => {
      const [one, other] = [before, after].map((each) => Edition.safeParse(each).data)
      return one && other ? editionChanges(one, other, when) : []
    }
    found.set(onto.root, {
      publication: onto,
      changes: problems.length > 0 ? [] : between(documentOf(onto.number), document).map(({ text }) => text),
      kept: between(kept.without, kept.with),
      problems,
    })
  }
  return [...found.values()]
}
