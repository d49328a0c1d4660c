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
  replaceDataRequestContent,
  type DataRequestRow,
} from '../../repositories/personal-data-requests.ts'
import { recordWithNumber } from '../../repositories/desk/order-search-and-history.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { lockForErasure, openWorkOf, type ErasableLead } from '../../repositories/erasure.ts'
import { isUntold } from '../../repositories/outbox.ts'
import { findLead } from '../../repositories/leads.ts'
import { recordsWithKeys } from '../../repositories/search-keys.ts'
import { findWaitingListEntry } from '../../repositories/waiting-list.ts'
import { shortReference } from '../../rules/short-reference.ts'
import { eraseRecord, reduceOrder } from '../erase-lead.ts'
import { cancel } from './order-actions.ts'
import { sendMailIfPossible, sendMailImmediately } from '../send-mail-immediately.ts'
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

/** A record of a case, with its e-mail address, '' if it has none. */
type CaseRecord = FoundOrder & {
  readonly email: string
  /** Whether it is known that who asks is its person: by the link or the code, or since a person has confirmed it. */
  readonly isProven: boolean
  /** Whether its address is another than that of who asks. */
  readonly hasOtherEmail: boolean
}

async function emailOf({ db, vault }: DeskContext, { id, kind }: FoundOrder): Promise<string> {
  if (kind === 'lead') return (await findLead(db, id))?.answers.email?.email ?? ''
  if (kind !== 'no-coverage') return ''
  const contact = (await findWaitingListEntry(db, id))?.contact
  return contact ? ((JSON.parse(vault.open(contact, id)) as { email?: string }).email ?? '') : ''
}

const recordAs =
  (desk: DeskContext, by: DeskUser, what: AuditEvent['what'], { number }: Case, detail = {}) =>
  (sql: Sql) =>
    audit(sql, desk, { by, what, detail: { request: number, ...detail } })

/**
 * Returns the records of a case: those with its e-mail address or order, and those that were added. Link and code prove only
 * the former; of each other one a person confirms whose it is.
 */
async function recordsOfCase(desk: DeskContext, { row, content }: Case): Promise<CaseRecord[]> {
  const { email, order, added = [], removed = [], confirmed = [] } = content
  const keys =
    email === '' ? [] : [{ kind: 'email' as const, lookup: desk.vault.lookup(email.toLowerCase()) }]
  const found = [
    ...(await recordsWithKeys(desk.db, keys)),
    ...(order === undefined ? [] : await recordWithNumber(desk.db, order)),
  ].map(({ id }) => id)
  const ids = [...new Set([...found, ...added])].filter((id) => !removed.includes(id))
  const records = await readFoundRecords(desk, ids)
  return Promise.all(
    records.map(async (each) => {
      const own = await emailOf(desk, each)
      return {
        ...each,
        email: own,
        isProven:
          confirmed.includes(each.id) ||
          (found.includes(each.id) && (row.proof === 'order' || row.proof === 'code')),
        hasOtherEmail: own !== '' && own.toLowerCase() !== email.toLowerCase(),
      }
    }),
  )
}

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
        erasure: await erasureOf(desk, each, row.kind === 'erasure'),
        isProven: each.isProven,
        hasOtherEmail: each.hasOtherEmail,
      })),
    ),
  }
}

/**
 * Stores that the desk user has confirmed who asks, of the records that the page has shown. Then tells the contacts on record
 * that are not the address of who asks.
 * @param typed how it was confirmed
 * @param seen the handles of those records, with spaces between them
 * @throws HttpError 400 if that is not said
 */
export async function confirmWhoAsks(
  desk: DeskContext,
  user: DeskUser,
  handle: string,
  typed: string | undefined,
  seen: string,
): Promise<void> {
  const how = IDENTITY_CHECKS.find((each) => each === typed)
  if (how === undefined) throw invalidFieldError('como', words.confirm.missing)
  const found = await openCase(desk, handle)
  const shown = new Set(seen.split(' ').map((each) => decryptUuidInUrl(desk.vault, each)))
  const records = (await recordsOfCase(desk, found)).filter((each) => !each.isProven && shown.has(each.id))
  if (found.row.proof !== null && records.length === 0) return
  const others = new Map(
    records.filter(({ hasOtherEmail }) => hasOtherEmail).map(({ id, email }) => [email.toLowerCase(), id]),
  )
  const references = records.map(({ reference }) => reference)
  const isFirst = await desk.db.transaction(async (sql) => {
    const { confirmed = [], removed = [] } = await changeContent(desk, sql, found, (content) => ({
      confirmed: [...new Set([...(content.confirmed ?? []), ...records.map(({ id }) => id)])].filter(
        (id) => !content.removed?.includes(id),
      ),
    }))
    const isNew = records.some(({ id }) => !confirmed.includes(id) && !removed.includes(id))
    if (!isNew && found.row.proof !== null) return false
    await confirmDataRequest(sql, found.row.id)
    await recordAs(desk, user, 'data_request_proven', found, { how, references, told: others.size })(sql)
    return true
  })
  if (!isFirst) return
  const mail = dataAskedForMail(phonesOf(desk), found.number)
  for (const [email, id] of others) await sendMailIfPossible(desk, id, email, mail)
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

/**
 * Returns the file of what is held about the person of a case.
 * @param what how the log calls the look
 * @throws HttpError 403 if nobody knows yet who asks
 */
async function makeFile(
  desk: DeskContext,
  user: DeskUser,
  found: Case,
  what: 'data_request_file' | 'data_request_file_mailed',
) {
  const records = await recordsOfCase(desk, found)
  if (found.row.proof === null || records.some(({ isProven }) => !isProven)) throw unproven()
  await desk.db.transaction(recordAs(desk, user, what, found, { rows: records.length }))
  const file = { id: found.row.id, email: found.content.email, number: found.number }
  return { name: `dados-${found.number}.json`, body: await dataSubjectFile(desk, file, records) }
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

/** Says whether a case has records, and whether a contract among them stays. */
export async function heldInCase(desk: DeskContext, handle: string) {
  const found = await openCase(desk, handle)
  const records = await recordsOfCase(desk, found)
  const kept = await Promise.all(records.map((each) => keptUntil(desk, each)))
  return { hasRecords: records.length > 0, hasContract: kept.some((each) => each !== null) }
}
