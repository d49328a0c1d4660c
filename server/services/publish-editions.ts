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
import { changedCampaigns } from '../../src/edition/find-changed-campaigns.ts'
import { describeEditionChanges } from '../../src/edition/describe-edition-changes.ts'
import { Edition } from '../../src/edition/edition-schema.ts'
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
  type NewPublication,
  type Publication,
} from '../repositories/editions-and-publications.ts'
import { hasBegun, liveTimes, publicationAt, type LiveTime } from './live-and-base-publications.ts'
import { isBefore, publicationWarnings } from './publication-warnings.ts'
import { siteFacts } from '../rules/site-facts-for-edition-checks.ts'
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
  /** Sentences about what changes for visitors. */
  readonly changes: readonly string[]
  /** Prefixes of the campaigns whose pages show what changes. */
  readonly changedCampaigns: readonly string[]
  /** Those of `changes` that a scheduled edition would bring too, each with the first such edition. */
  readonly alsoScheduled: readonly ScheduledChanges[]
  /** When it would begin. */
  readonly at: Date
  /** The publication that it replaces: the one that is live at its time, as far as is known now; null if none is. */
  readonly replaced: Publication | null
}

/** A scheduled publication, and sentences about what it changes. */
export type ScheduledChanges = { readonly publication: Publication; readonly changes: readonly string[] }

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

/** Checks a document as a publication does. */
export async function checkShop(
  db: Db,
  document: unknown,
  when: PublicationTime = { from: null, until: null },
): Promise<CheckedEdition> {
  const now = new Date()
  const at = when.from && when.from > now ? when.from : now
  const all = await publications(db, ALL_PUBLICATIONS)
  const replaced = publicationAt(all, at) ?? null
  const editions = storedEditions(db)
  const before = await (replaced ? editions.at(replaced.number, at) : editions.live())
  const liveAfter = async (end: Date) => {
    const next = publicationAt(all, end)
    return next ? (await editions.at(next.number, end)).document : before.document
  }
  const { edition, findings: found } = checkEdition(document, at, siteFacts)
  if (!edition)
    return { edition, findings: found, changes: [], changedCampaigns: [], alsoScheduled: [], at, replaced }
  const describe = (document: Edition) => describeEditionChanges(before.document, document, { ...when, at })
  const changes = describe(edition)
  const findings = markKnown(found, { before: before.document, after: edition }, at, siteFacts)
  const dated = isBefore(when.until, at)
    ? [...findings, blockingFinding('until', publicationChecks.endsBeforeStart)]
    : findings
  return {
    edition,
    findings: [
      ...dated,
      ...publicationWarnings({
        edition,
        at,
        until: when.until,
        before: before.document,
        afterEnd: when.until ? await liveAfter(when.until) : null,
        replaced,
        all,
      }),
    ],
    changes,
    changedCampaigns: changedCampaigns(before.document, edition, at),
    alsoScheduled: await alsoScheduled(changes, scheduledAfter(all, at), async ({ number, from }) =>
      describe((await editions.at(number, from)).document),
    ),
    at,
    replaced,
  }
}

/** Finds the publications that will be live after an instant, as far as is known now, the first one first. */
const scheduledAfter = (all: readonly Publication[], at: Date) =>
  all
    .filter((each) => each.from > at && publicationAt(all, each.from)?.id === each.id)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())

/** Finds changes that scheduled editions would bring too, as those of a draft that was begun with one of them. */
async function alsoScheduled(
  changes: readonly string[],
  scheduled: readonly Publication[],
  changesOf: (publication: Publication) => Promise<readonly string[]>,
): Promise<ScheduledChanges[]> {
  const found: ScheduledChanges[] = []
  let left = changes
  for (const publication of scheduled) {
    const theirs = new Set(left.length === 0 ? [] : await changesOf(publication))
    const same = left.filter((each) => theirs.has(each))
    if (same.length > 0) found.push({ publication, changes: same })
    left = left.filter((each) => !theirs.has(each))
  }
  return found
}

/** A publication that was made. `id` is the id of the publication. */
export type Published = {
  readonly id: number
  readonly number: number
  readonly from: Date
  readonly until: Date | null
}

