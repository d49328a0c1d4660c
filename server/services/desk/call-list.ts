/** Builds the desk's call list: the people whom desk users should call. */

import {
  CALL_RESULTS,
  type CallQueue,
  type CallResult,
} from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { callsJustNoted, findRecordOfOpenCall } from '../../repositories/desk/phone-calls.ts'
import { isOpen, findPersonToCall } from '../../repositories/desk/call-assignments.ts'
import {
  peopleToCall,
  peopleToCallLater,
  type ListOrder,
  type PersonToCall,
} from '../../repositories/desk/call-list.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { CALL_TAKEN_MINUTES, UNDO_MINUTES } from '../../rules/desk/calls.ts'
import { listPartOf } from '../../../src/lib/paginate-list.ts'
import { shortReference } from '../../rules/order-number.ts'
import { encryptIdForUrl } from './ids-in-urls.ts'
import type { DeskContext } from './desk-context.ts'

/** Returns a stored result of a call; null if there is none. */
export const resultOf = (text: string | null): CallResult | null =>
  CALL_RESULTS.find((each) => each === text) ?? null

export const callListRowOf = ({ vault }: Pick<DeskContext, 'vault'>, each: PersonToCall) => ({
  handle: encryptIdForUrl(vault, each.id),
  whys: each.whys,
  reference: shortReference(vault, each.held_id ?? each.id),
  isHeld: each.held_id !== null,
  since: each.since.toISOString(),
  asked: each.asked,
  value: each.value,
  city: each.city,
  takenBy: each.taken_by,
  tries: each.tries,
  result: resultOf(each.result),
  promised: each.promised?.toISOString() ?? null,
  isLast: each.is_last,
})

/** A person to be phoned, without personal data. */
export type CallListRow = ReturnType<typeof callListRowOf>

/**
 * Returns one page of a queue of the call list: the people to call now, one row per phone number, without
 * personal data; how many people are in each queue; and the call that the desk user has taken, if any.
 * `mine` is the call that the desk user has taken and not yet noted, `comes` the person whom “Próxima” would give next, on
 * whichever page or queue; null for nobody. `justNoted` are the results that the desk user may take back.
 * @param wanted the page number, from 1; for a page that does not exist the nearest one is returned
 */
export async function listPeople(
  desk: DeskContext,
  user: DeskUser,
  queue: CallQueue,
  order: ListOrder,
  wanted: number,
) {
  const now = desk.clock.now()
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const [{ rows, counts, next }, mine, noted] = await Promise.all([
    peopleToCall(desk.db, now, queue, order, wanted),
    findRecordOfOpenCall(desk.db, user.id, minutesAgo(CALL_TAKEN_MINUTES)),
    callsJustNoted(desk.db, user.id, minutesAgo(UNDO_MINUTES)),
  ])
  return {
    queue,
    counts,
    mine: mine === undefined ? null : encryptIdForUrl(desk.vault, mine),
    // A desk user who has a call gets that one again.
    comes: mine === undefined && next ? callListRowOf(desk, next) : null,
    rows: rows.map((each) => callListRowOf(desk, each)),
    part: listPartOf(counts[queue], wanted),
    justNoted: noted.map(({ id, at, result, subject_id }) => ({
      id,
      at: at.toISOString(),
      result: resultOf(result),
      handle: encryptIdForUrl(desk.vault, subject_id),
      reference: shortReference(desk.vault, subject_id),
    })),
  }
}

/** Returns one page of the people of a queue who are to be called later, each with the time as `promised`. */
export async function listLaterCalls({ db, clock, vault }: DeskContext, queue: CallQueue, wanted: number) {
  const { rows, total } = await peopleToCallLater(db, clock.now(), queue, wanted)
  return { rows: rows.map((each) => callListRowOf({ vault }, each)), part: listPartOf(total, wanted) }
}

/**
 * Returns the call that the visitor of a record waits for, with its encrypted id for the desk's URLs, and for when it was
 * agreed; null if there is none.
 * @param isSettledToo whether to return a call that is settled
 */
export async function callOf(
  { db, clock, vault }: Pick<DeskContext, 'db' | 'clock' | 'vault'>,
  id: string,
  isSettledToo: boolean,
): Promise<{ handle: string; again: string | null } | null> {
  const now = clock.now()
  const found = await findPersonToCall(db, id, now)
  if (!found || !(isSettledToo || isOpen(found))) return null
  const { next_try: next } = found
  return {
    handle: encryptIdForUrl(vault, id),
    again: found.result === 'de-novo' && next !== null ? next.toISOString() : null,
  }
}
