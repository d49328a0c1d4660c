/** SQL for what the desk changes of an order after it was placed: notes, its contact, a cancellation taken back. */
import { statement, type Sql } from '../../db/database.ts'
import type { Schedule } from '../../../src/contract/lead-answers/schedule-date.ts'

const ADD_NOTE = statement(
  'order.note',
  'insert into order_notes (id, lead_id, operator_id, at, note) values ($1, $2, $3, $4, $5)',
)

/** Stores a note, which is encrypted with the id of the lead as its owner. */
export const addOrderNote = (
  sql: Sql,
  { id, lead, operator, at, note }: { id: string; lead: string; operator: string; at: Date; note: string },
) => sql.run(ADD_NOTE, [id, lead, operator, at, note])

const NOTES = statement(
  'order.notes',
  `select n.id, n.at, n.note, o.email as operator from order_notes n left join operators o on o.id = n.operator_id
   where n.lead_id = $1 order by n.at desc, n.id limit 100`,
)

/** Returns the notes on an order or lead, the newest first. */
export const notesOnOrder = (sql: Sql, lead: string) =>
  sql.rows<{ id: string; at: Date; note: string; operator: string | null }>(NOTES, [lead])

const CONTACT = statement(
  'order.contact',
  `with u as (
     update leads set seq = seq + 1, updated_at = $4,
       verified = case when $2::jsonb is null then verified else verified - 'collaborator' - 'customer' end, answers = answers
       || case when $2::jsonb is null then '{}' else jsonb_build_object('email', coalesce(answers->'email', '{}') - 'onRecord' || $2) end
       || case when $3::jsonb is null then '{}' else jsonb_build_object('phone', coalesce(answers->'phone', '{}') || $3) end
       || case when $6::text is null then '{}'
            else jsonb_build_object('name', coalesce(answers->'name', '{}') - 'onRecord' || jsonb_build_object('name', $6::text)) end
     where id = $1 returning id, seq
   ) insert into lead_events (lead_id, seq, at, what, channel) select id, seq, $4, 'contact corrected', $5 from u`,
)

/**
 * Replaces the e-mail address, the telephone and the name of a locked lead; null leaves one as it is. What was said of the old one,
 * a consent or that it stood on record, does not hold for the new one.
 */
export const replaceContact = (
  sql: Sql,
  contact: {
    lead: string
    email: object | null
    phone: object | null
    name: string | null
    at: Date
    channel: string
  },
) =>
  sql.run(CONTACT, [
    contact.lead,
    contact.email && JSON.stringify(contact.email),
    contact.phone && JSON.stringify(contact.phone),
    contact.at,
    contact.channel,
    contact.name,
  ])

const RESTORE = statement(
  'order.restore',
  `with o as (
     update orders set cancelled_at = null, installation_day = $3, installation_period = $4
     where lead_id = $1 and cancelled_at is not null returning lead_id
   ), u as (
     update leads set schedule = $5, seq = seq + 1, updated_at = $2 from o where leads.id = o.lead_id
     returning leads.id, leads.seq
   ) insert into lead_events (lead_id, seq, at, what, channel) select id, seq, $2, 'restored', $6 from u`,
)

/** Makes the cancelled order of a locked lead hold again, with the visit that it had. `day` is yyyy-mm-dd. */
export const restoreOrder = (
  sql: Sql,
  order: { lead: string; at: Date; schedule: Schedule | null; day: string | null; channel: string },
) => {
  const { lead, at, schedule, day, channel } = order
  const stored = schedule && JSON.stringify({ date: schedule.date, period: schedule.period })
  return sql.run(RESTORE, [lead, at, day, schedule?.period ?? null, stored, channel])
}
