/** SQL for the encrypted samples that show whether the server has the right keys. */
import { statement, type Sql } from '../db/database.ts'

/** The id of the only row in the table `key_checks`. */
export const CHECK_ID = '5ea1ed00-0000-4000-8000-000000000001'

/** An encrypted text, with the HMAC of its plain text or of a part of it. */
export type Sealed = { owner: string; sealed: string; lookup: string }

const READ = statement('keys.read', 'select id as owner, sealed, lookup from key_checks')

/** Reads the encrypted sample that shows whether the server has the right keys. */
export const readKeyCheck = (sql: Sql) => sql.row<Sealed>(READ)

const ADD = statement(
  'keys.add',
  'insert into key_checks (id, sealed, lookup) values ($1, $2, $3) on conflict do nothing',
)

/** Stores the encrypted sample for checking the keys, unless one is already stored. */
export const addKeyCheck = (sql: Sql, { owner, sealed, lookup }: Sealed) =>
  sql.run(ADD, [owner, sealed, lookup])

const CUSTOMER = statement(
  'keys.customer',
  'select id as owner, content as sealed, document_lookup as lookup from customers limit 1',
)
const PHONE = statement(
  'keys.phone',
  `select id as owner, answers->'phone'->>'phone' as sealed, answers->'phone'->>'lookup' as lookup
   from leads where answers ? 'phone' limit 1`,
)

/**
 * Returns the encrypted record of any one customer, and the HMAC of its CPF. The plain text is JSON that
 * contains the CPF.
 */
export const anyCustomer = (sql: Sql) => sql.row<Sealed>(CUSTOMER)

/** Returns the encrypted phone number of any one lead, and its HMAC. */
export const anyPhone = (sql: Sql) => sql.row<Sealed>(PHONE)

const LOOKUP = statement('keys.lookup', 'update key_checks set lookup = $2 where id = $1 returning id')

/** Replaces the HMAC of the sample that is stored for checking the keys. */
export const replaceKeyCheckHmac = (sql: Sql, lookup: string) => sql.run(LOOKUP, [CHECK_ID, lookup])
