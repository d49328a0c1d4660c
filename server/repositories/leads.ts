/** SQL that creates, reads and updates leads. A lead is an order in progress. */
import type { LeadStep } from '../../src/contract/lead.ts'
import { statement, type Db, type Sql } from '../db/database.ts'
import { hideListLength, batchLookups } from '../db/batch-concurrent-queries.ts'
import type { StoredAnswers, LeadRow, Origin, LeadPlace } from '../rules/lead-row-types.ts'

/** SQL: a column of the lead's order, null before the order is placed. */
const ofOrder = (column: string) =>
  `case when status = 'finished' then (select o.${column} from orders o where o.lead_id = leads.id) end`

const COLUMNS = `id, status, place, origin, answers, versions, risk, quizzes, order_number, schedule, verified,
  ${ofOrder('created_at')} as ordered_at, ${ofOrder('cancelled_at')} as cancelled_at,
  ${ofOrder('mail_withheld')} as mail_withheld`

const GET = statement(
  'lead.get',
  `select ${COLUMNS} from leads where id = any(${hideListLength('$1::uuid[]')})`,
)
const LOCK = statement('lead.lock', `select ${COLUMNS} from leads where id = $1 for update`)

const leadOf = batchLookups<string, LeadRow>(async (db, ids) => {
  const rows = await db.rows<LeadRow>(GET, [`{${ids.join(',')}}`])
  return new Map(rows.map((row) => [row.id, row]))
})

/** Reads a lead. `id` is a UUID in upper or lower case. */
export const findLead = (db: Db, id: string) => leadOf(db, id.toLowerCase())

/** Reads a lead and locks it for the rest of the transaction. */
export const lockLead = (sql: Sql, id: string) => sql.row<LeadRow>(LOCK, [id])

const CREATE = statement(
  'lead.create',
  `with l as (
     insert into leads (id, created_at, updated_at, place, origin, answers, versions)
     values ($1, $2, $2, $3, $4, $8, $9) returning id
   ), e as (
     insert into lead_events (lead_id, seq, at, what, channel, steps, detail)
     select id, 1, $2, 'created', $5, $10::text[], $11::jsonb from l
   ), k as (
     insert into creation_keys (key_hash, made_id, covered, fingerprint, created_at)
     select $6, id, true, $7, $2 from l where $6::text is not null
   ) select id from l`,
)

/**
 * Identifies a repeated request to create a record, by the hash of its Idempotency-Key and a fingerprint of
 * the request. Undefined if the request has no key.
 */
export type CreationKey = { hash: string; fingerprint: string } | undefined

/** Answers that were sent in the same request as an address. They are keyed by step and ready to store. */
export type AnswersWithAddress = {
  answers: Partial<Record<LeadStep, Record<string, unknown>>>
  /** A consent that was given or refused in one of these answers; it is recorded in the history. */
  detail: { consent: Record<string, unknown> } | null
}

/** Stores a new lead, with the first event of its history and the idempotency key of its request. */
export async function createLead(
  sql: Sql,
  lead: {
    id: string
    at: Date
    place: LeadPlace
    origin: Origin
    channel: string | null
    key: CreationKey
    /** Personal data from a customer's record. */
    answers?: StoredAnswers
    /** The answers that the visitor sent in the same request. */
    along?: AnswersWithAddress
  },
): Promise<void> {
  const steps = Object.keys(lead.along?.answers ?? {})
  await sql.run(CREATE, [
    lead.id,
    lead.at,
    lead.place,
    lead.origin,
    lead.channel,
    lead.key?.hash ?? null,
    lead.key?.fingerprint ?? null,
    { ...lead.answers, ...lead.along?.answers },
    Object.fromEntries(steps.map((step) => [step, 1])),
    steps,
    lead.along?.detail ?? null,
  ])
}

const MADE = statement(
  'creation.find',
  'select made_id, covered, fingerprint from creation_keys where key_hash = $1',
)

/** A record that an earlier request created. `covered` is true for a lead and false for any other record. */
export type CreatedRecord = { made_id: string; covered: boolean; fingerprint: string }

/**
 * Finds the record that an earlier request with this Idempotency-Key created. `hash` is the hash of the key.
 */
export const findCreated = (sql: Sql, hash: string) => sql.row<CreatedRecord>(MADE, [hash])

