/** Assigns a call to a desk user, either a chosen call or the next in a queue, and puts calls back on the list. */
import { randomUUID } from 'node:crypto'
import type { CallQueue } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import type { Sql } from '../../db/database.ts'
import { endCall, runningCall, startCall, findRecordOfOpenCall } from '../../repositories/desk/phone-calls.ts'
import { nextPeople } from '../../repositories/desk/call-list.ts'
import { queueOf } from '../../repositories/desk/reasons-to-call.ts'
import {
  isOpen,
  findPersonToCall,
  recordsOf,
  releaseRecords,
  takeRecords,
  type CallableRecord,
} from '../../repositories/desk/call-assignments.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { CALL_TAKEN_MINUTES } from '../../rules/desk/calls.ts'
import { shortReference } from '../../rules/order-number.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'

/** Thrown if another desk user has already taken a call to this phone number. */
class Rival extends Error {}

type TakeParts = Pick<DeskContext, 'db' | 'clock' | 'vault'>

/**
 * Assigns a call to a desk user: the record with this id and all other open records with the same phone
 * number. Returns false if another desk user has taken one of them, or if the person may no longer be called.
 * Only the desk user who has taken a call sees personal data.
 * @param isDueOnly whether to refuse a record that is to be called at a later time
 */
export async function takeCall(
  desk: TakeParts,
  user: DeskUser,
  id: string,
  isDueOnly = false,
): Promise<boolean> {
  const now = desk.clock.now()
  try {
    return await desk.db.transaction(async (sql) => {
      const found = await findPersonToCall(sql, id, now)
      if (!found || !isOpen(found)) return false
      const records = await openRecordsWith(sql, found, now)
      const ids = records.map((each) => each.id)
      const taken = await takeRecords(sql, ids, user.id, now, isDueOnly ? id : null)
      // Another desk user has taken the other records, so this newer record belongs to that call too.
      if (taken < ids.length) throw new Rival()
      await start(sql, user, records, now)
      await audit(sql, desk, { by: user, what: 'call_taken', subject: shortReference(desk.vault, id) })
      return true
    })
  } catch (error) {
    if (error instanceof Rival) return false
    throw error
  }
}

/**
 * Stores the start of a call. If the desk user takes the same call again, it continues, unless it includes a new record.
 */
async function start(sql: Sql, user: DeskUser, records: readonly CallableRecord[], at: Date): Promise<void> {
  const ids = records.map(({ id }) => id)
  const before = records.filter(({ taken_by_id }) => taken_by_id === user.id)
  if (before.length === ids.length && (await runningCall(sql, ids, user.id))) return
  const waits = records.map(({ next_try, since }) => next_try ?? since)
  await startCall(sql, {
    id: randomUUID(),
    operator: user.id,
    queue: queueOf(records.map(({ why }) => why)),
    waitingSince: new Date(Math.min(at.getTime(), ...waits.map((each) => each.getTime()))),
    records: ids,
    at,
  })
}

/** Returns a record and all other open records with its phone number. */
async function openRecordsWith(
  sql: Sql,
  found: CallableRecord,
  now: Date,
): Promise<[CallableRecord, ...CallableRecord[]]> {
  const others = await recordsOf(sql, found.number, now)
  return [found, ...others.filter((each) => each.id !== found.id && isOpen(each))]
}

/**
 * Returns the record with this id and all other open records with its phone number; none if its visitor may no
 * longer be called.
 */
export async function recordsAround(sql: Sql, id: string, now: Date): Promise<CallableRecord[]> {
  const found = await findPersonToCall(sql, id, now)
  return found ? openRecordsWith(sql, found, now) : []
}

/** How many people are tried at a time, in case other desk users take the first of them. */
const TRIED = 20
/** How often the queue is read again after others took all those people. */
const ROUNDS = 5

/**
 * Assigns the next call of a queue to a desk user, and returns the id of its record; undefined if no call is due. A
 * desk user who still has a call gets that one again, and never holds two.
 */
export async function takeNext(
  desk: TakeParts,
  user: DeskUser,
  queue: CallQueue,
): Promise<{ id: string; isNew: boolean } | undefined> {
  const since = new Date(desk.clock.now().getTime() - CALL_TAKEN_MINUTES * 60_000)
  const mine = await findRecordOfOpenCall(desk.db, user.id, since)
  if (mine !== undefined) return { id: mine, isNew: false }
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = await nextPeople(desk.db, desk.clock.now(), queue, TRIED)
    if (people.length === 0) return undefined
    for (const id of people) if (await takeCall(desk, user, id, true)) return { id, isNew: true }
  }
  return undefined
}

/** Returns a call to the call list unchanged. Does nothing if it is not assigned to this desk user. */
export async function releaseCall(desk: DeskContext, user: DeskUser, id: string): Promise<void> {
  const now = desk.clock.now()
  await desk.db.transaction(async (sql) => {
    const ids = [id, ...(await recordsAround(sql, id, now)).map((each) => each.id)]
    if (!(await releaseRecords(sql, ids, user.id, now))) return
    const nothing = { result: null, nextTry: null, orderNumber: null, notes: null }
    await endCall(sql, ids, user.id, nothing, now)
    await audit(sql, desk, { by: user, what: 'call_released', subject: shortReference(desk.vault, id) })
  })
}
