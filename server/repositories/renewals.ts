/** SQL for the requests of existing customers to renew their contracts. */
import { statement, type Sql } from '../db/database.ts'
import type { StoredConsent } from '../rules/lead-row-types.ts'
import { CODE_TRIES, type CodeTry } from '../rules/email-codes.ts'
import type { CreationKey } from './leads.ts'

const OPEN = statement(
  'renewal.open',
  `with r as (
     insert into renewal_requests (id, base_user, customer_id, created_at, updated_at, origin, code_needed)
     values ($1, $2, $3, $4, $4, $5, $6) returning id
   ), k as (
     insert into creation_keys (key_hash, made_id, covered, fingerprint, created_at)
     select $7, id, false, $8, $4 from r where $7::text is not null
   ) select id from r`,
)

/** Stores a new renewal request, with the idempotency key of its creation. */
export async function addRenewal(
  sql: Sql,
  request: {
    id: string
    baseUser: string
    customer: string | null
    at: Date
    origin: Record<string, string>
    codeNeeded: boolean
    key: CreationKey
  },
): Promise<void> {
  const { id, baseUser, customer, at, origin, codeNeeded, key } = request
  const known = [key?.hash ?? null, key?.fingerprint ?? null]
  await sql.run(OPEN, [id, baseUser, customer, at, origin, codeNeeded, ...known])
}

/** A renewal request as it is stored. */
export type RenewalRow = {
  id: string
  base_user: string
  customer_id: string | null
  offer1: string | null
  offer2: string | null
  price: number | null
  order_number: string | null
  code_needed: boolean
  verified_at: Date | null
  /**
   * `addon` is stored as it was sent: read it through rules/order-campaign.ts. `proof` is the HMAC of a
   * document; the visitor must prove to be its holder.
   */
  origin: { addon?: string; proof?: string }
  /** How many times the customer has chosen offers. */
  version: number
}

const RENEWAL = `select id, base_user, customer_id, offer1, offer2, price, order_number, code_needed, verified_at,
     origin, version from renewal_requests where id = $1`
const GET = statement('renewal.get', RENEWAL)
const LOCK = statement('renewal.lock', `${RENEWAL} for update`)

export const findRenewal = (sql: Sql, id: string) => sql.row<RenewalRow>(GET, [id])
/** Reads a renewal request and locks it for the rest of the transaction. */
export const lockRenewal = (sql: Sql, id: string) => sql.row<RenewalRow>(LOCK, [id])

const CHOOSE = statement(
  'renewal.choose',
  `with u as (
     update renewal_requests set offer1 = $2, offer2 = $3, price = $4, updated_at = $5, version = version + 1
     where id = $1 returning id, version
   ), k as (
     insert into renewal_choices (renewal_id, key, fingerprint, version, at)
     select id, $6, $7, version, $5 from u where $6::text is not null
   ) select version from u`,
)

/**
 * Stores the choice of offers in a locked renewal, together with the request's Idempotency-Key. Returns the
 * new version of the choice. `price` is in cents per month.
 */
export async function chooseOffers(
  sql: Sql,
  choice: {
    id: string
    offer1: string
    offer2: string | null
    price: number
    at: Date
    key: string | null
    fingerprint: string | null
  },
): Promise<number> {
  const { id, offer1, offer2, price, at, key, fingerprint } = choice
  const row = await sql.row<{ version: number }>(CHOOSE, [id, offer1, offer2, price, at, key, fingerprint])
  if (!row) throw new Error('the renewal disappeared while it was locked')
  return row.version
}

const CHOICE = statement(
  'renewal.choice',
  'select version, fingerprint from renewal_choices where renewal_id = $1 and key = $2',
)

/**
 * Finds the version of the choice that an earlier request with this Idempotency-Key stored, and the
 * fingerprint of that request.
 */
export const findChoice = (sql: Sql, id: string, key: string) =>
  sql.row<{ version: number; fingerprint: string }>(CHOICE, [id, key])

const FINISH = statement(
  'renewal.finish',
  `update renewal_requests set order_number = $2, finished_at = $3, updated_at = $3, consent = $4
   where id = $1 returning id`,
)

/** Marks a locked renewal as ordered. `consent` is what the customer agreed to. */
export const finishRenewal = (sql: Sql, id: string, number: string, at: Date, consent: StoredConsent) =>
  sql.run(FINISH, [id, number, at, consent])

const SET_CODE = statement(
  'renewal.code',
  `update renewal_requests set code_hash = $2, code_expires_at = $3, code_tries = 0, verified_at = null
   where id = $1 and order_number is null returning id`,
)

/** Stores the hash of a new one-time code; returns false if the renewal is unknown or finished. */
export const setRenewalCode = (sql: Sql, id: string, hash: string, expires: Date) =>
  sql.hasRow(SET_CODE, [id, hash, expires])

const TRY = statement(
  'renewal.try',
  `update renewal_requests set code_tries = code_tries + 1,
     verified_at = case when code_hash = $2 and code_expires_at > $3 then $3::timestamptz end
   where id = $1 and order_number is null and code_hash is not null and code_tries < ${CODE_TRIES}
   returning code_tries as tries, code_hash = $2 as "right", code_expires_at <= $3 as expired`,
)

/**
 * Checks a code that the customer typed, counts the attempt and stores the result; undefined if there is no
 * code or its attempts are used up.
 */
export const tryRenewalCode = (sql: Sql, id: string, hash: string, at: Date) =>
  sql.row<CodeTry>(TRY, [id, hash, at])
