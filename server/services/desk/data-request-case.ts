/**
 * The case of a person who asks for the data about them: which records are theirs, the file of what is held, and erasure
 * but for what the law keeps. The audit log names the case and nobody.
 */
import { firstPhones, type Phones } from '../../../src/content/brand-and-phones.ts'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { formatDay } from '../../../src/content/desk/number-and-date-formats.ts'
import { IDENTITY_CHECKS, type OpenWork } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { formatLong } from '../../../src/lib/parse-and-format-dates.ts'
import { HttpError, invalidFieldError, leadNotFound } from '../../api-errors.ts'
import { dataAskedForMail, dataSubjectFileMail } from '../../mail/personal-data-request-mail.ts'
import {
  confirmDataRequest,
  findDataRequest,
  lockDataRequest,
  noteDataAsked,
  repeatsOfCase,
  replaceDataRequestContent,
  type DataRequestRow,
} from '../../repositories/personal-data-requests.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { lockForErasure, openWorkOf, type ErasableLead } from '../../repositories/erasure.ts'
import { isUntold } from '../../repositories/outbox.ts'
import { findLead } from '../../repositories/leads.ts'
import { shortReference } from '../../rules/order-number.ts'
import { eraseRecord, reduceOrder } from '../erase-lead.ts'
import { cancel } from './order-actions.ts'
import { sendMailIfPossible, sendMailImmediately } from '../outbox-entries.ts'
import { openContent, type DataRequestContent } from '../data-requests.ts'
import { withdrawWaitingListEntry } from '../waiting-list.ts'
import { dataSubjectFile } from './data-subject-file.ts'
import { decryptUuidInUrl, encryptIdForUrl } from './ids-in-urls.ts'
import { findOrders, type FoundOrder } from './find-orders.ts'
import { recordsOfCase, type CaseRecord } from './data-request-records.ts'
import { audit, type AuditEvent } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'
import type { Sql } from '../../db/database.ts'

type Case = { row: DataRequestRow; content: DataRequestContent; number: string }

async function caseOf(desk: DeskContext, handle: string): Promise<Case | null> {
  const id = decryptUuidInUrl(desk.vault, handle)
  const row = id === undefined ? undefined : await findDataRequest(desk.db, id)
  return row ? { row, content: openContent(desk, row), number: shortReference(desk.vault, row.id) } : null
}

/** Refuses a case that does not exist, or is answered. */
async function openCase(desk: DeskContext, handle: string): Promise<Case> {
  const found = await caseOf(desk, handle)
  if (!found) throw leadNotFound()
  if (found.row.outcome !== null) throw new HttpError(409, 'invalid', words.answered)
  return found
}

const phonesOf = ({ campaigns }: DeskContext): Phones => ({
  ...firstPhones,
  ...campaigns.settingsOf('').phones,
})

const unproven = () => new HttpError(403, 'invalid', words.unproven)

const recordAs =
  (desk: DeskContext, by: DeskUser, what: AuditEvent['what'], { number }: Case, detail = {}) =>
  (sql: Sql) =>
    audit(sql, desk, { by, what, detail: { request: number, ...detail } })

/** Returns the day until which the contract of an order is kept, yyyy-mm-dd; null if it can be erased whole. */
async function keptUntil(desk: DeskContext, { id, kind, number, state }: FoundOrder): Promise<string | null> {
  if (number === null || state === 'cancelled') return null
  const at = kind === 'lead' ? (await findLead(desk.db, id))?.ordered_at : null
  return addDays(todayInSaoPaulo(at ?? desk.clock.now()), desk.config.retention.orderDays)
}

/** Returns what is still owed to the person of a record. */
const owedFor = (desk: DeskContext, sql: Sql, { id }: Pick<FoundOrder, 'id'>): Promise<OpenWork[]> =>
  openWorkOf(sql, id, todayInSaoPaulo(desk.clock.now()))

