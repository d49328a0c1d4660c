import { randomUUID } from 'node:crypto'
import { todayInSaoPaulo } from '../../src/lib/dates.ts'
import { phoneDigits } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/database.ts'
import { leadNotFound } from '../errors.ts'
import {
  eraseCalls,
  eraseLeads,
  freeInstallation,
  lockForErasure,
  type ErasableLead,
} from '../repositories/erasure.ts'
import { addToOutbox, dropFromOutbox } from '../repositories/outbox.ts'
import { entryOf } from './outbox.ts'

/**
 * DELETE lead: everything that is kept about a lead goes, in one transaction (security 24, decisions 39):
 * answers, history, stored replies, quizzes, codes, the order, what waits in the outbox, mails on disk, and
 * the calls asked for from the same telephone. A lead whose telephone is known needs it as well as the id.
 * Refuses with not_found, the same for unknown, erased and expired leads and for a wrong telephone.
 */
export async function eraseLead(context: Context, id: string, phone: string | undefined): Promise<void> {
  const lookup = phone === undefined ? null : context.vault.lookup(phoneDigits(phone))
  await context.db.transaction(async (sql) => {
    const lead = await lockForErasure(sql, id)
    if (!lead || (lead.phone_lookup !== null && lead.phone_lookup !== lookup)) throw leadNotFound()
    if (lead.number !== null) await undoOrder(context, sql, lead, lead.number)
    else await dropFromOutbox(sql, [id])
    if (lead.phone_lookup !== null) await dropFromOutbox(sql, await eraseCalls(sql, lead.phone_lookup))
    await eraseLeads(sql, [id])
    await context.providers.mail.forget(id)
  })
}

/** An order that was told to others is taken back there as well, by its number alone. */
async function undoOrder(context: Context, sql: Sql, lead: ErasableLead, orderNumber: string): Promise<void> {
  const now = context.clock.now()
  if (lead.day !== null && lead.day >= todayInSaoPaulo(now)) await freeInstallation(sql, lead)
  const heard = await dropFromOutbox(sql, [lead.id])
  if (!heard.includes('order.created')) return
  const subject = randomUUID()
  const entry = entryOf(context.vault, subject, { kind: 'order.erased', data: { orderNumber } })
  await addToOutbox(sql, subject, now, [entry])
}
