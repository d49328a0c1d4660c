/** A sentence to all orders of a filter of the list: one person writes it, a second one approves it, each gets it once. */
import { randomUUID } from 'node:crypto'
import { orderMessage as words } from '../../../src/content/desk/order-list.ts'
import { HttpError } from '../../api-errors.ts'
import { orderMessageMail } from '../../mail/order-change-mails.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { ordersOfFilter } from '../../repositories/desk/order-list.ts'
import {
  addOrderMessage,
  decideOrderMessage,
  findOrderMessage,
  recipientsOf,
} from '../../repositories/desk/messages-to-orders.ts'
import { addToOutboxOfMany } from '../../repositories/outbox.ts'
import type { OutboxNotice } from '../../rules/outbox-notice-types.ts'
import { outboxEntryOf } from '../outbox-entries.ts'
import { orderLinkOf } from '../open-order-link.ts'
import type { DeskContext } from './desk-context.ts'
import { wantedOrders } from './order-list.ts'
import { audit } from './write-and-check-audit-log.ts'

/** To how many orders one sentence goes at most. */
const MOST = 5_000
/** The shortest and the longest sentence, in characters. */
const [SHORTEST, LONGEST] = [10, 600]

/** A sentence as it is written: whom it would reach, its mail, and why it cannot be asked for; null if it can. */
export async function draftOrderMessage(desk: DeskContext, query: unknown, typed: string) {
  const { wanted, query: filter } = await wantedOrders(desk, query)
  const found = await ordersOfFilter(desk.db, wanted, MOST + 1)
  const mailable = found.filter(({ isMailable }) => isMailable).length
  const sentence = typed
    .trim()
    .replaceAll('\r\n', '\n')
    .slice(0, LONGEST + 1)
  const problem =
    mailable === 0
      ? words.problems.none
      : found.length > MOST
        ? words.problems.many(MOST)
        : sentence.length < SHORTEST
          ? words.problems.short
          : sentence.length > LONGEST
            ? words.problems.long(LONGEST)
            : null
  const mail = problem === null ? await exampleMail(desk, sentence) : null
  return { filter, orders: found.length, mailable, sentence, problem, mail, leads: found.map(({ id }) => id) }
}

/** Returns subject and text of the mail, with an invented name and number. */
async function exampleMail({ catalogue }: DeskContext, sentence: string) {
  const { phones } = await catalogue.currentEdition()
  const { subject, text } = orderMessageMail({ ...words.example, sentence }, phones)
  return { subject, text }
}

/** Asks a second person to approve a sentence, and returns its id; null if it cannot be asked for any more. */
export async function askOrderMessage(desk: DeskContext, user: DeskUser, query: unknown, typed: string) {
  const { filter, sentence, problem, leads } = await draftOrderMessage(desk, query, typed)
  if (problem !== null) return null
  const id = randomUUID()
  await desk.db.transaction(async (sql) => {
    await addOrderMessage(sql, { id, sentence, filter, by: user.id, at: desk.clock.now(), leads })
    const detail = { message: sentence, rows: leads.length }
    await audit(sql, desk, { by: user, what: 'order_message_asked', detail })
  })
  return id
}

/** Returns a sentence that was asked for, with its mail; null if there is none. */
export async function showOrderMessage(desk: DeskContext, user: DeskUser, id: string) {
  const found = await findOrderMessage(desk.db, id)
  if (!found) return null
  const { asked_by, asked_at, decided_at, ...message } = found
  return {
    ...message,
    isOwn: asked_by === user.id,
    askedAt: asked_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
    mail: await exampleMail(desk, message.sentence),
  }
}

/**
 * Sends a sentence to all whom it means, or refuses it; whoever wrote it can only take it back.
 * @throws HttpError 403 to whoever wrote it, 409 if it was decided before
 */
export const decideMessage = (desk: DeskContext, user: DeskUser, id: string, isSent: boolean) =>
  desk.db.transaction(async (sql) => {
    const at = desk.clock.now()
    const found = await findOrderMessage(sql, id)
    if (isSent && found?.asked_by === user.id) throw new HttpError(403, 'invalid', words.own)
    if (!found || !(await decideOrderMessage(sql, id, user.id, at, isSent)))
      throw new HttpError(409, 'invalid', words.decided)
    const { sentence } = found
    const recipients = isSent ? await recipientsOf(sql, id) : []
    const entries = recipients.map(({ lead, number, email: to, name }) => {
      const link = orderLinkOf(desk, { number, lead })
      const data = { to, name, orderNumber: number, link, sentence }
      const notice: OutboxNotice = { kind: 'order.message.mail', data }
      return { subject: lead, ...outboxEntryOf(desk.vault, lead, notice) }
    })
    await addToOutboxOfMany(sql, at, entries)
    const detail = { message: sentence, ...(isSent && { rows: entries.length }) }
    const what = isSent ? 'order_message_sent' : 'order_message_refused'
    await audit(sql, desk, { by: user, what, detail })
  })
