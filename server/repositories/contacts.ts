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

export type NoCoverageEntry = {
  id: string
  at: Date
  reason: 'network' | 'offer' | 'asked'
  place: Record<string, unknown>
  origin: Record<string, unknown>
  contact: string | null
  phoneLookup: string | null
  key: CreationKey
}

export async function createNoCoverageLead(sql: Sql, lead: NoCoverageEntry): Promise<void> {
  await sql.rows(CREATE, [
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
}

const ROW = 'select id, reason, place, origin, contact, phone_lookup from no_coverage_leads where id = $1'
const FIND = statement('nocoverage.find', ROW)
const LOCK = statement('nocoverage.lock', `${ROW} for update`)

/** `contact` is sealed. */
export type NoCoverageRow = {
  id: string
  reason: NoCoverageEntry['reason']
  place: Record<string, unknown>
  origin: { addon?: string }
  contact: string | null
  phone_lookup: string | null
}

export const findNoCoverageLead = (sql: Sql, id: string) => sql.row<NoCoverageRow>(FIND, [id])

/** Reads and locks it for the rest of the transaction. */
export const lockNoCoverageLead = (sql: Sql, id: string) => sql.row<NoCoverageRow>(LOCK, [id])

const UPDATE = statement(
  'nocoverage.update',
  `update no_coverage_leads set place = place || $2, origin = origin || $3, contact = coalesce($4, contact),
     phone_lookup = coalesce($5, phone_lookup), updated_at = $6 where id = $1`,
)

export async function updateNoCoverageLead(
  sql: Sql,
  lead: Pick<NoCoverageEntry, 'id' | 'at' | 'place' | 'origin' | 'contact' | 'phoneLookup'>,
): Promise<void> {
  await sql.rows(UPDATE, [lead.id, lead.place, lead.origin, lead.contact, lead.phoneLookup, lead.at])
}

const DELETE = statement(
  'nocoverage.delete',
  `with d as (
     delete from no_coverage_leads where id = $1 and ($2::text is null or phone_lookup is null or phone_lookup = $2) returning id
   ), k as (
     delete from creation_keys using d where creation_keys.made_id = d.id
   ) select id from d`,
)

/** Deletes a no-coverage lead; a phone number that the caller gives must match a stored one. */
export async function deleteNoCoverageLead(
  sql: Sql,
  id: string,
  phoneLookup: string | null,
): Promise<boolean> {
  return (await sql.row(DELETE, [id, phoneLookup])) !== undefined
}

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

export type CallRequest = {
  id: string
  at: Date
  /** Sealed. */
  telephone: string
  lookup: string
  channel: string | null
  /** The order it was asked for in, if any. */
  order: { lead: string | null; renewal: string | null; is_held: boolean } | undefined
  key: CreationKey
}

/** A callback request. One made from a held order goes first in the queue (D89). */
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
