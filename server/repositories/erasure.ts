/** SQL that erases a lead, a renewal or call requests when their owner asks for it. */
import { OPEN_WORK, type OpenWork } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { onlyRow, statement, type Sql } from '../db/database.ts'
import { IS_SETTLED } from './call-requests.ts'
import { freeSlot, changeFreePortsInUndo } from './bookings.ts'
import { isToArrange } from './desk/reasons-to-call.ts'
import { countErased } from './desk/daily-counts.ts'

const LOCK = statement(
  'erasure.lock',
  `select l.id, l.answers->'phone'->>'lookup' as phone_lookup, l.place->>'area' as area,
     l.place->>'team' as team, o.number, o.installation_day::text as day, o.installation_period as period,
     o.cancelled_at is not null as is_cancelled
   from leads l left join orders o on o.lead_id = l.id where l.id = $1 for update of l`,
)

/** What erasure needs to know about a lead. */
export type ErasableLead = {
  id: string
  /** The HMAC of the phone number; null if the visitor gave none. */
  phone_lookup: string | null
  area: string | null
  team: string | null
  /** The order number, if there is an order; `day` is yyyy-mm-dd. */
  number: string | null
  day: string | null
  period: string | null
  is_cancelled: boolean
}

/** Locks a lead and returns what erasure needs to know about it. */
export const lockForErasure = (sql: Sql, id: string) => sql.row<ErasableLead>(LOCK, [id])

const OWED = statement(
  'erasure.owed',
  `select
     exists (select 1 from orders where lead_id = $1 and cancelled_at is null and installation_day >= $2::date) as visit,
     ${isToArrange('$1')} as arrange,
     exists (select 1 from leads where id = $1 and held_at is not null and status = 'open')
       or exists (select 1 from renewal_requests where id = $1 and held_at is not null and order_number is null) as held,
     exists (select 1 from support_requests s where (s.id = $1 or s.lead_id = $1 or s.renewal_id = $1)
       and not ${IS_SETTLED}) as call,
     exists (select 1 from call_tasks where subject_id = $1 and closed_at is null and result = 'de-novo') as agreed`,
)

/**
 * Returns what is still owed to the person of a lead, a renewal or a call request.
 * @param today yyyy-mm-dd
 */
export async function openWorkOf(sql: Sql, id: string, today: string): Promise<OpenWork[]> {
  const owed = await onlyRow<Record<OpenWork, boolean>>(sql, OWED, [id, today])
  return OPEN_WORK.filter((each) => owed[each])
}

const FREE_PORT = statement(
  'area.free',
  `with area as (
     update coverage_areas set free_ports = free_ports + 1 where id = $1 and free_ports is not null returning id
   ) ${changeFreePortsInUndo('+')} and not exists (select from area)`,
)

export const releasePort = (sql: Sql, area: string) => sql.run(FREE_PORT, [area])

/** Releases the slot and the network port of a lead's installation, which will not take place. */
export async function freeInstallation(sql: Sql, lead: ErasableLead): Promise<void> {
  await sql.run(FREE_PORT, [lead.area])
  const { team, day, period } = lead
  if (team && day && period) await freeSlot(sql, { team, day, period })
}

// Rows that refer to others are deleted first. Quizzes and codes are deleted with the lead by cascade.
const OF_LEADS = [
  statement('erase.made', 'delete from creation_keys where made_id = any($1::uuid[])'),
  statement(
    'erase.numbers',
    `delete from order_numbers n using orders o where o.lead_id = any($1::uuid[]) and n.number = o.number`,
  ),
  statement(
    'erase.calls.orders',
    `update calls set order_number = null where order_number in
       (select number from orders where lead_id = any($1::uuid[]))`,
  ),
  statement('erase.visits', 'delete from open_visit_keys where lead_id = any($1::uuid[])'),
  statement('erase.orders', 'delete from orders where lead_id = any($1::uuid[])'),
  statement(
    'erase.links',
    `delete from agent_links where id in
       (select (origin->>'agentLink')::uuid from leads where id = any($1::uuid[]))`,
  ),
  statement('erase.events', 'delete from lead_events where lead_id = any($1::uuid[])'),
  statement('erase.leads', 'delete from leads where id = any($1::uuid[])'),
]

