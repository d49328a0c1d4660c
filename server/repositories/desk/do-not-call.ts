/**
 * SQL for the phone numbers that nobody calls, as HMACs (docs/decisions/0190). A trigger removes one as soon as its person
 * asks for a call again.
 */
import { statement, type Sql } from '../../db/database.ts'

const BLOCK = statement(
  'do_not_call.add',
  'insert into do_not_call (phone_lookup, at, operator_id) values ($1, $2, $3) on conflict do nothing',
)
const ALLOW = statement('do_not_call.remove', 'delete from do_not_call where phone_lookup = $1')
const FIND = statement('do_not_call.find', 'select 1 as yes from do_not_call where phone_lookup = $1')

export const blockCalls = (sql: Sql, phoneLookup: string, at: Date, operator: string) =>
  sql.run(BLOCK, [phoneLookup, at, operator])

export const allowCalls = (sql: Sql, phoneLookup: string) => sql.run(ALLOW, [phoneLookup])

export const isNotToBeCalled = (sql: Sql, phoneLookup: string) => sql.hasRow(FIND, [phoneLookup])
