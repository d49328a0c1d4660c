/** Lists the notices (webhook calls and e-mails) that could not be delivered, and delivers them again on request. */

import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { REDUCED, sendAgain, sendAllAgain, type OutboxTarget } from '../../repositories/outbox.ts'
import { troubledNotices, type NoticeGroup, type TroubledNotice } from '../../repositories/outbox-problems.ts'
import { listPartOf } from '../../../src/lib/paginate-list.ts'
import { shortReference } from '../../rules/order-number.ts'
import { audit } from './write-and-check-audit-log.ts'
import { encryptIdForUrl, decryptIdInUrl } from './ids-in-urls.ts'
import { outboxTargetsOf } from '../deliver-outbox.ts'
import { lateThreshold, countOutboxTrouble } from '../outbox-health.ts'
import type { DeskContext } from './desk-context.ts'

/**
 * Returns how many notices are late, were given up on, or have no configured target, and a page of them.
 * @param group which of them the page lists; null for all
 */
export async function listUndeliveredNotices(desk: DeskContext, group: NoticeGroup | null, page: number) {
  const targets = outboxTargetsOf(desk.providers)
  const counts = await countOutboxTrouble(desk)
  const { over, late, orders, others } = counts
  const all = over + late + orders + others
  const part = listPartOf(group === null ? all : counts[group], page)
  const threshold = lateThreshold(desk.clock.now())
  const rows = await troubledNotices(desk.db, targets, threshold, group, part.first - 1)
  return {
    part,
    counts: { all, over, late, orders, others },
    undelivered: orders + others > 0 ? { orders, others } : null,
    rows: rows.map((row) => ({
      handle: encryptIdForUrl(desk.vault, `${row.subject_id} ${row.id}`),
      kind: row.kind,
      reference: shortReference(desk.vault, row.subject_id),
      order:
        row.order_number === null
          ? null
          : { handle: encryptIdForUrl(desk.vault, row.subject_id), number: row.order_number },
      since: row.created_at.toISOString(),
      tries: row.attempts,
      error: row.last_error,
      state: stateOf(row, targets),
      next: row.next_at.toISOString(),
    })),
  }
}

/**
 * `late`: will be sent again; `over`: given up; `no-receiver`: no receiver is configured; `reduced`: never delivered until
 * the end of its retention, so that only its id is left.
 */
type NoticeState = 'late' | 'over' | 'no-receiver' | 'reduced'

function stateOf(
  { last_error, target, failed_at }: TroubledNotice,
  targets: readonly OutboxTarget[],
): NoticeState {
  if (last_error === REDUCED) return 'reduced'
  if (!targets.includes(target)) return 'no-receiver'
  return failed_at === null ? 'late' : 'over'
}

/** Schedules the immediate delivery of a notice; returns false if it was delivered or erased. */
export async function resendNotice(desk: DeskContext, user: DeskUser, handle: string): Promise<boolean> {
  const [subject, id] = decryptIdInUrl(desk.vault, handle)?.split(' ') ?? []
  if (subject === undefined || id === undefined) return false
  return desk.db.transaction(async (sql) => {
    const kind = await sendAgain(sql, subject, id, desk.clock.now())
    if (kind === undefined) return false
    await audit(sql, desk, { by: user, what: 'delivery_resent', subject: id, detail: { kind } })
    return true
  })
}

/** Schedules the immediate delivery of all notices that were given up on. */
export async function resendAllNotices(desk: DeskContext, user: DeskUser): Promise<void> {
  await desk.db.transaction(async (sql) => {
    const rows = await sendAllAgain(sql, desk.clock.now())
    await audit(sql, desk, { by: user, what: 'delivery_resent', detail: { rows } })
  })
}
