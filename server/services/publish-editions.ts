/**
 * Publishes a new version (edition) of the plans, prices, campaigns and texts, now or at a set time, and lists past and
 * scheduled publications. Used by the desk and by `npm run shop`.
 */
import { publicationChecks } from '../../src/content/publication-checks.ts'
import {
  checkEdition,
  markKnown,
  blockingFinding,
  type EditionFinding,
} from '../../src/edition/check-edition.ts'
import { changedCampaigns } from '../../src/edition/campaign-changes.ts'
import { editionChanges } from '../../src/edition/describe-edition-changes.ts'
import type { EditionChange } from '../../src/edition/edition-change.ts'
import type { Edition } from '../../src/edition/edition-schema.ts'
import { readEdition } from '../../src/edition/read-edition.ts'
import type { Clock } from '../clock.ts'
import type { Db, Sql } from '../db/database.ts'
import { storedEditions, type EditionAt } from '../editions/stored-editions.ts'
import { localTime } from '../../src/lib/sao-paulo-time.ts'
import type { DeskUser } from '../repositories/desk/desk-users.ts'
import {
  addEdition,
  ALL_PUBLICATIONS,
  editionDocument,
  liveEdition,
  lockEditions,
  publications,
  publishEdition,
  withdrawPublication,
  type Publication,
} from '../repositories/editions-and-publications.ts'
import {
  keyOf,
  planWithdrawal,
  rowsOfWithdrawal,
  type Answering,
  type Answers,
} from '../rules/publication-timeline.ts'
import { hasBegun, liveTimes, publicationAt, type LiveTime } from './live-publications.ts'
import {
  authorsOver,
  describeCarried,
  describeQuestions,
  documentsOf,
  keptCopy,
  placeOver,
  planFor,
  problemsOf,
  readEditions,
  returnTo,
  type CarriedChanges,
  type Plan,
  type ShopQuestion,
} from './publication-timeline.ts'
import {
  formatShopPeriod,
  isBefore,
  publicationWarnings,
  regionsWithoutList,
} from './publication-warnings.ts'
import type { Authors } from '../rules/selectable-changes.ts'
import { siteFacts } from '../rules/site-facts.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { audit } from './desk/write-and-check-audit-log.ts'
import type { AuditedAction } from '../../src/content/desk/audit-sentences.ts'

/** The dependencies of changes to the shop, which are all recorded in the audit log. */
export type ShopParts = {
  readonly db: Db
  readonly clock: Clock
  readonly vault: Pick<Vault, 'lookup'>
}

/** The person who changes the shop: a desk user, or a user of the server by the account name there. */
export type ShopPerson = DeskUser | { readonly command: string }

/** Returns the name of a person as shown in the history. */
export const shopPersonName = (by: ShopPerson): string => ('command' in by ? by.command : by.email)

