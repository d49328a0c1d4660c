/** Takes the result of a phone call back: within minutes by who noted it, and at any time by a supervisor. */
import {
  findPersonToCall,
  lockCallTasks,
  recordsOf,
  restoreCallOutcome,
} from '../../repositories/desk/call-assignments.ts'
import { takeBackBlock } from '../../repositories/desk/do-not-call.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { lastCallsAbout, removeCallResult } from '../../repositories/desk/phone-calls.ts'
import { UNDO_MINUTES } from '../../rules/desk/call-list-time-limits.ts'
import { shortReference } from '../../rules/order-number.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'

/**
 * Returns whether a desk user may take the result of a call back. An order that came of the call stays its result, and a
 * visit that was booked in it: that is changed on the order's page.
 */
export const mayUndo = (
  user: DeskUser,
  call: { operator_id: string; ended: Date | null; result: string | null; has_own_order: boolean },
  now: Date,
): boolean =>
  call.result !== null &&
  call.result !== 'visita' &&
  call.ended !== null &&
  !call.has_own_order &&
  (user.role === 'administracao' ||
    (call.operator_id === user.id && now.getTime() - call.ended.getTime() <= UNDO_MINUTES * 60_000))

/**
 * Takes the result of the last call about a record back. What the call before it agreed holds again. Its author goes on
 * with the call; if somebody else takes it back, the person is on the list again.
 * @param call the id of the call whose result the desk user was shown
 * @returns what the author had noted, to go on with; 'listed' if the list has the person; null if nothing was taken back
 */
export async function undoCallResult(
  desk: Pick<DeskContext, 'db' | 'clock' | 'vault'>,
  user: DeskUser,
  id: string,
  call: string,
): Promise<{ result: string; note: string; askFor: string } | 'listed' | null> {
  const now = desk.clock.now()
  return desk.db.transaction(async (sql) => {
    const found = await findPersonToCall(sql, id, now)
    if (!found) return null
    const ids = [...new Set([id, ...(await recordsOf(sql, found.number, now)).map((each) => each.id)])]
    await lockCallTasks(sql, ids)
    const [last, before] = await lastCallsAbout(sql, [id], now)
    // another call to this person may be about a newer request alone
    const [newest] = await lastCallsAbout(sql, ids, now)
    if (last?.id !== call || newest?.id !== call) return null
    if (!mayUndo(user, { ...last, ended: last.ended_at }, now)) return null
    const isMine = last.operator_id === user.id
    const earlier = {
      result: before?.result ?? null,
      nextTry: before?.next_try ?? null,
      operator: before?.operator_id ?? null,
    }
    await restoreCallOutcome(sql, last.records, earlier, isMine ? user.id : null, now)
    await removeCallResult(sql, last.id, isMine ? null : last.ended_at)
    if (last.result === 'nao-ligar' && last.ended_at !== null)
      await takeBackBlock(sql, found.number, { ...last, ended_at: last.ended_at })
    await audit(sql, desk, {
      by: user,
      what: 'call_result_undone',
      subject: shortReference(desk.vault, id),
      detail: { result: last.result },
    })
    if (!isMine) return 'listed'
    const note = last.note === null ? '' : desk.vault.open(last.note, id)
    return { result: last.result ?? '', note, askFor: found.ask_for ?? '' }
  })
}