/** Deletes leads and everything that belongs to them except the outbox. */
export async function eraseLeads(sql: Sql, ids: readonly string[]): Promise<void> {
  await countErased(sql, ids)
  for (const each of OF_LEADS) await sql.run(each, [ids])
}

// The choices are deleted by cascade.
const RENEWAL = statement(
  'erase.renewal',
  `with k as (
     delete from creation_keys where made_id = $1
   ), n as (
     delete from order_numbers where number = $2
   ) delete from renewal_requests where id = $1`,
)

/** Deletes a renewal request and everything that belongs to it except the outbox. */
export const deleteRenewal = (sql: Sql, id: string, orderNumber: string | null) =>
  sql.run(RENEWAL, [id, orderNumber])

const CALLS = statement(
  'erase.calls',
  `with s as (
     delete from support_requests where id = $1 or lead_id = $1 or renewal_id = $1 returning id, phone_lookup, is_announced
   ), k as (
     delete from creation_keys using s where creation_keys.made_id = s.id
   ) select id, phone_lookup, is_announced from s`,
)

/**
 * Deletes the call request with this id, or all call requests made from the order with this id. Returns the deleted
 * ones, with the HMACs of their phone numbers, and whether they were reported to the operator. A phone number is never
 * enough to delete, because anyone can claim it.
 */
export const eraseCalls = (
  sql: Sql,
  id: string,
): Promise<{ id: string; phone_lookup: string; is_announced: boolean }[]> => sql.rows(CALLS, [id])

/** The answers that are part of the contract. */
const CONTRACT = ['name', 'documentNumber', 'plan', 'dueDate', 'address']

const OF_REDUCED = [
  statement(
    'reduce.keys',
    `delete from search_keys where record_id = $1 and kind in ('phone', 'email', 'person')`,
  ),
  statement('reduce.visits', 'delete from open_visit_keys where lead_id = $1'),
  statement('reduce.quizzes', 'delete from quizzes where lead_id = $1'),
  statement('reduce.codes', 'delete from lead_codes where lead_id = $1'),
  statement('reduce.resume', 'delete from resume_codes where lead_id = $1'),
  statement('reduce.messages', 'delete from order_message_orders where lead_id = $1'),
  statement('reduce.notes', 'delete from order_notes where lead_id = $1'),
  statement('reduce.openings', 'delete from desk_openings where lead_id = $1'),
  statement(
    'reduce.links',
    `delete from agent_links where id in (select (origin->>'agentLink')::uuid from leads where id = $1)`,
  ),
]
const REDUCE = statement(
  'reduce.lead',
  `with u as (
     update leads set updated_at = $3, seq = seq + 1, risk_documents = '{}',
       verified = jsonb_strip_nulls(jsonb_build_object('session', verified->'session')),
       origin = jsonb_strip_nulls(jsonb_build_object('addon', origin->'addon', 'edition', origin->'edition')),
       answers = coalesce((
         select jsonb_object_agg(key, case when key = 'address' then value - 'accessNotes' - 'sealedAccessNotes' else value end)
         from jsonb_each(answers) where key = any($2::text[])), '{}')
     where id = $1 returning id, seq
   ) insert into lead_events (lead_id, seq, at, what) select id, seq, $3, 'reduced' from u`,
)

/** Deletes all that is about the person of a locked order, but for the contract. */
export async function reduceToContract(sql: Sql, id: string, at: Date): Promise<void> {
  await sql.run(REDUCE, [id, CONTRACT, at])
  // after it, since its trigger writes keys
  for (const each of OF_REDUCED) await sql.run(each, [id])
}