/** Writes a change into the audit log. */
export const auditShop = (
  sql: Sql,
  parts: ShopParts,
  by: ShopPerson,
  what: AuditedAction,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> =>
  'command' in by
    ? audit(sql, parts, { by: 'command', what, detail: { ...detail, user: by.command } })
    : audit(sql, parts, { by, what, detail })

/** Writes an instant as a person reads it: '2026-12-01 00:00', in São Paulo. */
export const writtenInSaoPaulo = (at: Date): string => localTime(at).replace('T', ' ')

/** What the checks say about a document, and what it changes compared with what is live at its time. */
export type CheckedEdition = {
  /** The document, if it has the shape of an edition. */
  readonly edition: Edition | null
  readonly findings: readonly EditionFinding[]
  /** What changes for visitors. */
  readonly changes: readonly EditionChange[]
  /** Prefixes of the campaigns whose pages show what changes. */
  readonly changedCampaigns: readonly string[]
  /** Those of `changes` that a scheduled edition would bring too, each with the first such edition. */
  readonly alsoScheduled: readonly ScheduledChanges[]
  /** What is put into publications that begin later. */
  readonly carried: readonly CarriedChanges[]
  /** What has to be answered before it is published. */
  readonly questions: readonly ShopQuestion[]
  /** When it would begin. */
  readonly at: Date
  /** The publication that it replaces: the one that is live at its time, as far as is known now; null if none is. */
  readonly replaced: Publication | null
  /** What is live at its time without it. */
  readonly before: Edition
}

/** A scheduled publication, and what it changes. */
export type ScheduledChanges = {
  readonly publication: Publication
  readonly changes: readonly EditionChange[]
}

/** When an edition is live, by whom. */
export type PublicationTime = {
  /** From when it is live; null for now. */
  readonly from: Date | null
  /** Until when; then the edition before it is live again. Null for no end. */
  readonly until: Date | null
}

/** Returns what is wrong with an edition that may be published at once. */
export const findingsIn = (edition: Edition): readonly EditionFinding[] =>
  checkEdition(edition, new Date(), siteFacts).findings

/** Returns the edition that is live now, by the database's clock. */
export const liveShop = (db: Db): Promise<EditionAt> => storedEditions(db).live()

/** From which edition a document was made, and what was answered about others that change the same. */
export type MadeFrom = {
  /** The edition or its number; null for what is live at the time. */
  readonly base?: Edition | number | null
  readonly answers?: Answers
}

/** Answers as a form does. */
const answering =
  (answers: Answers): Answering =>
  (question) =>
    answers[keyOf(question)]

/** Checks a document as a publication does. */
export async function checkShop(
  db: Db,
  document: unknown,
  when: PublicationTime = { from: null, until: null },
  { base = null, answers = {} }: MadeFrom = {},
): Promise<CheckedEdition> {
  const now = new Date()
  const at = when.from && when.from > now ? when.from : now
  const all = await publications(db, ALL_PUBLICATIONS)
  const replaced = publicationAt(all, at) ?? null
  const isBackwards = isBefore(when.until, at)
  const written = readEdition(document)
  const placing = { base, from: at, until: isBackwards ? null : when.until, answer: answering(answers) }
  const plan = written.success ? await planFor(db, all, { ...placing, edition: written.data }) : null
  const editions = storedEditions(db)
  const before = await (replaced ? editions.at(replaced.number, at) : editions.live())
  const liveAfter = async (end: Date) => {
    const next = publicationAt(all, end)
    return next ? (await editions.at(next.number, end)).document : before.document
  }
  const planned = plan?.own.at(-1)?.document
  const { edition, findings: found } = checkEdition(
    planned === undefined ? document : keptCopy(planned),
    at,
    siteFacts,
  )
  const questions = plan ? await describeQuestions(db, plan) : []
  if (!edition || !plan) {
    const nothing = { changes: [], changedCampaigns: [], alsoScheduled: [], carried: [] }
    return { edition, findings: found, ...nothing, questions, at, replaced, before: before.document }
  }
  const describe = (document: Edition) => editionChanges(before.document, document, { ...when, at })
  const changes = describe(edition)
  const findings = markKnown(found, { before: before.document, after: edition }, at, siteFacts)
  const dated = isBackwards
    ? [...findings, blockingFinding('until', publicationChecks.endsBeforeStart)]
    : findings
  return {
    edition,
    findings: [
      ...dated,
      ...publicationWarnings({
        edition,
        at,
        before: before.document,
        afterEnd: when.until ? await liveAfter(when.until) : null,
      }),
      ...(await regionsWithoutList(db, { before: before.document, edition, at })),
      ...(await problemsLater(db, plan)),
    ],
    changes,
    changedCampaigns: changedCampaigns(before.document, edition, at),
    alsoScheduled: await alsoScheduled(changes, scheduledAfter(all, at), async ({ number, from }) =>
      describe((await editions.at(number, from)).document),
    ),
    carried: await describeCarried(db, plan),
    questions,
    at,
    replaced,
    before: before.document,
  }
}

/** Finds what stops publications that begin later once they have the changes. */
async function problemsLater(db: Db, { own, carried }: Plan): Promise<EditionFinding[]> {
  const found: EditionFinding[] = []
  const ends = new Map(own.map((row, index) => [row, own[index + 1]?.until]))
  for (const row of [...own.slice(0, -1), ...carried]) {
    if (!row.onto) continue
    const { id, number, from, until } = row.onto
    for (const { text } of await problemsOf(db, row)) {
      const period = formatShopPeriod(ends.get(row) ?? from, until)
      found.push(blockingFinding(`publications.${id}`, publicationChecks.inScheduled(number, period, text)))
    }
  }
  return found
}

/** Finds the publications that will be live after an instant, as far as is known now, the first one first. */
const scheduledAfter = (all: readonly Publication[], at: Date) =>
  all
    .filter((each) => each.from > at && publicationAt(all, each.from)?.id === each.id)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())