/** Whether the order itself is cancelled with what is owed, so that no contract stays. */
const endsOrder = (owed: readonly OpenWork[]): boolean => owed.includes('visit') || owed.includes('arrange')

/**
 * Returns what a person must know before a record is erased: what is owed, and until when its contract stays.
 * @param isAsked whether erasure was asked; else nothing is in its way
 */
async function erasureOf(desk: DeskContext, found: FoundOrder, isAsked: boolean) {
  const owed = isAsked ? await owedFor(desk, desk.db, found) : []
  const until = await keptUntil(desk, found)
  return {
    owed,
    endsOrder: endsOrder(owed),
    // in years from now, so with the year
    keptUntil: until !== null && !endsOrder(owed) ? formatDay(until) : null,
    waits: isAsked && found.number !== null && (await isUntold(desk.db, found.id)),
  }
}

/** Returns what the page of a case shows; null if there is none. The look is logged. */
export async function readDataRequestCase(desk: DeskContext, user: DeskUser, handle: string) {
  const found = await caseOf(desk, handle)
  if (!found) return null
  const { row, content, number } = found
  await desk.db.transaction(recordAs(desk, user, 'data_request_seen', found))
  const records = await recordsOfCase(desk, found)
  const repeats = await repeatsOfCase(desk.db, row.id)
  const shown = await Promise.all(
    records.map(async (each) => ({
      kind: each.kind,
      handle: encryptIdForUrl(desk.vault, each.id),
      page: each.handle,
      reference: each.reference,
      number: each.number,
      since: each.since,
      state: each.state,
      erasure: await erasureOf(desk, each, row.kind === 'erasure'),
      proof: each.proof,
      isProven: each.isProven,
      isMailable: each.isMailable,
    })),
  )
  return {
    number,
    kind: row.kind,
    email: content.email,
    details: content.details,
    came: content.came && { via: content.came.via, day: formatLong(content.came.day) },
    proof: row.proof ?? ('none' as const),
    due: formatLong(row.due_on),
    isLate: row.outcome === null && row.due_on < todayInSaoPaulo(desk.clock.now()),
    outcome: row.outcome,
    hasFile: records.length === 0 ? row.proof !== null : records.some(isInFile),
    repeats: {
      count: repeats[0]?.all ?? 0,
      details: [...new Set(repeats.map((each) => openContent(desk, each).details).filter(Boolean))],
    },
    records: shown,
  }
}

/** A confirmation as it is typed: the handle of the record that it is about, and how its person was confirmed. */
type TypedConfirmation = { readonly record: string | undefined; readonly how: string | undefined }

/**
 * Stores that the desk user has confirmed that who asks is the person of a record, and tells the contact on that record. Of a case
 * without records it is confirmed who asks.
 * @throws HttpError 400 if it is not said how or of which record, or if that cannot tell
 */
export async function confirmWhoAsks(
  desk: DeskContext,
  user: DeskUser,
  handle: string,
  typed: TypedConfirmation,
): Promise<void> {
  const how = IDENTITY_CHECKS.find((each) => each === typed.how)
  if (how === undefined) throw invalidFieldError('como', words.confirm.missing)
  const found = await openCase(desk, handle)
  const records = await recordsOfCase(desk, found)
  const id = typed.record ? decryptUuidInUrl(desk.vault, typed.record) : undefined
  const record = records.find((each) => each.id === id)
  if (!record && records.length > 0) throw invalidFieldError('registro', words.confirm.noRecord)
  if (record?.proof === 'person' || (!record && found.row.proof !== null)) return
  // who reads a mailbox that somebody typed may be anybody
  if (record && how === 'email' && !record.isEmailVerified)
    throw invalidFieldError('como', words.confirm.emailUnverified)
  const isFirst = await desk.db.transaction(async (sql) => {
    const { confirmed = [], removed = [] } = await changeContent(desk, sql, found, (content) =>
      record && !content.removed?.includes(record.id)
        ? { confirmed: [...new Set([...(content.confirmed ?? []), record.id])] }
        : {},
    )
    if (record && (confirmed.includes(record.id) || removed.includes(record.id))) return false
    await confirmDataRequest(sql, found.row.id)
    const references = record ? [record.reference] : []
    const told = record?.isEmailToTell ? 1 : 0
    await recordAs(desk, user, 'data_request_proven', found, { how, references, told })(sql)
    return true
  })
  if (isFirst && record?.isEmailToTell)
    await sendMailIfPossible(desk, record.id, record.email, dataAskedForMail(phonesOf(desk), found.number))
}

