/**
 * The case of a person who asks for the data about them: which records are theirs, the file of what is held, and erasure
 * but for what the law keeps. The audit log names the case and nobody.
 */
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { formatDay } from '../../../src/content/desk/number-and-date-formats.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { formatLong } from '../../../src/lib/parse-and-format-dates.ts'
import { HttpError, invalidFieldError, leadNotFound } from '../../api-errors.ts'
import {
  confirmDataRequest,
  findDataRequest,
  replaceDataRequestContent,
  type DataRequestRow,
} from '../../repositories/personal-data-requests.ts'
import { recordWithNumber } from '../../repositories/desk/order-search-and-history.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { lockForErasure } from '../../repositories/erasure.ts'
import { findLead } from '../../repositories/leads.ts'
import { recordsWithKeys } from '../../repositories/search-keys.ts'
import { shortReference } from '../../rules/short-reference.ts'
import { eraseRecord, reduceOrder } from '../erase-lead.ts'
import { openContent, type DataRequestContent } from '../take-personal-data-requests.ts'
import { withdrawWaitingListEntry } from '../waiting-list.ts'
import { dataSubjectFile } from './data-subject-file.ts'
import { decryptUuidInUrl, encryptIdForUrl } from './encrypt-record-ids-for-urls.ts'
import { findOrders, readFoundRecords, type FoundOrder } from './find-orders.ts'
import { audit, type AuditEvent } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'
import type { Sql } from '../../db/database.ts'

type Case = { row: DataRequestRow; content: DataRequestContent; number: string }

async function caseOf(desk: DeskContext, handle: string): Promise<Case | null> {
  const id = decryptUuidInUrl(desk.vault, handle)
  const row = id === undefined ? undefined : await findDataRequest(desk.db, id)
  return row ? { row, content: openContent(desk, row), number: shortReference(desk.vault, row.id) } : null
}

/** Refuses a case that does not exist. */
async function openCase(desk: DeskContext, handle: string): Promise<Case> {
  const found = await caseOf(desk, handle)
  if (!found) throw leadNotFound()
  return found
}

/** Refuses a case of which nobody knows yet who asks. */
function needProof({ row }: Case): void {
  if (row.proof === null) throw new HttpError(403, 'invalid', words.unproven)
}

const recordAs =
  (desk: DeskContext, by: DeskUser, what: AuditEvent['what'], { number }: Case, detail = {}) =>
  (sql: Sql) =>
    audit(sql, desk, { by, what, detail: { request: number, ...detail } })

/** Returns the records of a case: those with its e-mail address or order, and those that were added. */
async function recordsOfCase(desk: DeskContext, { content }: Case): Promise<FoundOrder[]> {
  const { email, order, added = [], removed = [] } = content
  const keys =
    email === '' ? [] : [{ kind: 'email' as const, lookup: desk.vault.lookup(email.toLowerCase()) }]
  const found = [
    ...(await recordsWithKeys(desk.db, keys)),
    ...(order === undefined ? [] : await recordWithNumber(desk.db, order)),
  ].map(({ id }) => id)
  const ids = [...new Set([...found, ...added])].filter((id) => !removed.includes(id))
  return readFoundRecords(desk, ids)
}

/** Says until when the contract of an order is kept; null if it can be erased whole. */
async function keptUntil(desk: DeskContext, { id, kind, number, state }: FoundOrder): Promise<string | null> {
  if (number === null || state === 'cancelled') return null
  const at = kind === 'lead' ? (await findLead(desk.db, id))?.ordered_at : null
  const from = todayInSaoPaulo(at ?? desk.clock.now())
  // in years from now, so with the year
  return formatDay(addDays(from, desk.config.retention.orderDays))
}

/** Returns what the page of a case shows; null if there is none. The look is logged. */
export async function readDataRequestCase(desk: DeskContext, user: DeskUser, handle: string) {
  const found = await caseOf(desk, handle)
  if (!found) return null
  const { row, content, number } = found
  await desk.db.transaction(recordAs(desk, user, 'data_request_seen', found))
  const records = await recordsOfCase(desk, found)
  return {
    number,
    kind: row.kind,
    email: content.email,
    details: content.details,
    proof: row.proof ?? ('none' as const),
    due: formatLong(row.due_on),
    isLate: row.outcome === null && row.due_on < todayInSaoPaulo(desk.clock.now()),
    outcome: row.outcome,
    records: await Promise.all(
      records.map(async (each) => ({
        kind: each.kind,
        handle: encryptIdForUrl(desk.vault, each.id),
        page: each.handle,
        reference: each.reference,
        number: each.number,
        since: each.since,
        state: each.state,
        keptUntil: await keptUntil(desk, each),
      })),
    ),
  }
}

