/**
 * SQL for the phone numbers that nobody calls, as HMACs (docs/decisions/0069), until their person ends it or whoever set it
 * takes a mistake back.
 */
import { statement, type Sql } from '../../db/database.ts'

const BLOCK = statement(
  'do_not_call.add',
  'insert into do_not_call (phone_lookup, at, operator_id) values ($1, $2, $3) on conflict do nothing returning phone_lookup',
)
const ALLOW = statement(
  'do_not_call.remove',
  `delete from do_not_call where phone_lookup = $1 and ($2::uuid is null or operator_id = $2 and at >= $3)
   returning phone_lookup`,
)
const END = statement(
  'do_not_call.end',
  `delete from do_not_call b using leads l join orders o on o.lead_id = l.id
   where l.id = $1 and b.phone_lookup = l.answers->'phone'->>'lookup' and o.created_at < b.at
     and not exists (select from lead_events e where e.lead_id = l.id and e.what = 'contact corrected' and e.at >= b.at)
     and ($2 or l.verified->>'collaborator' is not null or l.verified->>'customer' is not null or l.verified->>'risk' is not null)`,
)
const TAKE_BACK = statement(
  'do_not_call.take_back',
  'delete from do_not_call where phone_lookup = $1 and at = $2 and operator_id = $3',
)
const FIND = statement('do_not_call.find', 'select 1 as yes from do_not_call where phone_lookup = $1')

/** Puts a phone number on the list; returns false if it was there. */
export const blockCalls = (sql: Sql, phoneLookup: string, at: Date, operator: string): Promise<boolean> =>
  sql.hasRow(BLOCK, [phoneLookup, at, operator])

/**
 * Takes a phone number off the list that was put there by mistake; returns false if it is not there, or not to be taken off.
 * @param by who may have put it there, and since when; null for anybody
 */
export const takeBackMistake = (
  sql: Sql,
  phoneLookup: string,
  by: { readonly id: string; readonly since: Date } | null,
): Promise<boolean> => sql.hasRow(ALLOW, [phoneLookup, by?.id ?? null, by?.since ?? null])

/**
 * Takes the phone number of an order off the list, because its person asks for a call: somebody who has its link, or has typed
 * a code that was sent about it. One that was placed, or whose contact was corrected, after its person asked not to be called proves
 * nothing, nor does a lead without an order, which may still take any telephone.
 * @param hasLink whether the request comes from the link in a mail about it
 */
export const endDoNotCall = (sql: Sql, lead: string, hasLink: boolean) => sql.run(END, [lead, hasLink])

/** Removes a phone number that the result of a call has added; one that was there before stays. */
export const takeBackBlock = (sql: Sql, phoneLookup: string, call: { ended_at: Date; operator_id: string }) =>
  sql.run(TAKE_BACK, [phoneLookup, call.ended_at, call.operator_id])

export const isNotToBeCalled = (sql: Sql, phoneLookup: string) => sql.hasRow(FIND, [phoneLookup])
