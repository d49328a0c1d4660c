/** Publishes the shop's draft: at once, or once a second person has approved it. */
import { publicationChecks } from '../../src/content/publication-checks.ts'
import type { EditionFinding } from '../../src/edition/check-edition.ts'
import { Edition } from '../../src/edition/edition-schema.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import type { Sql } from '../db/database.ts'
import type { DeskUser } from '../repositories/desk/desk-users.ts'
import {
  addEdition,
  editionDocument,
  lockEditions,
  type NewEdition,
} from '../repositories/editions-and-publications.ts'
import {
  addRequest,
  approvedOfDraft,
  decideRequest,
  NO_DRAFT,
  openRequest,
  openRequests,
  type PublicationRequest,
} from '../repositories/publication-requests.ts'
import { deleteDraft, readDraft, writeDraft } from '../repositories/shop-draft.ts'
import {
  completedPublication,
  lackingSentences,
  missingInNew,
  withMissingChanges,
  type Lacking,
  type MissingChanges,
} from './update-outdated-scheduled-editions.ts'
import {
  auditedPeriod,
  auditShop,
  checkShop,
  isStopped,
  publishAndAudit,
  publishShop,
  withdrawAndAudit,
  type CheckedEdition,
  type ShopParts,
  type PublicationTime,
} from './publish-editions.ts'
import { workingEdition, type WorkingEdition } from './shop-draft.ts'

/** The draft with the findings of the checks, and the changes of the edition before it that it lacks. */
export type CheckedDraft = WorkingEdition & {
  readonly lacking: Lacking | null
  readonly checked: CheckedEdition
}

/** Runs the checks on the draft that its publication would run. */
export async function checkDraft(
  { db }: Pick<ShopParts, 'db'>,
  when: PublicationTime,
): Promise<CheckedDraft> {
  const working = await workingEdition(db)
  const { document, draft } = working
  const checked = await checkShop(db, document, when)
  const number = checked.replaced?.number
  if (!draft || number === undefined) return { ...working, lacking: null, checked }
  const base = (await approvedOfDraft(db, draft.version)) ?? draft.base
  if (base === number) return { ...working, lacking: null, checked }
  const from = checked.at
  const lacking = await missingInNew(db, document, { base, number: NO_EDITION, from, at: from })
  if (lacking?.fields.length === 0) return { ...working, lacking, checked }
  const lost = lacking ? lackingSentences(lacking, from) : []
  const text =
    number === draft.live
      ? publicationChecks.behind(draft.base, number, lost)
      : publicationChecks.behindThen(draft.base, number, lost)
  return { ...working, lacking, checked: withFinding(checked, 'yellow', text) }
}

/** The number of an edition that has none yet. */
const NO_EDITION = -1

/** Adds findings about the edition from which another one was made. */
const withFinding = (
  checked: CheckedEdition,
  level: EditionFinding['level'],
  text: string,
): CheckedEdition => ({
  ...checked,
  findings: [...checked.findings, { level, place: 'base', text }],
})

/**
 * Adds to the draft the changes that it lacks of the edition that it follows at a time.
 * @returns false if nothing is missing, if the result is not an edition, or if the draft has changed by now
 */
export async function completeDraft(
  parts: ShopParts,
  by: DeskUser,
  version: number,
  when: PublicationTime,
): Promise<boolean> {
  const { lacking, draft, live } = await checkDraft(parts, when)
  if (!lacking || !draft) return false
  const edition = Edition.safeParse(withMissingChanges(lacking))
  if (!edition.success) return false
  // one that is scheduled may still be withdrawn
  const base = lacking.since.number === live ? live : draft.base
  return parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    if (!(await isVersion(sql, version))) return false
    await writeDraft(sql, JSON.stringify(edition.data), base, by.email)
    return true
  })
}

type PublicationOptions = PublicationTime & {
  readonly by: DeskUser
  /** The version of the draft that was looked at. */
  readonly version: number
  readonly note: string
}

/** Returns whether the draft is still the one that was reviewed. Callers hold `lockEditions`. */
const isVersion = async (sql: Sql, version: number): Promise<boolean> =>
  (await readDraft(sql))?.version === version

/**
 * Publishes the draft, and thereby ends it.
 * @returns false if a check is red, or if the draft has changed by now
 */
export async function publishDraft(
  parts: ShopParts,
  { version, ...options }: PublicationOptions,
): Promise<boolean> {
  const { document, draft } = await workingEdition(parts.db)
  const also = async (sql: Sql) => (await isVersion(sql, version)) && deleteDraft(sql)
  return (await publishShop(parts, document, { ...options, base: draft?.base, also })).published !== null
}

/** The outcome of a request: it is open; a different request for the same edition is already open; or none is. */
type RequestOutcome = 'asked' | 'waiting' | 'refused'

/**
 * Stores the draft as an edition that waits for a second person. The draft stays, for further changes.
 * @returns 'refused' if a check is red, or the draft is another one by now
 */
export async function requestPublication(
  parts: ShopParts,
  { by, version, ...options }: PublicationOptions,
): Promise<RequestOutcome> {
  const { document, draft } = await workingEdition(parts.db)
  const base = draft?.base ?? null
  return storeRequest(parts, by, { ...options, document, base, draftVersion: version, replaces: null })
}

