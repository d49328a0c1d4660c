/** Builds the desk's call list: the people whom operators should call. */
import type { CallListProps } from '../../../src/desk/pages/CallListPage.tsx'
import { CALL_RESULTS, type CallResult } from '../../../src/contract/phone-call-results.ts'
import type { CallQueue } from '../../../src/contract/call-queues.ts'
import { takenBy } from '../../repositories/desk/call-history.ts'
import { isOpen, personToCall } from '../../repositories/desk/call-tasks.ts'
import {
  nextPeople,
  peopleToCall,
  type ListOrder,
  type PersonToCall,
} from '../../repositories/desk/call-list.ts'
import type { Operator } from '../../repositories/desk/operators.ts'
import { CALLS_PER_PAGE, TAKEN_MINUTES } from '../../rules/desk/call-list-limits.ts'
import { shortReference } from '../../rules/short-reference.ts'
import { handleOf } from './record-handles.ts'
import type { Desk } from './desk-context.ts'

/** The highest page number that is accepted. A higher one is replaced by it. */
const LAST_PAGE = 1_000_000

const resultOf = (text: string | null): CallResult | null =>
  CALL_RESULTS.find((each) => each === text) ?? null

export const rowOf = ({ vault }: Pick<Desk, 'vault'>, each: PersonToCall): CallListProps['rows'][number] => ({
  handle: handleOf(vault, each.id),
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
})

/**
 * Returns one page of a queue of the call list: the people to call now, one row per phone number, without
 * personal data; how many people are in each queue; and the call that the operator has taken, if any.
 * @param wanted the page number, from 1; for a page that does not exist the nearest one is returned
 */
export async function listPeople(
  desk: Desk,
  operator: Operator,
  queue: CallQueue,
  order: ListOrder,
  wanted: number,
): Promise<Pick<CallListProps, 'queue' | 'counts' | 'mine' | 'next' | 'rows' | 'part'>> {
  const asked = Math.min(LAST_PAGE, Math.max(1, Math.trunc(wanted) || 1))
  const now = desk.clock.now()
  const [{ rows, counts }, mine, [next]] = await Promise.all([
    peopleToCall(desk.db, now, queue, order, asked),
    takenBy(desk.db, operator.id, new Date(now.getTime() - TAKEN_MINUTES * 60_000)),
    nextPeople(desk.db, now, queue, 1),
  ])
  const people = counts[queue]
  const last = Math.max(1, Math.ceil(people / CALLS_PER_PAGE))
  const page = Math.min(last, asked)
  return {
    queue,
    counts,
    mine: mine === undefined ? null : handleOf(desk.vault, mine),
    // Whoever has a call gets that one again.
    next: mine === undefined && next !== undefined ? rows.findIndex(({ id }) => id === next) : -1,
    rows: rows.map((each) => rowOf(desk, each)),
    part: {
      first: (page - 1) * CALLS_PER_PAGE + 1,
      all: people,
      before: page > 1 ? page - 1 : null,
      after: page < last ? page + 1 : null,
    },
  }
}

/** Returns the encrypted id of a record for the desk's URLs; null if its visitor may no longer be called. */
export async function handleToCall(desk: Desk, id: string): Promise<string | null> {
  const found = await personToCall(desk.db, id, desk.clock.now())
  return found && isOpen(found) ? handleOf(desk.vault, id) : null
}
