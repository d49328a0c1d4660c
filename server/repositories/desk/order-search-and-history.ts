/** SQL for the desk's search for orders and leads, and for the page of one of them. */
import { onlyRow, statement, type Sql } from '../../db/database.ts'
import { ACCESS_ACTIONS } from '../../../src/content/desk/audit-sentences.ts'
import type { OpeningReason } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import type { RecordKind } from '../search-keys.ts'
import type { AuditEntry } from './audit-log.ts'

const BY_NUMBER = statement(
  'records.number',
  `select n.lead_id as id, case when r.id is null then 'lead' else 'renewal' end as kind
   from order_numbers n left join renewal_requests r on r.id = n.lead_id where n.number = $1`,
)

/** Finds the lead or the renewal with an order number. */
export const recordWithNumber = (sql: Sql, number: string) =>
  sql.rows<{ id: string; kind: RecordKind }>(BY_NUMBER, [number])

const FOUND = statement(
  'records.found',
  `select f.*, t.ask_for, t.closed_at is not null as is_settled from (
     select l.id, 'lead' as kind, l.created_at as since, l.order_number as number, l.place->>'city' as city,
       o.cancelled_at is not null as is_cancelled, l.answers->'name'->>'name' as name
     from leads l left join orders o on o.lead_id = l.id where l.id = any($1::uuid[])
     union all
     select id, 'no-coverage', created_at, null, place->>'city', false, null
     from no_coverage_leads where id = any($1::uuid[])
     union all
     select id, 'renewal', created_at, order_number, null, false, null from renewal_requests where id = any($1::uuid[])
     union all
     select * from (
       select distinct on (s.phone_lookup) s.id, 'call', s.created_at, null, s.city, false, null
       from support_requests s left join call_tasks d on d.subject_id = s.id
       where s.id = any($1::uuid[]) and coalesce(d.closed_at > $3::timestamptz - interval '1 day', true)
       order by s.phone_lookup, d.closed_at desc nulls first, s.created_at, s.id) calls
   ) f left join call_tasks t on t.subject_id = f.id
   order by since desc limit $2`,
)

/**
 * A record that was found. `number` is the order number, `name` and `ask_for` are whose record it is and whom its next call
 * is to ask for, `is_settled` says that it needs no call any more.
 */
export type FoundRow = {
  id: string
  kind: RecordKind
  since: Date
  number: string | null
  city: string | null
  is_cancelled: boolean
  name: string | null
  ask_for: string | null
  is_settled: boolean
}

/** Reads the newest of these records; of the calls that one telephone asked for one, unless it was settled a day ago. */
export const readNewestRecords = (sql: Sql, ids: readonly string[], limit: number, now: Date) =>
  sql.rows<FoundRow>(FOUND, [ids, limit, now])

const EVENTS = statement(
  'records.events',
  `select e.at, e.seq, e.what, e.steps, e.channel, case when e.what = 'rescheduled' then e.detail end as moved
   from lead_events e where e.lead_id = $1
   union all
   select s.created_at, null, coalesce(s.about, 'call'), '{}', s.channel, null from support_requests s where s.lead_id = $1
   union all
   select a.accepted_at, null, 'agent-link', '{}', null, null from agent_links a where a.lead_id = $1 and a.accepted_at is not null
   order by at desc, seq desc nulls first`,
)

/**
 * Something that happened to a lead. `steps` are the answered steps; never an answer. `moved` contains the old and the
 * new time of a visit that was moved; null for other events, and for moves by releases that did not store it.
 */
export type EventRow = {
  at: Date
  what: string
  steps: string[]
  channel: string | null
  moved: { was: string; became: string } | null
}

/** Returns what happened to a lead, newest first. */
export const eventsOfLead = (sql: Sql, lead: string) => sql.rows<EventRow>(EVENTS, [lead])

const NOTICES = statement(
  'records.notices',
  `select id, kind, created_at as at, delivered_at, failed_at, last_error from outbox
   where subject_id = $1 order by created_at desc`,
)

/** A notice about a lead, delivered or not. */
export type NoticeRow = {
  id: string
  kind: string
  at: Date
  delivered_at: Date | null
  failed_at: Date | null
  last_error: string | null
}

/** Returns the notices about a lead, newest first. */
export const noticesOfLead = (sql: Sql, lead: string) => sql.rows<NoticeRow>(NOTICES, [lead])

const MAILS = statement(
  'records.mails',
  `select count(*)::int as mails from outbox where subject_id = $1 and kind like '%.mail' and created_at > $2`,
)

/** Counts the e-mails about a lead that were written after a time. */
export const mailsSince = async (sql: Sql, lead: string, since: Date): Promise<number> =>
  (await onlyRow<{ mails: number }>(sql, MAILS, [lead, since])).mails

const ACTIONS = statement(
  'records.actions',
  `select at, operator, what, detail from audit_log where subject = $1 and what <> all($2) order by seq desc limit 200`,
)
const LOOKS = statement(
  'records.looks',
  `select operator, (at at time zone 'America/Sao_Paulo')::date::text as day, max(at) as at, count(*)::int as times,
     array_agg(distinct detail->>'reason') filter (where detail ? 'reason') as reasons
   from audit_log where subject = $1 and what = any($2) group by 1, 2 order by 3 desc limit 50`,
)

/** What a desk user did with a record. */
export type DeskAction = Pick<AuditEntry, 'at' | 'operator' | 'what' | 'detail'>

/** Returns the newest audit entries that changed something about the record with this reference, newest first. */
export const actionsAbout = (sql: Sql, reference: string) =>
  sql.rows<DeskAction>(ACTIONS, [reference, ACCESS_ACTIONS])

/** How often a person looked at a record on one day, the last time, and with which reasons they opened its data. */
export type RecordViews = {
  operator: string | null
  day: string
  at: Date
  times: number
  reasons: string[] | null
}

/** Returns who looked at the record with this reference, by day, the latest look first. */
export const viewsOfRecord = (sql: Sql, reference: string) =>
  sql.rows<RecordViews>(LOOKS, [reference, ACCESS_ACTIONS])

const OPEN = statement(
  'records.open',
  `insert into desk_openings (operator_id, lead_id, reason, opened_at) values ($1, $2, $3, $4)
   on conflict (operator_id, lead_id) do update set reason = excluded.reason, opened_at = excluded.opened_at`,
)

/** Records that a desk user has opened the data of a lead. */
export async function addOpening(
  sql: Sql,
  opening: { operator: string; lead: string; reason: OpeningReason; at: Date },
): Promise<void> {
  const { operator, lead, reason, at } = opening
  await sql.run(OPEN, [operator, lead, reason, at])
}

const OPENED = statement(
  'records.opened',
  'select reason from desk_openings where operator_id = $1 and lead_id = $2 and opened_at > $3',
)

/** Returns why a desk user has opened the data of a lead after a time; undefined if the desk user has not. */
export const findOpeningReason = async (
  sql: Sql,
  operator: string,
  lead: string,
  since: Date,
): Promise<OpeningReason | undefined> =>
  (await sql.row<{ reason: OpeningReason }>(OPENED, [operator, lead, since]))?.reason