type Asked = Pick<PublicationRequest, 'draftVersion' | 'from' | 'until' | 'replaces'> &
  Pick<NewEdition, 'note' | 'base'> & { readonly document: unknown }

/** Finds the open request for a version of the draft, or for the place of a scheduled publication. */
const requestFor = async (
  sql: Sql,
  { draftVersion, replaces }: Pick<PublicationRequest, 'draftVersion' | 'replaces'>,
): Promise<PublicationRequest | undefined> =>
  (await openRequests(sql)).find((each) =>
    draftVersion === NO_DRAFT ? each.replaces === replaces : each.draftVersion === draftVersion,
  )

/** Finds the open request for the current draft, or else one for an earlier state of the draft or for another draft. */
export async function requestsForDraft(
  { db }: Pick<ShopParts, 'db'>,
  draftVersion: number,
): Promise<{ readonly own: PublicationRequest | null; readonly other: PublicationRequest | null }> {
  const own = (await requestFor(db, { draftVersion, replaces: null })) ?? null
  const other = (await openRequests(db)).findLast((each) => each.draftVersion !== NO_DRAFT) ?? null
  return { own, other: own ? null : other }
}

/**
 * Stores a document as an edition that waits for a second person. Repeating the same request changes nothing.
 * @returns 'refused' if a check is red, or if the draft that it comes from has changed by now
 */
async function storeRequest(
  parts: ShopParts,
  by: DeskUser,
  { document, note, base, ...asked }: Asked,
): Promise<RequestOutcome> {
  const checked = await checkShop(parts.db, document, asked)
  const { edition } = checked
  if (!edition || isStopped(checked)) return 'refused'
  const { draftVersion, from, until } = asked
  return parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    if (draftVersion !== NO_DRAFT && !(await isVersion(sql, draftVersion))) return 'refused'
    const waiting = await requestFor(sql, asked)
    if (waiting) {
      const isSame =
        waiting.from?.getTime() === from?.getTime() &&
        waiting.until?.getTime() === until?.getTime() &&
        isSameJson(await editionDocument(sql, waiting.number), edition)
      return isSame ? 'asked' : 'waiting'
    }
    const text = JSON.stringify(edition)
    const number = await addEdition(sql, { document: text, author: by.email, note, base })
    await addRequest(sql, { ...asked, number, by: by.email })
    await auditShop(sql, parts, by, 'shop_asked', { edition: number, ...auditedPeriod(from, until) })
    return 'asked'
  })
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
  const found = await checkShop(db, await editionDocument(db, request.number), request)
  const checked = request.isReplacedWithdrawn
    ? withFinding(found, 'red', publicationChecks.replacedWithdrawn)
    : found
  const { replaced, edition } = checked
  if (!replaced || !edition) return { request, checked }
  const base = (await approvedOfDraft(db, request.draftVersion)) ?? request.base
  const lacking = await missingInNew(db, edition, { ...request, base, from: checked.at })
  const lost = lacking ? lackingSentences(lacking, checked.at) : []
  const isLater = replaced.at > request.at
  // without a comparison, nothing is lost if it was made from that very edition
  const isLossy = lacking ? lacking.fields.length > 0 : replaced.number !== base
  if (isLater ? !isLossy : lost.length === 0) return { request, checked }
  const text = isLater ? publicationChecks.behindRequest : publicationChecks.undoesThen
  return { request, checked: withFinding(checked, 'yellow', text(replaced.number, lost)) }
}

/**
 * Stores a scheduled edition with its missing changes as one that waits for a second person and will then replace it.
 * @returns 'refused' if a check is red
 */
export const askToComplete = (
  parts: ShopParts,
  by: DeskUser,
  missing: MissingChanges,
  chosen: ReadonlySet<string>,
): Promise<RequestOutcome> =>
  storeRequest(parts, by, {
    ...completedPublication(missing, chosen),
    draftVersion: NO_DRAFT,
    replaces: missing.publication.id,
  })

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
  return parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    if ((await openRequest(sql, id))?.isReplacedWithdrawn) return 'stopped'
    if (!(await decideRequest(sql, id, 'approved', by.email))) return 'decided'
    const { number, from, until, draftVersion, replaces } = request
    // one that has begun is not withdrawn: this one takes its place now
    if (replaces !== null) await withdrawAndAudit(sql, parts, replaces, by)
    const publication = { number, from, until, by: request.by, approvedBy: by.email }
    await publishAndAudit(sql, parts, by, 'shop_approved', publication)
    if (await isVersion(sql, draftVersion)) await deleteDraft(sql)
    return 'published'
  })
}

/** Decides that a request is not published. Returns false if it waits no longer. */
export async function refuseRequest(parts: ShopParts, by: DeskUser, id: number): Promise<boolean> {
  const request = await openRequest(parts.db, id)
  if (!request) return false
  const isOwn = request.by === by.email
  return parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    const isDecided = await decideRequest(sql, id, isOwn ? 'withdrawn' : 'refused', by.email)
    if (isDecided)
      await auditShop(sql, parts, by, isOwn ? 'shop_unasked' : 'shop_refused', { edition: request.number })
    return isDecided
  })
}
