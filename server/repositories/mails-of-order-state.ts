/** SQL for the mails that tell a customer whether their order holds or was cancelled, which wait until that has lasted. */
import { statement, type Sql } from '../db/database.ts'

export type OrderState = 'placed' | 'cancelled'

/** SQL: whether a mail is for an order's state, and whether it still waits for the state to last. */
const IS_OF_STATE = "subject_id = $1 and kind in ('order.mail', 'order.cancelled.mail')"
const IS_WAITING = 'attempts = 0 and delivered_at is null and failed_at is null and next_at > created_at'

const TAKE_BACK = statement(
  'outbox.state.take_back',
  `delete from outbox where ${IS_OF_STATE} and ${IS_WAITING}`,
)

/** Deletes the mails about the state of an order that still wait. */
export const takeBackWaitingMails = (sql: Sql, lead: string) => sql.run(TAKE_BACK, [lead])

const RELEASE = statement(
  'outbox.state.release',
  `update outbox set next_at = created_at where ${IS_OF_STATE} and ${IS_WAITING}`,
)

/** Lets the mails about the state of an order go that still wait, before another mail says what changes of it. */
export const releaseWaitingMails = (sql: Sql, lead: string) => sql.run(RELEASE, [lead])

const LAST_TOLD = statement(
  'outbox.state.told',
  `select kind from outbox where ${IS_OF_STATE} and not (${IS_WAITING}) order by created_at desc, next_at desc limit 1`,
)

/** Returns what the customer of an order was told last of its state, also by a mail that did not arrive. */
export const lastToldState = async (sql: Sql, lead: string): Promise<OrderState> =>
  (await sql.row<{ kind: string }>(LAST_TOLD, [lead]))?.kind === 'order.cancelled.mail'
    ? 'cancelled'
    : 'placed'
