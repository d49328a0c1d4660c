/** SQL for sentences that go by mail to all orders of a filter, once a second person has approved them. */
import { statement, type Sql } from '../../db/database.ts'
import type { DeskAction } from './order-search-and-history.ts'

const ADD = statement(
  'order_messages.add',
  `with m as (
     insert into order_messages (id, sentence, filter, asked_by, asked_at) values ($1, $2, $3, $4, $5) returning id
   ) insert into order_message_orders (message_id, lead_id) select m.id, lead from m, unnest($6::uuid[]) as lead`,
)

/** Stores a sentence, and whom it means. */
export const addOrderMessage = (
  sql: Sql,
  of: { id: string; sentence: string; filter: string; by: string; at: Date; leads: readonly string[] },
) => sql.run(ADD, [of.id, of.sentence, of.filter, of.by, of.at, of.leads])

/** SQL: the orders of a message that hold and have an address, in the order in which leads are locked. */
const MEANT = `from order_message_orders r join orders o using (lead_id) join leads l on l.id = r.lead_id
  where r.message_id = $1 and o.cancelled_at is null and coalesce(l.answers->'email'->>'email', '') <> ''`

const FIND = statement(
  'order_messages.find',
  `select m.id, m.sentence, m.filter, m.asked_by, m.asked_at, m.decided_at, m.is_sent, a.email as asker, d.email as decider,
     (select count(*)::int from order_message_orders where message_id = $1) as orders,
     (select count(*)::int ${MEANT}) as mailable
   from order_messages m left join operators a on a.id = m.asked_by left join operators d on d.id = m.decided_by
   where m.id = $1`,
)

export type OrderMessage = {
  id: string
  sentence: string
  filter: string
  asked_by: string
  asked_at: Date
  decided_at: Date | null
  is_sent: boolean
  asker: string | null
  decider: string | null
  /** The orders that it means, and those of them that hold and have an e-mail address. */
  orders: number
  mailable: number
}

export const findOrderMessage = (sql: Sql, id: string) => sql.row<OrderMessage>(FIND, [id])

const WAITING = statement(
  'order_messages.waiting',
  'select id from order_messages where decided_at is null order by asked_at',
)

/** Returns the ids of those that wait for a second person, the first one first. */
export const waitingOrderMessages = (sql: Sql) => sql.rows<{ id: string }>(WAITING, [])

const DECIDE = statement(
  'order_messages.decide',
  `update order_messages set decided_by = $2, decided_at = $3, is_sent = $4 where id = $1 and decided_at is null
   returning id`,
)

/** Decides about a message; returns false if somebody has done so before. */
export const decideOrderMessage = (sql: Sql, id: string, by: string, at: Date, isSent: boolean) =>
  sql.hasRow(DECIDE, [id, by, at, isSent])

const RECIPIENTS = statement(
  'order_messages.recipients',
  `select l.id as lead, o.number, l.answers->'email'->>'email' as email, coalesce(l.answers->'name'->>'name', '') as name
   ${MEANT} order by l.id for share of l`,
)

/** Locks and returns the leads to which a message goes. */
export const recipientsOf = (sql: Sql, id: string) =>
  sql.rows<{ lead: string; number: string; email: string; name: string }>(RECIPIENTS, [id])

const SENT = statement(
  'order_messages.sent',
  `select m.decided_at as at, a.email as operator, 'order_message_sent' as what,
     jsonb_build_object('message', m.sentence, 'approver', d.email) as detail
   from order_message_orders r join order_messages m on m.id = r.message_id
     left join operators a on a.id = m.asked_by left join operators d on d.id = m.decided_by
   where r.lead_id = $1 and m.is_sent order by m.decided_at desc`,
)

/** Returns the messages that were sent to all of which this lead was one, as actions of its history. */
export const messagesTo = (sql: Sql, lead: string) => sql.rows<DeskAction>(SENT, [lead])
