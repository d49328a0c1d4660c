/**
 * Manages the accounts of the operator's desk: adds and invites people, changes roles, disables accounts, resets second
 * factors.
 */
import { randomUUID } from 'node:crypto'
import { account as words } from '../../../src/content/desk/accounts.ts'
import { ATTENDANTS, type Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { invalidFieldError } from '../../api-errors.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import {
  accountOf,
  addDeskUser,
  disableDeskUser,
  enableDeskUser,
  resetDeskUser,
  resetDeskUserFactor,
  setRole,
  type Account,
} from '../../repositories/desk/desk-users.ts'
import { handOverAgreedCalls, handOverCalls } from '../../repositories/desk/hand-over-calls.ts'
import type { Vault } from '../../security/encryption-vault.ts'
import { newSetupCode, setupHashOf } from '../../rules/desk/authenticator-and-setup-codes.ts'
import { audit, type AuditEvent } from './write-and-check-audit-log.ts'
import type { AuditedAction } from '../../../src/content/desk/audit-sentences.ts'

export type AccountParts = { db: Db; clock: Clock; vault: Pick<Vault, 'lookup'> }

/**
 * Hours for which a setup code is valid. With this code the holder of a new account sets the first password.
 */
export const SETUP_HOURS = 72

const setupUntil = ({ clock }: AccountParts) => new Date(clock.now().getTime() + SETUP_HOURS * 3_600_000)

/** Creates an account and returns its setup code; null if the e-mail address already has an account. */
export async function addAccount(
  parts: AccountParts,
  email: string,
  role: Role,
  by: AuditEvent['by'] = 'command',
): Promise<string | null> {
  const code = newSetupCode()
  const account = { id: randomUUID(), email, role, setupHash: setupHashOf(code), at: parts.clock.now() }
  return parts.db.transaction(async (sql) => {
    if (!(await addDeskUser(sql, { ...account, setupExpiresAt: setupUntil(parts) }))) return null
    await audit(sql, parts, { by, what: 'account_added', subject: email, detail: { role } })
    return code
  })
}

/** Who changes which account, as the audit log says it. */
type Change = {
  by: AuditEvent['by']
  email: string
  what: AuditedAction
  detail?: Readonly<Record<string, unknown>>
}

type Work = (sql: Parameters<typeof setRole>[0], account: Account) => Promise<unknown>

/**
 * Changes an account and writes the audit entry in the same transaction; returns false if there is no such
 * account.
 */
async function change(
  parts: AccountParts,
  { by, email, what, detail = {} }: Change,
  work: Work,
): Promise<boolean> {
  return parts.db.transaction(async (sql) => {
    const account = await accountOf(sql, email)
    if (!account) return false
    await work(sql, account)
    await audit(sql, parts, { by, what, subject: email, detail })
    return true
  })
}

/** Changes the role of an account. The new role applies from the next page that the person opens. */
export const changeRole = (
  parts: AccountParts,
  email: string,
  role: Role,
  by: AuditEvent['by'] = 'command',
): Promise<boolean> =>
  change(parts, { by, email, what: 'account_role', detail: { role } }, (sql, { id }) =>
    setRole(sql, id, role),
  )

/** Whether an account can take over the calls that another one has agreed. */
export const canInheritCalls = ({ id, role, disabled_at }: Account, from: string): boolean =>
  id !== from && !disabled_at && ATTENDANTS.includes(role)

/**
 * Disables an account and ends its sessions immediately. Its calls under way are free again; those that it has agreed go to
 * a colleague, if one is named.
 * @param heir the e-mail address of the colleague, who must be able to call
 * @throws HttpError 400 if there is no such colleague: nothing is changed then
 */
export async function disableAccount(
  parts: AccountParts,
  email: string,
  by: AuditEvent['by'] = 'command',
  heir: string | null = null,
): Promise<boolean> {
  const at = parts.clock.now()
  return parts.db.transaction(async (sql) => {
    const account = await accountOf(sql, email)
    if (!account) return false
    const colleague = heir === null ? undefined : await accountOf(sql, heir)
    if (heir !== null && !(colleague && canInheritCalls(colleague, account.id)))
      throw invalidFieldError('para', words.disable.noHeir)
    await disableDeskUser(sql, account.id, at)
    const handed = await handOverCalls(sql, account.id, colleague?.id ?? null, at)
    const detail = handed > 0 ? { handed, ...(colleague && { heir: colleague.email }) } : {}
    await audit(sql, parts, { by, what: 'account_disabled', subject: email, detail })
    return true
  })
}

/**
 * Hands the calls that an account has agreed to a colleague. The account stays as it is. Returns false if there are none.
 * @param heir the e-mail address of the colleague, who must be able to call
 * @throws HttpError 400 if there is no such colleague
 */
export async function handOverAgreedCallsOf(
  parts: AccountParts,
  email: string,
  heir: string,
  by: AuditEvent['by'],
): Promise<boolean> {
  return parts.db.transaction(async (sql) => {
    const [account, colleague] = [await accountOf(sql, email), await accountOf(sql, heir)]
    if (!account || !colleague || !canInheritCalls(colleague, account.id))
      throw invalidFieldError('para', words.handOver.noHeir)
    const handed = await handOverAgreedCalls(sql, account.id, colleague.id, parts.clock.now())
    if (handed === 0) return false
    const detail = { handed, heir: colleague.email }
    await audit(sql, parts, { by, what: 'account_calls_handed', subject: email, detail })
    return true
  })
}

/** Enables an account again. */
export const enableAccount = (
  parts: AccountParts,
  email: string,
  by: AuditEvent['by'] = 'command',
): Promise<boolean> =>
  change(parts, { by, email, what: 'account_enabled' }, (sql, { id }) => enableDeskUser(sql, id))

/**
 * Removes the second factor of an account and ends its sessions. The person sets up a new one at the next
 * login; the password stays.
 */
export const resetFactor = (parts: AccountParts, email: string, by: AuditEvent['by']): Promise<boolean> =>
  change(parts, { by, email, what: 'account_factor_reset' }, (sql, { id }) => resetDeskUserFactor(sql, id))

/**
 * Removes the password and the second factor of an account and ends its sessions. Returns a new setup code,
 * or null if there is no such account.
 */
export async function resetAccount(
  parts: AccountParts,
  email: string,
  by: AuditEvent['by'] = 'command',
): Promise<string | null> {
  const code = newSetupCode()
  const isDone = await change(parts, { by, email, what: 'account_reset' }, (sql, { id }) =>
    resetDeskUser(sql, id, setupHashOf(code), setupUntil(parts)),
  )
  return isDone ? code : null
}