/** Stores that the desk user has confirmed who asks. */
export async function confirmWhoAsks(desk: DeskContext, user: DeskUser, handle: string): Promise<void> {
  const found = await openCase(desk, handle)
  await desk.db.transaction(async (sql) => {
    if (await confirmDataRequest(sql, found.row.id))
      await recordAs(desk, user, 'data_request_proven', found)(sql)
  })
}

/** Stores which records belong to a case, with an entry in the log. */
async function store(
  desk: DeskContext,
  user: DeskUser,
  found: Case,
  changed: Pick<DataRequestContent, 'added' | 'removed'>,
) {
  const { row, content } = found
  const sealed = desk.vault.seal(JSON.stringify({ ...content, ...changed }), row.id)
  await desk.db.transaction(async (sql) => {
    await replaceDataRequestContent(sql, row.id, sealed)
    await recordAs(desk, user, 'data_request_records', found)(sql)
  })
}

/**
 * Adds the records that a search finds to a case; returns how many.
 * @throws HttpError 400 for a text by which nothing is searched
 */
export async function addRecordsToCase(desk: DeskContext, user: DeskUser, handle: string, typed: string) {
  const found = await openCase(desk, handle)
  const searches = await desk.searches.count(user.id)
  const search = await findOrders(desk, user, typed, { searches })
  // the beginning of a name may be many people's
  if (!search?.isExact) throw invalidFieldError('busca', words.unreadable)
  const ids = search.rows.map(({ id }) => id)
  const { added = [], removed = [] } = found.content
  await store(desk, user, found, {
    added: [...new Set([...added, ...ids])],
    removed: removed.filter((id) => !ids.includes(id)),
  })
  return ids.length
}

/** Takes a record out of a case, because it is somebody else's. */
export async function removeRecordFromCase(
  desk: DeskContext,
  user: DeskUser,
  handle: string,
  record: string,
): Promise<void> {
  const found = await openCase(desk, handle)
  const id = decryptUuidInUrl(desk.vault, record)
  if (id === undefined) return
  const { added = [], removed = [] } = found.content
  await store(desk, user, found, { added: added.filter((each) => each !== id), removed: [...removed, id] })
}

/**
 * Returns the file of what is held about the person of a case.
 * @throws HttpError 403 if nobody knows yet who asks
 */
export async function makeDataSubjectFile(desk: DeskContext, user: DeskUser, handle: string) {
  const found = await openCase(desk, handle)
  needProof(found)
  const records = await recordsOfCase(desk, found)
  await desk.db.transaction(recordAs(desk, user, 'data_request_file', found, { rows: records.length }))
  return { name: `dados-${found.number}.json`, body: await dataSubjectFile(desk, found.number, records) }
}

/**
 * Erases a record of a case; of an order that holds its contract stays.
 * @returns whether all of it is gone ('erased') or the contract stays ('reduced')
 * @throws HttpError 403 if nobody knows yet who asks, 409 if the visit of the order is still to come
 */
export async function eraseOfCase(
  desk: DeskContext,
  user: DeskUser,
  handle: string,
  record: string,
): Promise<'erased' | 'reduced'> {
  const found = await openCase(desk, handle)
  needProof(found)
  const id = decryptUuidInUrl(desk.vault, record)
  const each = (await recordsOfCase(desk, found)).find((known) => known.id === id)
  if (!each) throw leadNotFound()
  const detail = { record: each.kind }
  const erased = recordAs(desk, user, 'data_request_erased', found, { ...detail, kept: false })
  if (each.kind === 'no-coverage') await withdrawWaitingListEntry(desk, each.id, undefined, erased)
  else if (each.kind === 'renewal' && each.number !== null)
    throw new HttpError(409, 'invalid', words.erasure.renewal)
  else if (each.kind !== 'lead' || each.number === null || each.state === 'cancelled')
    await eraseRecord(desk, each.id, () => true, erased)
  else {
    await desk.db.transaction(async (sql) => {
      const lead = await lockForErasure(sql, each.id)
      if (!lead) throw leadNotFound()
      if (lead.day !== null && lead.day >= todayInSaoPaulo(desk.clock.now()))
        throw new HttpError(409, 'invalid', words.erasure.ahead)
      await reduceOrder(desk, sql, lead)
      await recordAs(desk, user, 'data_request_erased', found, { ...detail, kept: true })(sql)
    })
    // no e-mail address leads to it any more
    await store(desk, user, found, { added: [...new Set([...(found.content.added ?? []), each.id])] })
    return 'reduced'
  }
  return 'erased'
}