/** Finds changes that scheduled editions would bring too, as those of a draft that was begun with one of them. */
async function alsoScheduled(
  changes: readonly EditionChange[],
  scheduled: readonly Publication[],
  changesOf: (publication: Publication) => Promise<readonly EditionChange[]>,
): Promise<ScheduledChanges[]> {
  const all: ScheduledChanges[] = []
  let left = changes
  for (const publication of scheduled) {
    const found = left.length === 0 ? [] : await changesOf(publication)
    const theirs = new Set(found.map(({ text }) => text))
    const same = left.filter(({ text }) => theirs.has(text))
    if (same.length > 0) all.push({ publication, changes: same })
    left = left.filter(({ text }) => !theirs.has(text))
  }
  return all
}

/** A publication that was made. `id` is the id of the publication. */
export type Published = {
  readonly id: number
  readonly number: number
  readonly from: Date
  readonly until: Date | null
}

/** The person who publishes, with the time and further options. */
export type Publishing = PublicationTime &
  MadeFrom & {
    readonly by: ShopPerson
    readonly note?: string
    /** Returns whether the findings are accepted; by default, everything that is not red. */
    readonly accepts?: (checked: CheckedEdition) => boolean
  }

/**
 * Publishes a document as a new edition, unless a check is red or a question is not answered. It is put into each
 * publication that begins later, in the same transaction.
 * @returns `published` is null if a check is red, a question is open, or if `accepts` returned false
 */
export async function publishShop(
  parts: ShopParts,
  document: unknown,
  { note = '', base = null, answers = {}, by, accepts = () => true, ...when }: Publishing,
): Promise<CheckedEdition & { readonly published: Published | null }> {
  const checked = await checkShop(parts.db, document, when, { base, answers })
  const written = readEdition(document)
  if (!written.success || isStopped(checked) || !accepts(checked)) return { ...checked, published: null }
  const published = await parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    const author = shopPersonName(by)
    const people = { author, by: author, approvedBy: null, note, authors: {} }
    const placed = await placePublication(sql, { edition: written.data, base, answers, ...when, ...people })
    if (placed) await auditPublication(sql, parts, by, 'shop_published', placed)
    return placed
  })
  return { ...checked, published }
}

export type NewPlacing = PublicationTime &
  Required<MadeFrom> &
  Pick<Publication, 'author' | 'by' | 'approvedBy' | 'note'> & {
    readonly edition: Edition
    /** The number under which that very document is stored already. */
    readonly stored?: number
    readonly authors: Authors
  }

/**
 * Writes a publication, and what it brings to those that begin later. Callers hold `lockEditions`.
 * @returns null if a question is open, or if something that begins later would be wrong
 */
export async function placePublication(sql: Sql, placing: NewPlacing): Promise<Published | null> {
  const { edition, base, answers, until, author, by, approvedBy, note, stored, authors } = placing
  const all = await publications(sql, ALL_PUBLICATIONS)
  const now = (await liveEdition(sql))?.at ?? new Date()
  const from = placing.from && placing.from > now ? placing.from : now
  const plan = await planFor(sql, all, { edition, base, from, until, answer: answering(answers) })
  if (plan.questions.length > 0) return null
  const top = plan.own.at(-1)
  const numbers = new Map<unknown, number>()
  // the edition that is live first has the first number
  for (const row of plan.own.toReversed()) {
    const { document } = row
    if (!readEdition(document).success) return null
    const text = JSON.stringify(document)
    const isStored = stored !== undefined && text === JSON.stringify(edition)
    const origin = (typeof base === 'number' ? base : null) ?? top?.onto?.number ?? null
    const own = async () => ({ author, note, base: origin, authors: await authorsOver(sql, row, authors) })
    numbers.set(document, isStored ? stored : await addEdition(sql, { document: text, ...(await own()) }))
  }
  const written: Published[] = []
  for (const row of plan.own) {
    const number = numbers.get(row.document) ?? 0
    const root = written[0]?.id ?? null
    const time = { from: placing.from, until: row.until }
    const live = await publishEdition(sql, { ...time, number, by, approvedBy, root })
    if (live) written.push({ ...live, number })
  }
  await placeOver(sql, plan.carried, authors)
  const [{ id } = { id: 0 }] = written
  const live = written.at(-1)
  return live ? { ...live, id, until } : null
}

export const isStopped = ({ findings }: Pick<CheckedEdition, 'findings'>): boolean =>
  findings.some(({ level }) => level === 'red')