// A changed address removes the answers that no longer hold there; $5 names them. The plan stays only as long as
// it is on offer. Answers sent with the address replace earlier ones; a different name requires a
// new risk check.
const MOVE = statement(
  'lead.move',
  `with u as (
     update leads set
       place = $2, origin = origin || $3, updated_at = $4, seq = seq + 1,
       answers = ((case
         when $2::jsonb->'plans' ? (answers->'plan'->>'idPlan') then answers
         else answers - '{plan,scheduleDate}'::text[] end) - $5::text[]) || $9::jsonb,
       versions = versions || (
         select coalesce(jsonb_object_agg(g.step, coalesce((leads.versions->>g.step)::int, 0) + 1), '{}')
         from jsonb_object_keys($9::jsonb) as g (step)),
       risk = case when $9::jsonb ? 'name' and answers->'name'->>'name' is distinct from $9::jsonb->'name'->>'name'
         then 'none' else risk end
     where id = $1 and status = 'open'
     returning id, seq, versions, answers ? 'plan' as has_plan, answers ? 'scheduleDate' as has_visit
   ), e as (
     insert into lead_events (lead_id, seq, at, what, channel, steps, detail)
     select id, seq, $4, 'coverage', $6, $10::text[], $11::jsonb from u
   ), k as (
     insert into creation_keys (key_hash, made_id, covered, fingerprint, created_at)
     select $7, id, true, $8, $4 from u where $7::text is not null
   ) select versions, has_plan, has_visit from u`,
)

/**
 * Stores the address of a lead after a new coverage check. Returns the versions of the lead's answers, and
 * which of plan and visit it still has; undefined if the lead is unknown or finished.
 */
export async function changeLeadAddress(
  sql: Sql,
  lead: {
    id: string
    at: Date
    place: LeadPlace
    origin: Origin
    /** Steps whose answers do not hold at the new address. */
    lost: readonly string[]
    channel: string | null
    key?: CreationKey
    along?: AnswersWithAddress
  },
): Promise<{ versions: Record<string, number>; kept: string[] } | undefined> {
  const answers = lead.along?.answers ?? {}
  const row = await sql.row<{ versions: Record<string, number>; has_plan: boolean; has_visit: boolean }>(
    MOVE,
    [
      lead.id,
      lead.place,
      lead.origin,
      lead.at,
      lead.lost,
      lead.channel,
      lead.key?.hash ?? null,
      lead.key?.fingerprint ?? null,
      answers,
      Object.keys(answers),
      lead.along?.detail ?? null,
    ],
  )
  if (!row) return undefined
  const kept = [...(row.has_plan ? ['plan'] : []), ...(row.has_visit ? ['scheduleDate'] : [])]
  return { versions: row.versions, kept }
}

const ADDON = statement('lead.addon', "select origin->>'addon' as addon from leads where id = $1")

/**
 * Returns the campaign (`addon`) with which a lead was created, as the request wrote it; undefined if the
 * lead is unknown.
 */
export const addonOfLead = async (sql: Sql, id: string): Promise<string | undefined> =>
  (await sql.row<{ addon: string }>(ADDON, [id]))?.addon

const BONUS = statement(
  'lead.bonus',
  `update leads set origin = origin || jsonb_build_object('idPlanAddonBonus', $2::text)
   where id = $1 and status = 'open' and (versions->>'phone')::int = $3 returning id`,
)

/**
 * Stores the bonus plan that the lead's mobile number earns; null means none. Does nothing if the phone
 * question was answered again after this version.
 */
export const setBonus = (sql: Sql, id: string, bonus: string | null, version: number) =>
  sql.run(BONUS, [id, bonus, version])

const IS_CONTACTABLE = statement('lead.contactable', 'select is_contactable from leads where id = $1')

/** Returns whether the desk may contact the visitor of a lead. */
export const isContactable = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.row<{ is_contactable: boolean }>(IS_CONTACTABLE, [id]))?.is_contactable ?? false

const MARK_LAST = statement(
  'lead.last',
  `update leads set origin = origin || '{"isLast":true}' where id = $1`,
)

/** Marks a lead whose visitor is called after all others. */
export const putLeadLastOnCallList = (sql: Sql, id: string) => sql.run(MARK_LAST, [id])

const LAST = statement(
  'lead.channel',
  `select channel from lead_events where lead_id = $1 and channel in ('chat', 'pages') order by seq desc limit 1`,
)

/** Returns the channel of the lead's last event that a visitor caused; null if none is known. */
export async function lastChannelOf(sql: Sql, id: string): Promise<'chat' | 'pages' | null> {
  const [row] = await sql.rows<{ channel: 'chat' | 'pages' }>(LAST, [id])
  return row?.channel ?? null
}
