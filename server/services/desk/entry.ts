import {
  accountById,
  accountOf,
  setFactor,
  setPassword,
  markStepUsed,
  type Operator,
} from '../../repositories/desk/operators.ts'
import type { OperatorSession } from '../../repositories/desk/sessions.ts'
import { factorAddress, newFactorSecret, stepOfCode, setupHashOf } from '../../rules/desk/login-codes.ts'
import { audit } from './audit.ts'
import type { Desk } from './parts.ts'
import { endOtherSessions, endSession, hashOf, startDeskSession } from './sessions.ts'

/** How an e-mail address finds its account. */
export const accountEmailOf = (typed: string): string => typed.trim().toLowerCase()

export type From = { address: string; device: string | null }

const hashIf = (token: string | undefined) => (token === undefined ? null : hashOf(token))

/**
 * The first half of a log-in. Returns the token of a session in which only the code can be given, or null for a wrong
 * password and for accounts that are unknown, disabled or not set up: all take equally long (S2).
 * @throws Refusal 429 after too many wrong tries, 503 while too many are being checked
 */
export async function enterByPassword(
  desk: Desk,
  typed: { email: string; password: string },
  from: From & { session: string | undefined },
): Promise<string | null> {
  const email = accountEmailOf(typed.email)
  const by = { address: from.address, account: email, device: from.device }
  await desk.entryLimits.password(by)
  const account = await accountOf(desk.db, email)
  const password = account && !account.disabled_at ? account.password : null
  const isRight = await desk.passwords.isRight(typed.password, password)
  if (!account || !isRight) {
    await desk.db.transaction((sql) => audit(sql, desk, { by: account ?? null, what: 'entry_refused' }))
    return null
  }
  await desk.entryLimits.wasRight(by)
  if (account.factor === null)
    await setFactor(desk.db, account.id, desk.vault.seal(newFactorSecret(), account.id))
  return startDeskSession(desk, desk.db, account.id, 'code', hashIf(from.session))
}

/** What the authenticator app is given at the first log-in; null once one of its codes was entered. */
export async function factorToShow(
  desk: Desk,
  session: OperatorSession,
): Promise<{ address: string; secret: string } | null> {
  if (session.has_factor) return null
  const secret = await secretOf(desk, session.id)
  return secret === null ? null : { address: factorAddress(secret, session.email), secret }
}

async function secretOf(desk: Desk, id: string): Promise<string | null> {
  const account = await accountById(desk.db, id)
  return account?.factor ? desk.vault.open(account.factor, id) : null
}

/**
 * The second half of a log-in: the current code, not used before. Returns the token of a new session, or null for a
 * wrong code.
 * @throws Refusal 429 after too many wrong codes
 */
export async function enterByCode(
  desk: Desk,
  session: OperatorSession,
  token: string,
  typed: string,
): Promise<string | null> {
  await desk.entryLimits.code(session.id)
  const now = desk.clock.now()
  const secret = await secretOf(desk, session.id)
  const step = secret === null ? null : stepOfCode(secret, typed, now)
  const opened = await desk.db.transaction(async (sql) => {
    const isGood = step !== null && (await markStepUsed(sql, session.id, step, now))
    if (!isGood) {
      await audit(sql, desk, { by: session, what: 'code_refused' })
      return null
    }
    const fresh = await startDeskSession(desk, sql, session.id, 'in', hashOf(token))
    if (!session.has_factor) await audit(sql, desk, { by: session, what: 'factor_set' })
    await audit(sql, desk, { by: session, what: 'entered' })
    return fresh
  })
  if (opened !== null) await desk.entryLimits.codeWasRight(session.id)
  return opened
}

/**
 * Sets the first password with the code printed by the command; false for a wrong, used or expired code and for unknown
 * accounts.
 * @throws Refusal 429 after too many wrong tries
 */
export async function setUpAccount(
  desk: Desk,
  typed: { email: string; code: string; password: string },
  from: From,
): Promise<boolean> {
  const email = accountEmailOf(typed.email)
  const by = { address: from.address, account: email, device: from.device }
  await desk.entryLimits.password(by)
  const account = await accountOf(desk.db, email)
  const setupHash = setupHashOf(typed.code)
  if (!account || account.disabled_at || account.setup_hash !== setupHash) return false
  const password = await desk.passwords.hash(typed.password)
  const isSet = await desk.db.transaction(async (sql) => {
    const isDone = await setPassword(sql, account.id, setupHash, password, desk.clock.now())
    if (isDone) await audit(sql, desk, { by: account, what: 'password_set' })
    return isDone
  })
  if (isSet) await desk.entryLimits.wasRight(by)
  return isSet
}

/** Ends a session at its holder's request. */
export async function logOut(desk: Desk, session: OperatorSession, token: string): Promise<void> {
  await desk.db.transaction(async (sql) => {
    await endSession(sql, token)
    await audit(sql, desk, { by: session, what: 'left' })
  })
}

/** Ends all other sessions of the account, wherever they are. */
export async function leaveElsewhere(desk: Desk, operator: Operator, token: string): Promise<void> {
  await desk.db.transaction(async (sql) => {
    const sessions = await endOtherSessions(sql, operator.id, token)
    await audit(sql, desk, { by: operator, what: 'others_left', detail: { sessions } })
  })
}
