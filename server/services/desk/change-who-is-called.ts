/** Changes whom the desk calls: a telephone that nobody calls, and who makes an agreed call. */
import { parsePhone, phoneDigits } from '../../../src/lib/phone.ts'
import { parsedValue } from '../../api-errors.ts'
import { accountOf, allAccounts, type DeskUser } from '../../repositories/desk/desk-users.ts'
import { allowCalls, blockCalls } from '../../repositories/desk/do-not-call.ts'
import { handOverAgreedCall } from '../../repositories/desk/hand-over-calls.ts'
import { shortReference } from '../../rules/short-reference.ts'
import { canInheritCalls } from './accounts.ts'
import type { DeskContext } from './desk-context.ts'
import { recordsAround } from './take-call.ts'
import { audit } from './write-and-check-audit-log.ts'

/**
 * Sets whether nobody calls a telephone, of which nothing needs to be known. Returns false if that was so already. The log
 * does not say which it was.
 * @throws HttpError 400 if it is no telephone
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
      : await allowCalls(sql, lookup)
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
