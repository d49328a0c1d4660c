/** Builds the desk's call list: the people whom operators should call. */
import type { CallListProps } from '../../../src/desk/pages/CallListPage.tsx'
import { CALL_RESULTS, type CallResult } from '../../../src/contract/phone-call-results.ts'
import { personToCall } from '../../repositories/desk/call-tasks.ts'
import { peopleToCall, type ListOrder, type PersonToCall } from '../../repositories/desk/call-list.ts'
import { CALLS_PER_PAGE } from '../../rules/desk/call-list-limits.ts'
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
})

/**
 * Returns one page of the call list: the people to call now, one row per phone number, without personal data.
 * @param wanted the page number, from 1; for a page that does not exist the nearest one is returned
 */
export async function listPeople(
  desk: Desk,
  order: ListOrder,
  wanted: number,
): Promise<Pick<CallListProps, 'rows' | 'part'>> {
  const asked = Math.min(LAST_PAGE, Math.max(1, Math.trunc(wanted) || 1))
  const { rows, people } = await peopleToCall(desk.db, desk.clock.now(), order, asked)
  const last = Math.max(1, Math.ceil(people / CALLS_PER_PAGE))
  const page = Math.min(last, asked)
  return {
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
  return found && found.closed_at === null ? handleOf(desk.vault, id) : null
}
