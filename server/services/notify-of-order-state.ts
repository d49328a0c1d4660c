/**
 * Tells of a cancellation, and of one that was taken back: the order system at once, the customer by e-mail once the state
 * has lasted for ten minutes, and only if it is not what they were told last (docs/decisions/0006). So a mistake that is
 * mended at once, and changes to and fro, send nothing.
 */
import type { Sql } from '../db/database.ts'
import { addToOutbox } from '../repositories/outbox.ts'
import { lastToldState, takeBackWaitingMails, type OrderState } from '../repositories/change-order.ts'
import type { OutboxNotice } from '../rules/outbox-notice-types.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { withoutMails } from './build-order-notices.ts'
import { outboxEntryOf } from './outbox-entries.ts'

/** Minutes for which the order must stay as it is before its customer gets a mail about that. */
const LASTING_MINUTES = 10

/**
 * What the customer hears: 'mailed' if a mail goes once the state has lasted; 'known' if their last mail says the same;
 * 'unmailed' if there is no mail to send.
 */
export type CustomerTold = 'mailed' | 'known' | 'unmailed'

/**
 * Writes the notices about the state that an order has from now on. Its lead must be locked.
 * @param notices those that hold now; without mails if the customer has no address or must not be told
 */
export async function notifyOfOrderState(
  sql: Sql,
  vault: Vault,
  order: { lead: string; at: Date; state: OrderState; notices: readonly OutboxNotice[] },
): Promise<CustomerTold> {
  const { lead, at, state, notices } = order
  const add = async (chosen: readonly OutboxNotice[], due: Date) => {
    const entries = chosen.map((notice) => outboxEntryOf(vault, lead, notice))
    await addToOutbox(sql, lead, at, entries, due)
  }
  await takeBackWaitingMails(sql, lead)
  const told = await lastToldState(sql, lead)
  const toSystem = withoutMails(notices)
  const mails = notices.filter((notice) => !toSystem.includes(notice))
  await add(toSystem, at)
  if (mails.length === 0) return 'unmailed'
  if (told === state) return 'known'
  await add(mails, new Date(at.getTime() + LASTING_MINUTES * 60_000))
  return 'mailed'
}
