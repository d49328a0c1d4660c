/** Stores the result of a phone call, and takes it back. */
import type { Schedule } from '../../../src/contract/lead-answers/schedule-date.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { isOrderNumber, shortReference } from '../../rules/order-number.ts'
import type { CallResult } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import {
  endCall,
  isLinkedToCall,
  runningCall,
  lastCallsAbout,
  removeCallResult,
} from '../../repositories/desk/phone-calls.ts'
import { storePersonToAskFor } from '../../repositories/search-keys.ts'
import { isUuid } from '../../../src/lib/uuid.ts'
import { blockCalls, takeBackBlock } from '../../repositories/desk/do-not-call.ts'
import type { Sql } from '../../db/database.ts'
import {
  storeCallOutcome,
  type CallableRecord,
  findPersonToCall,
  lockCallTasks,
  recordsOf,
  restoreCallOutcome,
} from '../../repositories/desk/call-assignments.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { findOrder } from '../../repositories/change-order.ts'
import { CLOSING_RESULTS } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'
import { moveVisit } from './order-actions.ts'
import { recordsAround } from './take-call.ts'
import { UNDO_MINUTES } from '../../rules/desk/calls.ts'

/**
 * What a desk user reports after a call. `nextDay` (yyyy-mm-dd) and `nextTime` (hh:mm) are when to call again,
 * `orderNumber` is the order that resulted from the call, as typed, `askFor` the person to ask for, '' for none.
 */
export type CallNote = {
  result: CallResult
  note: string
  nextDay: string | null
  nextTime: string | null
  orderNumber: string
  askFor: string
}

/**
 * The result of noting a call. 'gone': it is no longer assigned to this desk user. 'order': an order number was entered,
 * but no order with that number was placed since the person began to wait. 'tied': the order is already the result of
 * another call.
 */
export type NoteResult = 'noted' | 'gone' | 'order' | 'tied'

/** Stores the result of a call in all records of the person, and the resulting order. */
export async function storeCallResult(
  desk: Pick<DeskContext, 'db' | 'clock' | 'vault'>,
  user: DeskUser,
  id: string,
  said: CallNote,
): Promise<NoteResult> {
  const now = desk.clock.now()
  const { result, note } = said
  const isClosed = CLOSING_RESULTS.includes(result)
  const nextTry = isClosed ? null : nextTryOf(said, now)
  return desk.db.transaction(async (sql) => {
    const around = await recordsAround(sql, id, now)
    const ids = [id, ...around.map((each) => each.id)]
    // a note that comes late counts, unless another desk user has taken the call since
    if ((await runningCall(sql, ids, user.id)) === undefined) return 'gone'
    const orderNumber = result === 'pedido' ? await orderSince(sql, said.orderNumber, around) : null
    if (orderNumber === undefined) return 'order'
    if (orderNumber !== null && (await isLinkedToCall(sql, orderNumber))) return 'tied'
    const askFor = said.askFor === '' ? null : said.askFor
    const outcome = { result, nextTry, isClosed, askFor }
    // what is agreed about an order without a day, it stays on the list until its visit is booked
    const owed = around
      .filter(({ why, is_callable }) => why === 'visit' && is_callable)
      .map((each) => each.id)
    const others = ids.filter((each) => !owed.includes(each))
    const again = { ...outcome, isClosed: false, nextTry: nextTry ?? nextTryOf(said, now) }
    const noted = [
      ...(await storeCallOutcome(sql, others, user.id, outcome, now)),
      ...(await storeCallOutcome(sql, owed, user.id, again, now)),
    ]
    if (noted.length === 0) return 'gone'
    const notes = note === '' ? null : noted.map((each) => desk.vault.seal(note, each))
    const [{ number } = { number: id }] = around
    // without a telephone it is the id of the lead
    if (result === 'nao-ligar' && !isUuid(number)) await blockCalls(sql, number, now, user.id)
    await storePersonToAskFor(sql, noted, said.askFor)
    await endCall(sql, noted, user.id, { result, nextTry, orderNumber, notes }, now)
    await audit(sql, desk, {
      by: user,
      what: 'call_noted',
      subject: shortReference(desk.vault, id),
      detail: { result },
    })
    return 'noted'
  })
}

/**
 * Books the first visit of the order that a call is about, and settles the call. Returns false if it is no longer assigned
 * to this desk user, or needs no visit any more.
 * @throws HttpError 409 if the visit is taken
 */
