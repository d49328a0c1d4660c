/** SQL that stores visitors' requests to be called. */
import { statement, type Sql } from '../db/database.ts'
import type { CreationKey } from './leads.ts'

const CALL = statement(
  'support.create',
  `with s as (
     insert into support_requests (id, created_at, telephone, phone_lookup, channel, lead_id, renewal_id, is_first)
     values ($1, $2, $3, $4, $5, $8, $9, $10) returning id
   ), k as (
     insert into creation_keys (key_hash, made_id, covered, fingerprint, created_at)
     select $6, id, false, $7, $2 from s where $6::text is not null
   ) select id from s`,
)

/** A visitor's request to be called. */
export type CallRequest = {
  id: string
  at: Date
  /** The phone number, encrypted. */
  telephone: string
  lookup: string
  channel: string | null
  /** The order from which the call was requested, if any. */
  order: { lead: string | null; renewal: string | null; is_held: boolean } | undefined
  key: CreationKey
}

/** Stores a call request. A request made from an order on hold goes to the top of the call list (D89). */
export async function createSupportRequest(sql: Sql, call: CallRequest): Promise<void> {
  const { id, at, telephone, lookup, channel, order, key } = call
  await sql.rows(CALL, [
    id,
    at,
    telephone,
    lookup,
    channel,
    key?.hash ?? null,
    key?.fingerprint ?? null,
    order?.lead ?? null,
    order?.renewal ?? null,
    order?.is_held ?? false,
  ])
}
