/** Changes whom the desk calls: a telephone that nobody calls, and who makes an agreed call. */
import { parsePhone, phoneDigits } from '../../../src/lib/phone.ts'
import { HttpError, parsedValue } from '../../api-errors.ts'
import { accountOf, allAccounts, type DeskUser } from '../../repositories/desk/desk-users.ts'
import { blockCalls, isNotToBeCalled, takeBackMistake } from '../../repositories/desk/do-not-call.ts'
import type { Sql } from '../../db/database.ts'
import { callListWords } from '../../../src/content/desk/call-list.ts'
import { UNDO_MINUTES } from '../../rules/desk/calls.ts'
import { handOverAgreedCall } from '../../repositories/desk/hand-over-calls.ts'
import { shortReference } from '../../rules/order-number.ts'
import { canInheritCalls } from './accounts.ts'
import type { DeskContext } from './desk-context.ts'
import { recordsAround } from './take-call.ts'
import { audit } from './write-and-check-audit-log.ts'

/**
 * Lets a telephone be called again that was blocked by mistake: within minutes by who did it, and at any time by a supervisor.
 * Returns false if it is not blocked.
 * @throws HttpError 409 for others, since only its person ends what they have said
 */
export async function allowCalls(
  { clock }: Pick<DeskContext, 'clock'>,
  sql: Sql,
  user: DeskUser,
  lookup: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - UNDO_MINUTES * 60_000)
  const by = user.role === 'administracao' ? null : { id: user.id, since }
  if (await takeBackMistake(sql, lookup, by)) return true
  if (await isNotToBeCalled(sql, lookup))
    throw new HttpError(409, 'invalid', callListWords.doNotCall.onlyPerson)
  return false
}

/**
 * Sets whether nobody calls a telephone, of which nothing needs to be known. Returns false if that was so already. The log
 * does not say which it was.
 * @throws HttpError 400 if it is no telephone; 409 if only its person ends it
 */
export async function setPhoneNotToBeCalled(
  { db, clock, vault }: DeskContext,
  user: DeskUser,
  typed: string,
  isBlocked: boolean,
): Promise<boolean> {
  const lookup = vault.lookup(phoneDigits(parsedValue('telefone', parsePhone(typed))))
  return db.transaction(async (sql) => {
    const isChanged = isBlocked
      ? await blockCalls(sql, lookup, clock.now(), user.id)
      : await allowCalls({ clock }, sql, user, lookup)
    if (!isChanged) return false
    const what = isBlocked ? 'phone_do_not_call' : 'phone_may_call'
    await audit(sql, { clock, vault }, { by: user, what })
    return true
  })
}

/** Returns the e-mail addresses of those who may make a call. */
export const whoMayCall = async ({ db }: DeskContext): Promise<string[]> =>
  (await allAccounts(db)).filter((each) => canInheritCalls(each, '')).map(({ email }) => email)

/**
 * Hands an agreed call to a colleague, or for '' to nobody in particular. 'nobody': there is no such colleague, or they may
 * not call; 'gone': none is agreed any more, or it was theirs already.
 */
export async function handOverCall(
  desk: DeskContext,
  user: DeskUser,
  id: string,
  to: string,
): Promise<'handed' | 'nobody' | 'gone'> {
  const now = desk.clock.now()
  return desk.db.transaction(async (sql) => {
    const colleague = to === '' ? null : await accountOf(sql, to)
    if (colleague === undefined || (colleague && !canInheritCalls(colleague, ''))) return 'nobody'
    const ids = (await recordsAround(sql, id, now)).map((each) => each.id)
    if (!(await handOverAgreedCall(sql, ids, colleague?.id ?? null, now))) return 'gone'
    await audit(sql, desk, {
      by: user,
      what: 'call_handed_over',
      subject: shortReference(desk.vault, id),
      ...(colleague && { detail: { heir: colleague.email } }),
    })
    return 'handed'
  })
}
