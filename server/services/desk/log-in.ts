/** Logs desk users in to the desk with password and authenticator code, and out again. */
import {
  accountById,
  accountOf,
  setFactor,
  setPassword,
  markStepUsed,
  type DeskUser,
} from '../../repositories/desk/desk-users.ts'
import type { DeskSession } from '../../repositories/desk/sessions.ts'
import {
  factorAddress,
  newFactorSecret,
  stepOfCode,
  setupHashOf,
} from '../../rules/desk/authenticator-and-setup-codes.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'
import { endOtherSessions, endSession, hashOf, startDeskSession } from './sessions.ts'

/** Converts a typed e-mail address to the form in which accounts store it. */
export const accountEmailOf = (typed: string): string => typed.trim().toLowerCase()

/**
 * Where a login comes from. `address` is the IP address. `device` is the id of the browser if the account
 * has logged in from it before, otherwise null.
 */
export type LogInSource = { address: string; device: string | null }

const hashIf = (token: string | undefined) => (token === undefined ? null : hashOf(token))

/**
 * Checks e-mail address and password, the first half of a login. Returns the token of a session in which only the code
 * of the second factor can be entered; null for a wrong password and for accounts that are unknown, disabled or not set
 * up. All of these take equally long.
 * @throws HttpError 429 after too many failed attempts, 503 while too many passwords are being checked
 */
export async function logInByPassword(
  desk: DeskContext,
  typed: { email: string; password: string },
  from: LogInSource & { session: string | undefined },
): Promise<string | null> {
  const email = accountEmailOf(typed.email)
  const by = { address: from.address, account: email, device: from.device }
  await desk.entryLimits.password(by)
  const account = await accountOf(desk.db, email)
  const password = account && !account.disabled_at ? account.password : null
  const isRight = await desk.passwords.isRight(typed.password, password)
  if (!account || !isRight) {
    await desk.db.transaction((sql) => audit(sql, desk, { by: account ?? null, what: 'entry_refused' }))
    desk.metrics.countRefusedLogin('password')
    return null
  }
  await desk.entryLimits.wasRight(by)
  if (account.factor === null)
    await setFactor(desk.db, account.id, desk.vault.seal(newFactorSecret(), account.id))
  return startDeskSession(desk, desk.db, {
    operator: account.id,
    stage: 'code',
    replaced: hashIf(from.session),
  })
}

/**
 * Returns the secret for the authenticator app at the first login; null once one of its codes has been
 * entered.
 */
export async function authenticatorSecretToShow(
  desk: DeskContext,
  session: DeskSession,
): Promise<{ address: string; secret: string } | null> {
  if (session.has_factor) return null
  const secret = await secretOf(desk, session.id)
  return secret === null ? null : { address: factorAddress(secret, session.email), secret }
}

async function secretOf(desk: DeskContext, id: string): Promise<string | null> {
  const account = await accountById(desk.db, id)
  return account?.factor ? desk.vault.open(account.factor, id) : null
}

/**
 * Checks the code of the second factor, the second half of a login. The code must be current and not used
 * before. Returns the token of a new session, or null for a wrong code.
 * @throws HttpError 429 after too many wrong codes
 */
export async function logInByCode(
  desk: DeskContext,
  session: DeskSession,
  token: string,
  typed: string,
  browser: string | null,
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
    const fresh = await startDeskSession(desk, sql, {
      operator: session.id,
      stage: 'in',
      replaced: hashOf(token),
      browser,
    })
    if (!session.has_factor) await audit(sql, desk, { by: session, what: 'factor_set' })
    await audit(sql, desk, { by: session, what: 'entered' })
    return fresh
  })
  if (opened === null) desk.metrics.countRefusedLogin('code')
  else await desk.entryLimits.codeWasRight(session.id)
  return opened
}

/**
 * Sets the first password of an account with the setup code that `desk-accounts-and-audit.ts` printed. Returns false for a wrong, used
 * or expired code and for an unknown account. Only these count as attempts: codes cannot be guessed, and the attempts
 * of others do not lock out the person who has the code.
 * @throws HttpError 429 after too many wrong tries
 */
export async function setUpAccount(
  desk: DeskContext,
  typed: { email: string; code: string; password: string },
  from: LogInSource,
): Promise<boolean> {
  const email = accountEmailOf(typed.email)
  const by = { address: from.address, account: email, device: from.device }
  const account = await accountOf(desk.db, email)
  const setupHash = setupHashOf(typed.code)
  if (!account || account.disabled_at || account.setup_hash !== setupHash) {
    await desk.entryLimits.password(by)
    return false
  }
  const password = await desk.passwords.hash(typed.password)
  const isSet = await desk.db.transaction(async (sql) => {
    const isDone = await setPassword(sql, account.id, setupHash, password, desk.clock.now())
    if (isDone) await audit(sql, desk, { by: account, what: 'password_set' })
    return isDone
  })
  if (!isSet) await desk.entryLimits.password(by)
  return isSet
}

/** Logs a desk user out of this session. */
export async function logOut(desk: DeskContext, session: DeskSession, token: string): Promise<void> {
  await desk.db.transaction(async (sql) => {
    await endSession(sql, token)
    await audit(sql, desk, { by: session, what: 'left' })
  })
}

/** Logs a desk user out of all other sessions. */
export async function logOutOtherSessions(desk: DeskContext, user: DeskUser, token: string): Promise<void> {
  await desk.db.transaction(async (sql) => {
    const sessions = await endOtherSessions(sql, user.id, token)
    await audit(sql, desk, { by: user, what: 'others_left', detail: { sessions } })
  })
}
