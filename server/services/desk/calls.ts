/** Lets an operator take a call from the call list, see the person's contact data, and record the result. */
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { CallProps } from '../../../src/desk/pages/CallPage.tsx'
import type { CallResult } from '../../../src/contract/phone-call-results.ts'
import type { Sql } from '../../db/database.ts'
import type { Operator } from '../../repositories/desk/operators.ts'
import {
  noteRecords,
  openRecordsOf,
  personToCall,
  releaseRecords,
  takeRecords,
  type CallableRecord,
} from '../../repositories/desk/call-tasks.ts'
import { shortReference } from '../../rules/short-reference.ts'
import { audit } from './audit.ts'
import type { Desk } from './desk-context.ts'
import { rowOf } from './call-list.ts'

const DAY = 86_400_000
/** Thrown if another operator has already taken a call to this phone number. */
class Rival extends Error {}

type TakeParts = Pick<Desk, 'db' | 'clock' | 'vault'>

/**
 * Assigns a call to an operator: the record with this id and all other open records with the same phone
 * number. Returns false if another operator has taken one of them, or if the person may no longer be called.
 * Only the operator who has taken a call sees personal data.
 */
export async function takeCall(desk: TakeParts, operator: Operator, id: string): Promise<boolean> {
  const now = desk.clock.now()
  try {
    return await desk.db.transaction(async (sql) => {
      const found = await personToCall(sql, id, now)
      if (!found || found.closed_at) return false
      const ids = await idsWith(sql, found, now)
      const taken = await takeRecords(sql, ids, operator.id, now)
      // Another operator has taken the other records, so this newer record belongs to that call too.
      if (taken < ids.length) throw new Rival()
      await audit(sql, desk, { by: operator, what: 'call_taken', subject: shortReference(desk.vault, id) })
      return true
    })
  } catch (error) {
    if (error instanceof Rival) return false
    throw error
  }
}

/** Returns the ids of a record and of all other open records with its phone number. */
async function idsWith(
  sql: Sql,
  { id, number }: Pick<CallableRecord, 'id' | 'number'>,
  now: Date,
): Promise<string[]> {
  const ids = (await openRecordsOf(sql, number, now)).map((each) => each.id)
  return [...new Set([id, ...ids])]
}

/**
 * Returns a record's id and the ids of all open records with its phone number. Returns only the given id if
 * that record's visitor may no longer be called.
 */
async function idsAround(sql: Sql, id: string, now: Date): Promise<string[]> {
  const found = await personToCall(sql, id, now)
  return found ? idsWith(sql, found, now) : [id]
}

type Shown = Pick<CallProps, 'person' | 'contact' | 'note'>

/**
 * Returns a person to call; null if that person may not be called. Contact and note are null unless this
 * operator has taken the call. Reading them is recorded in the audit log.
 */
export async function openPerson(desk: Desk, operator: Operator, id: string): Promise<Shown | null> {
  const now = desk.clock.now()
  const found = await personToCall(desk.db, id, now)
  if (!found) return null
  const others = (await openRecordsOf(desk.db, found.number, now)).filter((each) => each.id !== id)
  const records = found.closed_at ? [found] : [found, ...others]
  const holder = records.find(({ taken_by_id }) => taken_by_id !== null)
  const shelf = await desk.catalogue.shelf()
  const first = <T>(of: (record: CallableRecord) => T | null) => records.map(of).find((each) => each !== null)
  const plan = first((each) => each.plan)
  const person = {
    ...rowOf(desk, {
      ...found,
      asked: records.filter(({ why }) => why === 'asked' || why === 'cancellation').length,
      whys: [...new Set(records.map(({ why }) => why))],
      held_id: first(({ held_id }) => held_id) ?? null,
      value: first(({ value }) => value) ?? null,
      city: first(({ city }) => city) ?? null,
      taken_by: holder?.taken_by ?? null,
    }),
    plan: (plan && shelf.byId.get(plan)?.plan) ?? null,
    addon: first(({ addon }) => addon) ?? null,
    answered: records.map(({ answered }) => answered).find((each) => each.length > 0) ?? [],
    isClosed: found.closed_at !== null,
  }
  if (holder?.taken_by_id !== operator.id || found.closed_at) return { person, contact: null, note: null }
  await desk.db.transaction((sql) =>
    audit(sql, desk, { by: operator, what: 'call_seen', subject: shortReference(desk.vault, id) }),
  )
  const contacts = records.map((each) => contactOf(desk, each))
  const contact = {
    phone: contacts[0]?.phone ?? '',
    name: contacts.find(({ name }) => name !== null)?.name ?? null,
    email: contacts.find(({ email }) => email !== null)?.email ?? null,
  }
  const noted = records.find(({ note }) => note !== null)
  const note = noted?.note ? desk.vault.open(noted.note, noted.id) : null
  return { person, contact, note }
}

function contactOf(
  { vault }: Desk,
  { id, why, contact, name }: CallableRecord,
): NonNullable<CallProps['contact']> {
  const text = contact === null ? '' : vault.open(contact, id)
  if (why !== 'waiting') return { name, phone: text, email: null }
  const { name: said, phone, email } = JSON.parse(text) as { name?: string; phone?: string; email?: string }
  return { name: said ?? null, phone: phone ?? '', email: email ?? null }
}

/** The results after which no further call is needed. */
const CLOSING: readonly CallResult[] = ['pedido', 'recusou', 'errado', 'avisado']

/** What an operator reports after a call. `nextDay` (yyyy-mm-dd) is when to call again. */
export type CallNote = { result: CallResult; note: string; nextDay: string | null }

/**
 * Stores the result of a call in all records of the person. Returns false if the call is no longer assigned
 * to this operator.
 */
export async function noteCall(desk: Desk, operator: Operator, id: string, said: CallNote): Promise<boolean> {
  const now = desk.clock.now()
  const { result, note, nextDay } = said
  const isClosed = CLOSING.includes(result)
  const nextTry = isClosed ? null : nextTryOf(nextDay, now)
  return desk.db.transaction(async (sql) => {
    const ids = await idsAround(sql, id, now)
    const notes = note === '' ? null : ids.map((each) => desk.vault.seal(note, each))
    const isNoted = await noteRecords(sql, ids, operator.id, { result, notes, nextTry, isClosed }, now)
    if (isNoted)
      await audit(sql, desk, {
        by: operator,
        what: 'call_noted',
        subject: shortReference(desk.vault, id),
        detail: { result },
      })
    return isNoted
  })
}

/** Returns 8:00 in São Paulo on the chosen day, or on the next day if none was chosen. */
function nextTryOf(day: string | null, now: Date): Date {
  const tomorrow = todayInSaoPaulo(new Date(now.getTime() + DAY))
  return new Date(`${day ?? tomorrow}T08:00:00-03:00`)
}

/** Returns a call to the call list unchanged. Does nothing if it is not assigned to this operator. */
export async function release(desk: Desk, operator: Operator, id: string): Promise<void> {
  const now = desk.clock.now()
  await desk.db.transaction(async (sql) => {
    const ids = await idsAround(sql, id, now)
    if (!(await releaseRecords(sql, ids, operator.id, now))) return
    await audit(sql, desk, { by: operator, what: 'call_released', subject: shortReference(desk.vault, id) })
  })
}
