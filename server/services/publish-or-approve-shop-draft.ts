/** Publishes the shop's draft, or some of its rows: at once, or once a second person has approved it. */
import { publicationChecks } from '../../src/content/publication-checks.ts'
import { blockingFinding } from '../../src/edition/check-edition.ts'
import { Edition } from '../../src/edition/edition-schema.ts'
import { withFields } from '../../src/edition/merge-editions.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import type { Sql } from '../db/database.ts'
import type { DeskUser } from '../repositories/desk/desk-users.ts'
import {
  addEdition,
  editionAuthors,
  editionDocument,
  lockEditions,
} from '../repositories/editions-and-publications.ts'
import {
  addRequest,
  approvedOfDraft,
  decideRequest,
  isLaterVersion,
  narrowRequest,
  openRequest,
  openRequests,
  type PublicationRequest,
} from '../repositories/publication-requests.ts'
import { readDraft } from '../repositories/shop-draft.ts'
import type { Answers } from '../rules/publication-timeline.ts'
import {
  authorsOf,
  chosenEdition,
  rowsOf,
  withAuthors,
  type EditionPair,
} from '../rules/selectable-changes.ts'
import { chosenOfDraft, settleDraft, storeChosen, type ChosenRows } from './partial-publication.ts'
import { readEditions } from './publication-timeline.ts'
import {
  auditedPeriod,
  auditPublication,
  auditShop,
  checkShop,
  isStopped,
  placePublication,
  type CheckedEdition,
  type ShopParts,
  type PublicationTime,
} from './publish-editions.ts'

/** Runs the checks on the draft, or on some of its rows, that their publication would run. */
export async function checkDraft(
  { db }: Pick<ShopParts, 'db'>,
  when: PublicationTime,
  answers: Answers,
  isChosen: ChosenRows = () => true,
) {
  const { chosen, ...draft } = await chosenOfDraft(db, isChosen)
  return { ...draft, checked: await checkShop(db, chosen, when, { base: draft.pair.base, answers }) }
}

export type PublicationOptions = PublicationTime & {
  readonly by: DeskUser
  /** The version of the draft that was looked at. */
  readonly version: number
  readonly note: string
  readonly answers: Answers
  /** The rows that are published; the others stay in the draft. */
  readonly isChosen: ChosenRows
}

/** Returns whether the draft is still the one that was reviewed. Callers hold `lockEditions`. */
const isVersion = async (sql: Sql, version: number): Promise<boolean> =>
  (await readDraft(sql))?.version === version

/** Something came up this moment: all of a transaction is undone. */
class Undone extends Error {}

const unlessUndone = <Outcome, Other>(work: Promise<Outcome>, other: Other): Promise<Outcome | Other> =>
  work.catch((error: unknown) => {
    if (error instanceof Undone) return other
    throw error
  })

/**
 * Publishes the chosen rows of the draft; the others stay in it.
 * @returns false if a check is red, a question is open, or if the draft has changed by now
 */
export async function publishDraft(
  parts: ShopParts,
  { version, by, note, answers, isChosen, ...when }: PublicationOptions,
): Promise<boolean> {
  const { checked } = await checkDraft(parts, when, answers, isChosen)
  if (isStopped(checked)) return false
  return unlessUndone(
    parts.db.transaction(async (sql) => {
      await lockEditions(sql)
      if (!(await isVersion(sql, version))) return false
      const draft = await chosenOfDraft(sql, isChosen)
      const edition = Edition.parse(draft.chosen)
      const { number, authors } = await storeChosen(sql, draft, { by, note })
      const people = { author: by.email, by: by.email, approvedBy: null, note, authors }
      const base = draft.draft?.base ?? draft.live
      const placing = { edition, base, answers, ...when, ...people, stored: number }
      const published = await placePublication(sql, placing)
      if (!published) throw new Undone()
      await auditPublication(sql, parts, by, 'shop_published', published)
      await settleDraft(sql, { base: draft.pair.base, changed: edition }, number)
      return true
    }),
    false,
  )
}

/** The outcome of a request: it is new; it was open before; a different request for the same edition is open; or none is. */
export type RequestOutcome = 'asked' | 'known' | 'waiting' | 'refused'

/**
 * Stores the chosen rows of the draft as an edition that waits for a second person. The draft stays, for further changes.
 * @returns 'refused' if a check is red, a question is open, or the draft is another one by now
 */
export async function requestPublication(
  parts: ShopParts,
  { by, version, isChosen, ...options }: PublicationOptions,
): Promise<RequestOutcome> {
  const { db } = parts
  const { note, answers, from, until } = options
  const { checked } = await checkDraft(parts, { from, until }, answers, isChosen)
  if (isStopped(checked) || checked.questions.length > 0) return 'refused'
  return db.transaction(async (sql) => {
    await lockEditions(sql)
    if (!(await isVersion(sql, version))) return 'refused'
    const draft = await chosenOfDraft(sql, isChosen)
    for (const waiting of (await openRequests(sql)).filter((each) => each.draftVersion === version)) {
      if (!isSameJson(await editionDocument(sql, waiting.number), draft.chosen)) continue
      const isSame =
        waiting.from?.getTime() === from?.getTime() && waiting.until?.getTime() === until?.getTime()
      return isSame ? 'known' : 'waiting'
    }
    const { number } = await storeChosen(sql, draft, { by, note })
    await addRequest(sql, { number, draftVersion: version, from, until, by: by.email, answers })
    await auditShop(sql, parts, by, 'shop_asked', { edition: number, ...auditedPeriod(from, until) })
    return 'asked'
  })
}