export const auditPublication = (
  sql: Sql,
  parts: ShopParts,
  by: ShopPerson,
  what: AuditedAction,
  { number, from, until }: Published,
): Promise<void> => auditShop(sql, parts, by, what, { edition: number, ...auditedPeriod(from, until) })

/** Formats a period for the audit log. */
export const auditedPeriod = (from: Date | null, until: Date | null) => ({
  ...(from && { from: writtenInSaoPaulo(from) }),
  ...(until && { to: writtenInSaoPaulo(until) }),
})

/** How many publications the history has. */
const LATEST = 50

/** Returns the latest publications, the newest first, with the times during which each is live. */
export async function shopHistory(
  db: Db,
): Promise<(Publication & { readonly times: readonly LiveTime[] })[]> {
  const all = await publications(db, ALL_PUBLICATIONS)
  const times = liveTimes(all)
  return wholePublications(all)
    .slice(0, LATEST)
    .map((each) => ({ ...each, times: times.get(each.root) ?? [] }))
}

/**
 * Returns each publication once, the newest first: under its own id, with the edition and the times of what was put into it
 * last.
 */
export function wholePublications(all: readonly Publication[]): Publication[] {
  const parts = Map.groupBy(all, ({ root }) => root)
  return [...parts]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([root, rows]) => {
      const [latest] = rows
      const own = rows.find(({ id }) => id === root)
      if (!latest || !own) return []
      const ends = rows.map(({ until }) => until)
      const until = ends.includes(null) ? null : new Date(Math.max(...ends.map((end) => Number(end))))
      return [{ ...latest, id: root, at: own.at, until }]
    })
}

/**
 * Publishes again an edition that was live before.
 * @param number its number; by default the one that was live before the current one
 * @param seen the id of the last publication of which the person knows; null for whichever it is
 * @returns null if there is no such edition, 'overtaken' if something else was published since
 */
export async function republishEdition(
  parts: ShopParts,
  number: number | null,
  by: ShopPerson,
  seen: number | null = null,
): Promise<Published | 'overtaken' | null> {
  return parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    const live = await liveEdition(sql)
    if (!live) return null
    const all = await publications(sql, ALL_PUBLICATIONS)
    const begun = all.filter((each) => hasBegun(each, live.at))
    const own = begun.find(({ id }) => id === live.publication)
    const others = begun.filter((each) => each.number !== live.number && each.root !== own?.root)
    const wanted = number ?? publicationAt(others, live.at)?.number
    if (wanted === undefined || !begun.some((each) => each.number === wanted)) return null
    if (!readEdition(await editionDocument(sql, wanted)).success) return null
    if (seen !== null && seen !== all[0]?.id) return 'overtaken'
    // an emergency asks nothing
    const { rows } = await returnTo(sql, all, live, wanted)
    const publication = { number: wanted, from: null, until: null, by: shopPersonName(by), approvedBy: null }
    const published = await publishEdition(sql, publication)
    await placeOver(sql, rows)
    if (!published) return null
    const returned = { ...published, number: wanted }
    await auditPublication(sql, parts, by, 'shop_returned', returned)
    return returned
  })
}

/**
 * Withdraws a publication whose time has not come yet. What it brought into others that begin after it goes with it.
 * @param id the publication, or a part of it
 * @returns `before` if it had been withdrawn already, `late` if it has begun or begins within seconds, `unknown` if there
 *   is none
 */
export const withdraw = (
  parts: ShopParts,
  id: number,
  by: ShopPerson,
): Promise<'now' | 'before' | 'late' | 'unknown'> =>
  parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    const all = await publications(sql, ALL_PUBLICATIONS)
    const publication = all.find((each) => each.id === id)
    if (!publication) return 'unknown'
    if (publication.withdrawnBy !== null) return 'before'
    const { root } = publication
    const live = all.filter(({ withdrawnBy }) => withdrawnBy === null)
    const documentOf = await documentsOf(readEditions(sql), rowsOfWithdrawal(all, root))
    const left = planWithdrawal(all, documentOf, root)
    for (const each of live.filter((row) => row.root === root))
      if (!(await withdrawPublication(sql, each.id, shopPersonName(by)))) return 'late'
    await placeOver(sql, left)
    await auditShop(sql, parts, by, 'shop_withdrawn', { publication: root })
    return 'now'
  })
