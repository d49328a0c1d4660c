/**
 * SQL for the phone numbers that nobody calls, as HMACs (docs/decisions/0190). A trigger removes one as soon as its person
 * asks for a call again.
 */
import { statement, type Sql } from '../../db/database.ts'

const BLOCK = statement(
  'do_not_call.add',
  'insert into do_not_call (phone_lookup, at, operator_id) values ($1, $2, $3) on conflict do nothing returning phone_lookup',
)
const ALLOW = statement(
  'do_not_call.remove',
  'delete from do_not_call where phone_lookup = $1 returning phone_lookup',
)
const TAKE_BACK = statement(
  'do_not_call.take_back',
  'delete from do_not_call where phone_lookup = $1 and at = $2 and operator_id = $3',
)
const FIND = statement('do_not_call.find', 'select 1 as yes from do_not_call where phone_lookup = $1')

/** Puts a phone number on the list; returns false if it was there. */
export const blockCalls = (sql: Sql, phoneLookup: string, at: Date, operator: string): Promise<boolean> =>
  sql.hasRow(BLOCK, [phoneLookup, at, operator])

/** Takes a phone number off the list; returns false if it was not there. */
export const allowCalls = (sql: Sql, phoneLookup: string): Promise<boolean> =>
  sql.hasRow(ALLOW, [phoneLookup])

/** Removes a phone number that the result of a call has added; one that was there before stays. */
export const takeBackBlock = (sql: Sql, phoneLookup: string, call: { ended_at: Date; operator_id: string }) =>
  sql.run(TAKE_BACK, [phoneLookup, call.ended_at, call.operator_id])

export const isNotToBeCalled = (sql: Sql, phoneLookup: string) => sql.hasRow(FIND, [phoneLookup])
