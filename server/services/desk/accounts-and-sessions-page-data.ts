/** Loads the data of the desk's pages on accounts and their sessions. */
import { accountById, allAccounts, type Account, type DeskUser } from '../../repositories/desk/desk-users.ts'
import { countAgreedCallsOf } from '../../repositories/desk/hand-over-calls.ts'
import { lastSessions, openSessionsOf, type SessionsOpen } from '../../repositories/desk/sessions.ts'
import { canInheritCalls } from './accounts.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { DeskContext } from './desk-context.ts'
import { encryptIdForUrl, decryptUuidInUrl } from './ids-in-urls.ts'
import { hashOf } from './sessions.ts'
import type { accounts as words } from '../../../src/content/desk/accounts.ts'

function stateOf(account: Account): keyof typeof words.states {
  if (account.disabled_at) return 'disabled'
  if (account.single_sign_on) return 'sso'
  if (account.password === null) return 'invited'
  return account.factor_since ? 'ready' : 'noFactor'
}

const rowOf = (
  { vault }: Pick<DeskContext, 'vault'>,
  looking: DeskUser,
  account: Account,
  open: SessionsOpen | undefined,
) => ({
  handle: encryptIdForUrl(vault, account.id),
  email: account.email,
  role: account.role,
  state: stateOf(account),
  sessions: open?.sessions ?? 0,
  /** When the newest of its open sessions began; null without one. */
  last: open?.last.toISOString() ?? null,
  isOwn: account.id === looking.id,
})

/** Returns all accounts with the number of their open sessions. */
export async function listAccounts(desk: DeskContext, looking: DeskUser) {
  const [all, open] = await Promise.all([allAccounts(desk.db), lastSessions(desk.db, desk.clock.now())])
  const byId = new Map(open.map((each) => [each.operator_id, each]))
  return all.map((each) => rowOf(desk, looking, each, byId.get(each.id)))
}

/**
 * Returns an account with its open sessions, and records the look in the audit log. The `browser` of a session is named as
 * its owner would call it; null if it is unknown.
 * @param token the token of the session that looks
 */
export async function showAccount(desk: DeskContext, looking: DeskUser, account: Account, token: string) {
  const sessions = await openSessionsOf(desk.db, account.id, desk.clock.now())
  await desk.db.transaction((sql) =>
    audit(sql, desk, { by: looking, what: 'account_seen', subject: account.email }),
  )
  const [last] = sessions
  const [agreedCalls, all] = await Promise.all([
    countAgreedCallsOf(desk.db, account.id),
    allAccounts(desk.db),
  ])
  const open = last && { operator_id: account.id, sessions: sessions.length, last: last.created_at }
  return {
    account: { ...rowOf(desk, looking, account, open), since: account.created_at.toISOString() },
    agreedCalls,
    // who may take over the calls that it has agreed
    heirs: all.filter((each) => canInheritCalls(each, account.id)).map(({ email }) => email),
    sessions: sessions.map(({ token_hash, created_at, expires_at, browser }) => ({
      handle: encryptIdForUrl(desk.vault, token_hash),
      since: created_at.toISOString(),
      until: expires_at.toISOString(),
      browser,
      isHere: token_hash === hashOf(token),
    })),
  }
}

/** Returns the account behind a handle of the desk's URLs; undefined if there is none. */
export async function accountOfHandle(desk: DeskContext, handle: string): Promise<Account | undefined> {
  const id = decryptUuidInUrl(desk.vault, handle)
  return id === undefined ? undefined : accountById(desk.db, id)
}
