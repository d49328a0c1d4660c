/** Publishes the shop's draft: at once, or once a second person has approved it. */
import { publicationChecks } from '../../src/content/publication-checks.ts'
import { blockingFinding } from '../../src/edition/check-edition.ts'
import { editionIn } from '../../src/edition/read-edition.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import type { Sql } from '../db/database.ts'
import type { DeskUser } from '../repositories/desk/desk-users.ts'
import { addEdition, editionDocument, lockEditions } from '../repositories/editions-and-publications.ts'
import {
  addRequest,
  approvedOfDraft,
  decideRequest,
  openRequest,
  openRequests,
  type PublicationRequest,
} from '../repositories/publication-requests.ts'
import { deleteDraft, readDraft } from '../repositories/shop-draft.ts'
import type { Answers } from '../rules/plan-publication.ts'
import {
  auditedPeriod,
  auditPublication,
  auditShop,
  checkShop,
  isStopped,
  placePublication,
  publishShop,
  type CheckedEdition,
  type ShopParts,
  type PublicationTime,
} from './publish-editions.ts'
import { workingEdition, type WorkingEdition } from './shop-draft.ts'

/** The draft with the findings of the checks. */
export type CheckedDraft = WorkingEdition & { readonly checked: CheckedEdition }

/** Returns the number of the edition from which the draft was made: the last one that was approved of it, if any was. */
const baseOfDraft = async (sql: Sql, { draft }: WorkingEdition): Promise<number | null> =>
  draft && ((await approvedOfDraft(sql, draft.version)) ?? draft.base)

/** Runs the checks on the draft that its publication would run. */
export async function checkDraft(
  { db }: Pick<ShopParts, 'db'>,
  when: PublicationTime,
  answers: Answers,
): Promise<CheckedDraft> {
  const working = await workingEdition(db)
  const base = await baseOfDraft(db, working)
  return { ...working, checked: await checkShop(db, working.document, when, { base, answers }) }
}

export type PublicationOptions = PublicationTime & {
  readonly by: DeskUser
  /** The version of the draft that was looked at. */
  readonly version: number
  readonly note: string
  readonly answers: Answers
}

/** Returns whether the draft is still the one that was reviewed. Callers hold `lockEditions`. */
const isVersion = async (sql: Sql, version: number): Promise<boolean> =>
  (await readDraft(sql))?.version === version

/**
 * Publishes the draft, and thereby ends it.
 * @returns false if a check is red, a question is open, or if the draft has changed by now
 */
export async function publishDraft(
  parts: ShopParts,
  { version, ...options }: PublicationOptions,
): Promise<boolean> {
  const working = await workingEdition(parts.db)
  const base = await baseOfDraft(parts.db, working)
  const also = async (sql: Sql) => (await isVersion(sql, version)) && deleteDraft(sql)
  return (await publishShop(parts, working.document, { ...options, base, also })).published !== null
}

/** The outcome of a request: it is new; it was open before; a different request for the same edition is open; or none is. */
export type RequestOutcome = 'asked' | 'known' | 'waiting' | 'refused'

/**
 * Stores the draft as an edition that waits for a second person. The draft stays, for further changes.
 * @returns 'refused' if a check is red, a question is open, or the draft is another one by now
 */
export async function requestPublication(
  parts: ShopParts,
  { by, version, ...options }: PublicationOptions,
): Promise<RequestOutcome> {
  const { db } = parts
  const working = await workingEdition(db)
  const base = await baseOfDraft(db, working)
  const { document } = working
  const { note, answers, from, until } = options
  const checked = await checkShop(db, document, { from, until }, { base, answers })
  if (isStopped(checked) || checked.questions.length > 0) return 'refused'
  return db.transaction(async (sql) => {
    await lockEditions(sql)
    if (!(await isVersion(sql, version))) return 'refused'
    const waiting = await requestFor(sql, version)
    if (waiting) {
      const isSame =
        waiting.from?.getTime() === from?.getTime() &&
        waiting.until?.getTime() === until?.getTime() &&
        isSameJson(await editionDocument(sql, waiting.number), document)
      return isSame ? 'known' : 'waiting'
    }
    const number = await addEdition(sql, { document: JSON.stringify(document), author: by.email, note, base })
    await addRequest(sql, { number, draftVersion: version, from, until, by: by.email, answers })
    await auditShop(sql, parts, by, 'shop_asked', { edition: number, ...auditedPeriod(from, until) })
    return 'asked'
  })
}

const requestFor = async (sql: Sql, version: number): Promise<PublicationRequest | undefined> =>
  (await openRequests(sql)).find((each) => each.draftVersion === version)

/** Finds the open request for the current draft, or else one for an earlier state of the draft or for another draft. */
export async function requestsForDraft(
  { db }: Pick<ShopParts, 'db'>,
  draftVersion: number,
): Promise<{ readonly own: PublicationRequest | null; readonly other: PublicationRequest | null }> {
  const own = (await requestFor(db, draftVersion)) ?? null
  const other = (await openRequests(db)).at(-1) ?? null
  return { own, other: own ? null : other }
}

/** A request with what checks say about its edition now. */
export type CheckedRequest = { readonly request: PublicationRequest; readonly checked: CheckedEdition }

/** Finds an open request, and checks its edition against what is live now; null if there is none. */
export async function checkRequest(
  { db }: Pick<ShopParts, 'db'>,
  id: number,
): Promise<CheckedRequest | null> {
  const request = await openRequest(db, id)
  if (!request) return null
  const { answers } = request
  const base = await baseOfRequest(db, request)
  const checked = await checkShop(db, await editionDocument(db, request.number), request, { base, answers })
  if (checked.questions.length === 0) return { request, checked }
  const missing = blockingFinding('base', publicationChecks.answerMissing)
  return { request, checked: { ...checked, findings: [...checked.findings, missing] } }
}

/** Returns the number of the edition from which that of a request was made. */
const baseOfRequest = async (sql: Sql, { draftVersion, base }: PublicationRequest): Promise<number | null> =>
  (await approvedOfDraft(sql, draftVersion)) ?? base

/**
 * Publishes an edition that waits for a second person.
 * @returns 'own' if it was this person who asked; 'stopped' if a check is red; 'decided' if it waits no longer
 */
export async function approveRequest(
  parts: ShopParts,
  by: DeskUser,
  id: number,
): Promise<'published' | 'own' | 'stopped' | 'decided'> {
  const found = await checkRequest(parts, id)
  if (!found) return 'decided'
  const { request, checked } = found
  if (request.by === by.email) return 'own'
  if (isStopped(checked)) return 'stopped'
  const edition = editionIn(await editionDocument(parts.db, request.number))
  return parts.db
    .transaction(async (sql) => {
      await lockEditions(sql)
      const base = await baseOfRequest(sql, request)
      if (!(await decideRequest(sql, id, 'approved', { by: by.email }))) return 'decided'
      const { number, from, until, draftVersion, answers, by: author, note } = request
      const people = { author, by: author, approvedBy: by.email, note }
      const placing = { edition, base, answers, from, until, ...people, stored: number }
      const published = await placePublication(sql, placing)
      // a question that came up this moment: all of this is undone
      if (!published) throw new OpenQuestion()
      await auditPublication(sql, parts, by, 'shop_approved', published)
      if (await isVersion(sql, draftVersion)) await deleteDraft(sql)
      return 'published' as const
    })
    .catch((error: unknown) => {
      if (error instanceof OpenQuestion) return 'stopped' as const
      throw error
    })
}

class OpenQuestion extends Error {}

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
