/** Stores the result of a phone call. */
import type { Schedule } from '../../../src/contract/lead-answers/schedule-date.ts'
import { addDays, todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import { isOrderNumber, shortReference } from '../../rules/order-number.ts'
import type { CallResult } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { endCall, isLinkedToCall, runningCall } from '../../repositories/desk/phone-calls.ts'
import { storePersonToAskFor } from '../../repositories/search-keys.ts'
import { isUuid } from '../../../src/lib/uuid.ts'
import { blockCalls } from '../../repositories/desk/do-not-call.ts'
import type { Sql } from '../../db/database.ts'
import { storeCallOutcome, type CallableRecord } from '../../repositories/desk/call-assignments.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { findOrder } from '../../repositories/change-order.ts'
import { CLOSING_RESULTS } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'
import { moveVisit } from './order-actions.ts'
import { recordsAround } from './take-call.ts'

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