export async function bookVisitInCall(
  desk: DeskContext,
  user: DeskUser,
  id: string,
  schedule: Schedule,
): Promise<boolean> {
  const around = await recordsAround(desk.db, id, desk.clock.now())
  const order = around.find(({ why, is_callable }) => why === 'visit' && is_callable)
  if (!order || order.taken_by_id !== user.id) return false
  await moveVisit(desk, user, order.id, schedule, null)
  const said = { note: '', nextDay: null, nextTime: null, orderNumber: '', askFor: order.ask_for ?? '' }
  await storeCallResult(desk, user, id, { ...said, result: 'visita' })
  return true
}

/** Returns the number of an order if it is one that was placed after the person began to wait. */
async function orderSince(
  sql: Sql,
  typed: string,
  records: readonly CallableRecord[],
): Promise<string | undefined> {
  const number = typed.toUpperCase().replaceAll(/\s/g, '')
  const order = isOrderNumber(number) ? await findOrder(sql, number) : undefined
  return order && records.some(({ since }) => since <= order.at) ? number : undefined
}

/** The time of day at which a person is called again if none was agreed. */
const MORNING = '08:00'

/**
 * Returns when to call again, in São Paulo's time. Without a day it is today if that time is still to come,
 * else tomorrow; without a time it is in the morning.
 */
function nextTryOf({ nextDay, nextTime }: Pick<CallNote, 'nextDay' | 'nextTime'>, now: Date): Date {
  const at = (day: string) => new Date(`${day}T${nextTime ?? MORNING}:00-03:00`)
  const today = todayInSaoPaulo(now)
  if (nextDay !== null) return at(nextDay)
  return nextTime !== null && at(today) > now ? at(today) : at(addDays(today, 1))
}

/**
 * Returns whether a desk user may take the result of a call back. An order that came of the call stays its result, and a
 * visit that was booked in it: that is changed on the order's page.
 */
export const mayUndo = (
  user: DeskUser,
  call: { operator_id: string; ended: Date | null; result: string | null; has_own_order: boolean },
  now: Date,
): boolean =>
  call.result !== null &&
  call.result !== 'visita' &&
  call.ended !== null &&
  !call.has_own_order &&
  (user.role === 'administracao' ||
    (call.operator_id === user.id && now.getTime() - call.ended.getTime() <= UNDO_MINUTES * 60_000))

/**
 * Takes the result of the last call about a record back. What the call before it agreed holds again. Its author goes on
 * with the call; if somebody else takes it back, the person is on the list again.
 * @param call the id of the call whose result the desk user was shown
 * @returns what the author had noted, to go on with; 'listed' if the list has the person; null if nothing was taken back
 */
export async function undoCallResult(
  desk: Pick<DeskContext, 'db' | 'clock' | 'vault'>,
  user: DeskUser,
  id: string,
  call: string,
): Promise<{ result: string; note: string; askFor: string } | 'listed' | null> {
  const now = desk.clock.now()
  return desk.db.transaction(async (sql) => {
    const found = await findPersonToCall(sql, id, now)
    if (!found) return null
    const ids = [...new Set([id, ...(await recordsOf(sql, found.number, now)).map((each) => each.id)])]
    await lockCallTasks(sql, ids)
    const [last, before] = await lastCallsAbout(sql, [id], now)
    // another call to this person may be about a newer request alone
    const [newest] = await lastCallsAbout(sql, ids, now)
    if (last?.id !== call || newest?.id !== call) return null
    if (!mayUndo(user, { ...last, ended: last.ended_at }, now)) return null
    const isMine = last.operator_id === user.id
    const earlier = {
      result: before?.result ?? null,
      nextTry: before?.next_try ?? null,
      operator: before?.operator_id ?? null,
    }
    await restoreCallOutcome(sql, last.records, earlier, isMine ? user.id : null, now)
    await removeCallResult(sql, last.id, isMine ? null : last.ended_at)
    if (last.result === 'nao-ligar' && last.ended_at !== null)
      await takeBackBlock(sql, found.number, { ...last, ended_at: last.ended_at })
    await audit(sql, desk, {
      by: user,
      what: 'call_result_undone',
      subject: shortReference(desk.vault, id),
      detail: { result: last.result },
    })
    if (!isMine) return 'listed'
    const note = last.note === null ? '' : desk.vault.open(last.note, id)
    return { result: last.result ?? '', note, askFor: found.ask_for ?? '' }
  })
}