/** The person who publishes, with the time and further options. */
export type Publishing = PublicationTime & {
  readonly by: ShopPerson
  readonly note?: string
  /** The number of the edition from which the document was made, if that is known. */
  readonly base?: number | null
  /** Returns whether the findings are accepted; by default, everything that is not red. */
  readonly accepts?: (checked: CheckedEdition) => boolean
  /** Runs in the transaction of the publication; if it returns false, nothing is published. */
  readonly also?: (sql: Sql) => Promise<boolean>
}

/**
 * Publishes a document as a new edition, unless a check is red.
 * @returns `published` is null if a check is red, or if `accepts` or `also` returned false
 */
export async function publishShop(
  parts: ShopParts,
  document: unknown,
  { note = '', base = null, by, accepts = () => true, also, ...when }: Publishing,
): Promise<CheckedEdition & { readonly published: Published | null }> {
  const checked = await checkShop(parts.db, document, when)
  const { edition } = checked
  if (!edition || isStopped(checked) || !accepts(checked)) return { ...checked, published: null }
  const published = await parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    if (also && !(await also(sql))) return null
    const author = shopPersonName(by)
    const number = await addEdition(sql, { document: JSON.stringify(edition), author, note, base })
    const publication = { ...when, number, by: author, approvedBy: null }
    return publishAndAudit(sql, parts, by, 'shop_published', publication)
  })
  return { ...checked, published }
}

/** Returns whether a check is red. */
export const isStopped = ({ findings }: Pick<CheckedEdition, 'findings'>): boolean =>
  findings.some(({ level }) => level === 'red')

/** Makes an edition live, and records who did it. Callers hold `lockEditions`. */
export async function publishAndAudit(
  sql: Sql,
  parts: ShopParts,
  by: ShopPerson,
  what: AuditedAction,
  publication: NewPublication,
): Promise<Published | null> {
  const { number } = publication
  const live = await publishEdition(sql, publication)
  if (!live) return null
  const { from, until } = live
  await auditShop(sql, parts, by, what, { edition: number, ...auditedPeriod(from, until) })
  return { number, ...live }
}

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
  return all.slice(0, LATEST).map((each) => ({ ...each, times: times.get(each.id) ?? [] }))
}

/**
 * Publishes again an edition that was live before.
 * @param number its number; by default the one that was live before the current one
 * @returns null if there is no such edition
 */
export async function republishEdition(
  parts: ShopParts,
  number: number | null,
  by: ShopPerson,
): Promise<Published | null> {
  const { db } = parts
  const live = await liveEdition(db)
  if (!live) return null
  const begun = (await publications(db, ALL_PUBLICATIONS)).filter((each) => hasBegun(each, live.at))
  const others = begun.filter((each) => each.number !== live.number)
  const wanted = number ?? publicationAt(others, live.at)?.number
  if (wanted === undefined || !begun.some((each) => each.number === wanted)) return null
  if (!Edition.safeParse(await editionDocument(db, wanted)).success) return null
  return db.transaction(async (sql) => {
    await lockEditions(sql)
    const publication = { number: wanted, from: null, until: null, by: shopPersonName(by), approvedBy: null }
    return publishAndAudit(sql, parts, by, 'shop_returned', publication)
  })
}

/**
 * Withdraws a publication whose time has not come yet.
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
    if (await withdrawAndAudit(sql, parts, id, by)) return 'now'
    const publication = (await publications(sql, ALL_PUBLICATIONS)).find((each) => each.id === id)
    if (!publication) return 'unknown'
    return publication.withdrawnBy === null ? 'late' : 'before'
  })

/** Does what `withdraw` does, in a transaction. Callers hold `lockEditions`. */
export async function withdrawAndAudit(
  sql: Sql,
  parts: ShopParts,
  id: number,
  by: ShopPerson,
): Promise<boolean> {
  const isWithdrawn = await withdrawPublication(sql, id, shopPersonName(by))
  if (isWithdrawn) await auditShop(sql, parts, by, 'shop_withdrawn', { publication: id })
  return isWithdrawn
}