/**
 * Changes what a case holds, as it is by then; returns what it was.
 * @throws HttpError 404 if the case has gone
 */
async function changeContent(
  desk: DeskContext,
  sql: Sql,
  { row }: Case,
  change: (content: DataRequestContent) => Pick<DataRequestContent, 'added' | 'removed' | 'confirmed'>,
): Promise<DataRequestContent> {
  const now = await lockDataRequest(sql, row.id)
  if (!now) throw leadNotFound()
  const content = openContent(desk, now)
  const sealed = desk.vault.seal(JSON.stringify({ ...content, ...change(content) }), row.id)
  await replaceDataRequestContent(sql, row.id, sealed)
  return content
}

/** Stores which records belong to a case, with an entry in the log. */
const store = (
  desk: DeskContext,
  user: DeskUser,
  found: Case,
  change: Parameters<typeof changeContent>[3],
): Promise<void> =>
  desk.db.transaction(async (sql) => {
    await changeContent(desk, sql, found, change)
    await recordAs(desk, user, 'data_request_records', found)(sql)
  })

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
  await store(desk, user, found, ({ added = [], removed = [] }) => ({
    added: [...new Set([...added, ...ids])],
    removed: removed.filter((id) => !ids.includes(id)),
  }))
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
  // one that is added again has to be confirmed again
  await store(desk, user, found, ({ added = [], removed = [], confirmed = [] }) => ({
    added: added.filter((each) => each !== id),
    confirmed: confirmed.filter((each) => each !== id),
    removed: [...new Set([...removed, id])],
  }))
}

/** Whether a file says anything of a record: all of what is proven, of a mailbox what was mailed to it. */
const isInFile = ({ isProven, proof }: CaseRecord) => isProven || proof === 'mailbox'

/**
 * Returns the file of what is held about the person of a case.
 * @param what how the log calls the look
 * @throws HttpError 403 if nothing is proven, or if it is to be mailed to an address of which nobody knows whose it is
 */
async function makeFile(
  desk: DeskContext,
  user: DeskUser,
  found: Case,
  what: 'data_request_file' | 'data_request_file_mailed',
) {
  const all = await recordsOfCase(desk, found)
  const records = all.filter(isInFile)
  if (found.row.proof === null || (records.length === 0 && all.length > 0)) throw unproven()
  if (what === 'data_request_file_mailed' && records.some((each) => each.isProven && !each.isMailable))
    throw new HttpError(403, 'invalid', words.file.unverifiedMailbox)
  const onlyMailbox = records.filter(({ proof }) => proof === 'mailbox').map(({ id }) => id)
  await desk.db.transaction(async (sql) => {
    await recordAs(desk, user, what, found, { rows: records.length })(sql)
    await noteDataAsked(sql, onlyMailbox, desk.clock.now(), found.row.id)
  })
  return {
    name: `dados-${found.number}.json`,
    body: await dataSubjectFile(desk, found, records),
  }
}

/** Returns the file of a case, to be looked at. */
export const makeDataSubjectFile = async (desk: DeskContext, user: DeskUser, handle: string) =>
  makeFile(desk, user, await openCase(desk, handle), 'data_request_file')

/**
 * Mails the file of a case to the address of who asked, of whom it is known who they are.
 * @throws HttpError 403 as above, 409 for a case without an address, 503 if the mail could not be sent
 */
