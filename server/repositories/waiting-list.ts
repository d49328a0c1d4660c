/** SQL for the waiting list of visitors who could not be offered anything at their address. */
import { statement, type Sql } from '../db/database.ts'
import type { CreationKey } from './leads.ts'

const CREATE = statement(
  'nocoverage.create',
  `with n as (
     insert into no_coverage_leads (id, created_at, updated_at, reason, place, origin, contact, phone_lookup)
     values ($1, $2, $2, $3, $4, $5, $6, $7) returning id
   ), k as (
     insert into creation_keys (key_hash, made_id, covered, fingerprint, created_at)
     select $8, id, false, $9, $2 from n where $8::text is not null
   ) select id from n`,
)

/** A new or changed entry of the waiting list. `contact` is encrypted. */
export type EncryptedWaitingListEntry = {
  id: string
  at: Date
  reason: 'network' | 'offer' | 'asked'
  place: Record<string, unknown>
  origin: Record<string, unknown>
  contact: string | null
  phoneLookup: string | null
  key: CreationKey
}

/** Stores an entry of the waiting list, with the idempotency key of its request. */
export const createWaitingListEntry = (sql: Sql, lead: EncryptedWaitingListEntry) =>
  sql.run(CREATE, [
    lead.id,
    lead.at,
    lead.reason,
    lead.place,
    lead.origin,
    lead.contact,
    lead.phoneLookup,
    lead.key?.hash ?? null,
    lead.key?.fingerprint ?? null,
  ])

const ROW = 'select id, reason, place, origin, contact, phone_lookup from no_coverage_leads where id = $1'
const FIND = statement('nocoverage.find', ROW)
const LOCK = statement('nocoverage.lock', `${ROW} for update`)

/** An entry of the waiting list as stored. `contact` is encrypted. */
export type WaitingListRow = {
  id: string
  reason: EncryptedWaitingListEntry['reason']
  place: Record<string, unknown>
  origin: { addon?: string }
  contact: string | null
  phone_lookup: string | null
}

export const findWaitingListEntry = (sql: Sql, id: string) => sql.row<WaitingListRow>(FIND, [id])

/** Reads an entry of the waiting list and locks it for the rest of the transaction. */
export const lockWaitingListEntry = (sql: Sql, id: string) => sql.row<WaitingListRow>(LOCK, [id])

const UPDATE = statement(
  'nocoverage.update',
  `update no_coverage_leads set place = place || $2, origin = origin || $3, contact = coalesce($4, contact),
     phone_lookup = coalesce($5, phone_lookup), updated_at = $6 where id = $1`,
)

/** Updates an entry of the waiting list; a null contact leaves the stored one unchanged. */
export const updateWaitingListEntry = (
  sql: Sql,
  lead: Pick<EncryptedWaitingListEntry, 'id' | 'at' | 'place' | 'origin' | 'contact' | 'phoneLookup'>,
) => sql.run(UPDATE, [lead.id, lead.place, lead.origin, lead.contact, lead.phoneLookup, lead.at])

const DELETE = statement(
  'nocoverage.delete',
  `with d as (
     delete from no_coverage_leads where id = $1 and ($2::text is null or phone_lookup is null or phone_lookup = $2)
     returning id, phone_lookup, origin
   ), k as (
     delete from creation_keys using d where creation_keys.made_id = d.id
   ), l as (
     delete from agent_links using d where agent_links.id = (d.origin->>'agentLink')::uuid
   ) select phone_lookup from d`,
)

/**
 * Deletes an entry of the waiting list, and returns the HMAC of its phone number; undefined if no entry matches. A
 * phone number, if given, must match the stored one.
 */
export const deleteWaitingListEntry = (
  sql: Sql,
  id: string,
  phoneLookup: string | null,
): Promise<{ phone_lookup: string | null } | undefined> => sql.row(DELETE, [id, phoneLookup])

const CHECKED_AT_ONCE = 1000

const ALL = statement(
  'nocoverage.all',
  `select id, place, network_since is not null as has_network from no_coverage_leads
   where id > $1 order by id limit ${CHECKED_AT_ONCE}`,
)

/** An address at which nothing could be sold, with or without somebody who waits for the network. */
export type UncoveredAddress = { id: string; place: Record<string, unknown>; has_network: boolean }

/** Yields all addresses at which nothing could be sold, in batches. */
export async function* uncoveredAddresses(sql: Sql): AsyncGenerator<UncoveredAddress[]> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after !== undefined) {
    const rows: UncoveredAddress[] = await sql.rows<UncoveredAddress>(ALL, [after])
    if (rows.length > 0) yield rows
    after = rows.length === CHECKED_AT_ONCE ? rows.at(-1)?.id : undefined
  }
}

const SET_NETWORK = statement(
  'nocoverage.network',
  'update no_coverage_leads set network_since = $2 where id = any($1::uuid[])',
)

/** Stores since when there is a network at these addresses; null if there is none any more. */
export async function setNetworkSince(sql: Sql, ids: readonly string[], since: Date | null): Promise<void> {
  if (ids.length > 0) await sql.run(SET_NETWORK, [ids, since])
}

const MARK_LAST = statement(
  'waiting.last',
  // the triggers of people_to_call do not look at the origin
  `with u as (
     update no_coverage_leads set origin = origin || '{"isLast":true}' where id = $1 returning phone_lookup, network_since
   ) insert into people_to_call_changes select phone_lookup from u where phone_lookup is not null and network_since is not null`,
)

/** Marks an entry of the waiting list whose person is called after all others. */
export const putWaitingEntryLastOnCallList = (sql: Sql, id: string) => sql.run(MARK_LAST, [id])