/** An open request, with what it changes. */
export type RequestedRows = { readonly request: PublicationRequest; readonly pair: EditionPair }

/** Returns what open requests change, the oldest first. */
export async function requestedRows(sql: Sql): Promise<RequestedRows[]> {
  const found: RequestedRows[] = []
  for (const request of await openRequests(sql)) found.push({ request, pair: await pairOf(sql, request) })
  return found
}

/**
 * Returns the edition of a request, and from which it was made. What was approved of earlier versions of the same draft is
 * in both: its author knew it.
 */
async function pairOf(sql: Sql, { number, base, draftVersion }: PublicationRequest): Promise<EditionPair> {
  const read = readEditions(sql)
  const changed = await read(number)
  let pair: EditionPair = { base: base === null ? changed : await read(base), changed }
  for (const approved of await approvedOfDraft(sql, draftVersion)) {
    if (approved.base === null) continue
    const known = { base: await read(approved.base), changed: await read(approved.number) }
    const origin = withFields({ ...known, own: pair.base }, () => true) as Edition
    pair = { base: origin, changed: withFields({ ...pair, own: origin }, () => true) as Edition }
  }
  return pair
}

/** A request with what checks say about its edition now. */
export type CheckedRequest = RequestedRows & { readonly checked: CheckedEdition }

/** Finds an open request, and checks its chosen rows against what is live now; null if there is none. */
export async function checkRequest(
  { db }: Pick<ShopParts, 'db'>,
  id: number,
  isChosen: ChosenRows,
): Promise<CheckedRequest | null> {
  const request = await openRequest(db, id)
  if (!request) return null
  const { answers } = request
  const pair = await pairOf(db, request)
  const checked = await checkShop(db, chosenEdition(pair, isChosen), request, { base: pair.base, answers })
  if (checked.questions.length === 0) return { request, pair, checked }
  const missing = blockingFinding('base', publicationChecks.answerMissing)
  return { request, pair, checked: { ...checked, findings: [...checked.findings, missing] } }
}

/** Makes a request one for its chosen rows alone; the others are left to the draft. */
async function withChosenRows(sql: Sql, request: PublicationRequest, isChosen: ChosenRows) {
  const pair = await pairOf(sql, request)
  if ([...rowsOf(pair).keys()].every(isChosen)) return request
  const chosen = chosenEdition(pair, isChosen)
  const known = await editionAuthors(sql, request.number)
  const authors = withAuthors({}, pair.base, chosen, (place) => authorsOf(known, [place])[0])
  const { by: author, note, base } = request
  const number = await addEdition(sql, { document: JSON.stringify(chosen), author, note, base, authors })
  await narrowRequest(sql, request.id, number)
  return { ...request, number }
}

/**
 * Publishes what waits for a second person, or the chosen rows of it.
 * @returns 'own' if it was this person who asked; 'stopped' if a check is red; 'decided' if it waits no longer
 */
export async function approveRequest(
  parts: ShopParts,
  by: DeskUser,
  id: number,
  isChosen: ChosenRows,
): Promise<'published' | 'own' | 'stopped' | 'decided'> {
  const found = await checkRequest(parts, id, isChosen)
  if (!found) return 'decided'
  const { checked } = found
  if (found.request.by === by.email) return 'own'
  if (isStopped(checked)) return 'stopped'
  const approve = parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    // decided meanwhile, it stays as it was
    if (!(await openRequest(sql, id))) return 'decided'
    const request = await withChosenRows(sql, found.request, isChosen)
    const { base, changed } = await pairOf(sql, request)
    if (!(await decideRequest(sql, id, 'approved', { by: by.email }))) return 'decided'
    const { number, from, until, draftVersion, answers, by: author, note } = request
    const authors = await editionAuthors(sql, number)
    const people = { author, by: author, approvedBy: by.email, note, authors }
    const isStored = isSameJson(changed, await readEditions(sql)(number))
    const placing = { edition: changed, base, answers, from, until, ...people }
    const published = await placePublication(sql, isStored ? { ...placing, stored: number } : placing)
    if (!published) throw new Undone()
    await auditPublication(sql, parts, by, 'shop_approved', published)
    const draft = await readDraft(sql)
    if (draft && isLaterVersion(draft.version, draftVersion))
      await settleDraft(sql, { base, changed }, number)
    return 'published' as const
  })
  return unlessUndone(approve, 'stopped' as const)
}

/**
 * Decides that a request is not published.
 * @param reason what its author is told; '' for nothing
 * @returns false if it waits no longer
 */
export async function refuseRequest(
  parts: ShopParts,
  by: DeskUser,
  id: number,
  reason: string,
): Promise<boolean> {
  const request = await openRequest(parts.db, id)
  if (!request) return false
  const isOwn = request.by === by.email
  return parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    const isDecided = await decideRequest(sql, id, isOwn ? 'withdrawn' : 'refused', {
      by: by.email,
      reason: reason === '' ? null : reason,
    })
    if (isDecided)
      await auditShop(sql, parts, by, isOwn ? 'shop_unasked' : 'shop_refused', { edition: request.number })
    return isDecided
  })
}