export async function mailDataSubjectFile(desk: DeskContext, user: DeskUser, handle: string): Promise<void> {
  const found = await openCase(desk, handle)
  const { email } = found.content
  if (email === '') throw new HttpError(409, 'invalid', words.file.noEmail)
  const { name, body } = await makeFile(desk, user, found, 'data_request_file_mailed')
  await sendMailImmediately(desk, found.row.id, email, {
    ...dataSubjectFileMail(found.number),
    file: { name, content: body, type: 'application/json' },
  })
}

/**
 * Erases a record of a case; of an order that holds its contract stays.
 * @param cancels whether what is still owed to the person is cancelled with it: an order whose visit did not take place goes
 * whole then
 * @returns whether all of it is gone ('erased') or the contract stays ('reduced')
 * @throws HttpError 403 if nobody knows yet who asks, 409 if erasure was not asked or something is owed
 */
export async function eraseOfCase(
  desk: DeskContext,
  user: DeskUser,
  handle: string,
  record: string,
  cancels: boolean,
): Promise<'erased' | 'reduced'> {
  const found = await openCase(desk, handle)
  if (found.row.kind !== 'erasure') throw new HttpError(409, 'invalid', words.erasure.notAsked)
  const id = decryptUuidInUrl(desk.vault, record)
  const each = (await recordsOfCase(desk, found)).find((known) => known.id === id)
  if (!each) throw leadNotFound()
  if (!each.isProven) throw unproven()
  if (each.kind === 'renewal' && each.number !== null)
    throw new HttpError(409, 'invalid', words.erasure.renewal)
  const detail = { record: each.kind, reference: each.reference }
  const erased = recordAs(desk, user, 'data_request_erased', found, { ...detail, kept: false })
  const refuse = (owed: readonly OpenWork[]) => {
    if (owed.length > 0 && (!cancels || endsOrder(owed)))
      throw new HttpError(
        409,
        'open_work',
        words.owed.refused(owed.map((work) => words.owed[work]).join(', ')),
      )
  }
  if (each.kind === 'no-coverage') {
    refuse(await owedFor(desk, desk.db, each))
    await withdrawWaitingListEntry(desk, each.id, undefined, erased)
    return 'erased'
  }
  const isCancelled = cancels && endsOrder(await owedFor(desk, desk.db, each))
  if (isCancelled) await cancel(desk, user, each.id, 'cliente')
  if (each.kind !== 'lead' || each.number === null || each.state === 'cancelled' || isCancelled) {
    // a cancellation may have been taken back since
    const mayErase = (lead: ErasableLead) => lead.number === null || lead.is_cancelled
    await eraseRecord(desk, each.id, { mayErase, refuse, record: erased })
    return 'erased'
  }
  const until = await keptUntil(desk, each)
  await desk.db.transaction(async (sql) => {
    const lead = await lockForErasure(sql, each.id)
    if (!lead?.number || until === null) throw leadNotFound()
    refuse(await owedFor(desk, sql, each))
    await reduceOrder(desk, sql, { ...lead, number: lead.number }, until)
    await recordAs(desk, user, 'data_request_erased', found, { ...detail, kept: true })(sql)
  })
  // no e-mail address leads to it any more
  await store(desk, user, found, ({ added = [], confirmed = [] }) => ({
    added: [...new Set([...added, each.id])],
    confirmed: [...new Set([...confirmed, each.id])],
  }))
  return 'reduced'
}

/** Says whether a case has records, and whether a contract among the proven ones stays. */
export async function heldInCase(desk: DeskContext, handle: string) {
  const found = await openCase(desk, handle)
  const records = await recordsOfCase(desk, found)
  const proven = records.filter(({ isProven }) => isProven)
  const kept = await Promise.all(proven.map((each) => keptUntil(desk, each)))
  return { hasRecords: records.length > 0, hasContract: kept.some((each) => each !== null) }
}
