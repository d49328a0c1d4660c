/** Starts, finds and ends the sessions of people who are logged in to the desk. */
import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from '../../db/database.ts'
import {
  closeOtherSessions,
  closeSession,
  closeSessionOf,
  findSession,
  addSession,
  type DeskSession,
  type LogInStage,
} from '../../repositories/desk/sessions.ts'
import type { Account, DeskUser } from '../../repositories/desk/desk-users.ts'
import type { DeskContext } from './desk-context.ts'
import { decryptIdInUrl } from './ids-in-urls.ts'
import { audit } from './write-and-check-audit-log.ts'
import type { Vault } from '../../security/encryption-vault.ts'

/** Milliseconds from login to the end of a session. */
export const SESSION_MS = 8 * 3_600_000
/** Milliseconds within which the second-factor code must follow the password. */
const CODE_MS = 10 * 60_000

/** Hashes a session token. Only the hash is stored, so reading the database grants no access. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Makes a session token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * Starts a new session and returns its token. Every login gets a new token, so that an attacker cannot plant
 * one in the browser beforehand (session fixation).
 * @param browser the name of the browser, as the list of sessions shows it
 * @param replaced the hash of the browser's previous token; its session ends
 */
export async function startDeskSession(
  desk: Pick<DeskContext, 'clock'>,
  sql: Sql,
  {
    operator,
    stage,
    replaced,
    browser = null,
  }: { operator: string; stage: LogInStage; replaced: string | null; browser?: string | null },
): Promise<string> {
  const token = newToken()
  const at = desk.clock.now()
  const until = new Date(at.getTime() + (stage === 'in' ? SESSION_MS : CODE_MS))
  await addSession(sql, { hash: hashOf(token), operator, stage, at, until, replaced, browser })
  return token
}

/** Finds the session of a token; undefined for unknown and expired tokens and for disabled accounts. */
export const sessionOf = (
  desk: Pick<DeskContext, 'db' | 'clock'>,
  token: string,
): Promise<DeskSession | undefined> => findSession(desk.db, hashOf(token), desk.clock.now())

/** Ends the session with this token. */
export const endSession = (sql: Sql, token: string) => closeSession(sql, hashOf(token))

/** Ends all sessions of a desk user except the one with this token. Returns how many were ended. */
export const endOtherSessions = (sql: Sql, operator: string, token: string): Promise<number> =>
  closeOtherSessions(sql, operator, hashOf(token))

type Lookup = Pick<Vault, 'lookup'>

const proofOf = (vault: Lookup, name: string, email: string) => vault.lookup(`device:${name}:${email}`)

/**
 * Makes a token for a browser in which an account has logged in. The token proves only this and grants no
 * access.
 */
export function newDevice(vault: Lookup, email: string): string {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${proofOf(vault, name, email)}`
}

/**
 * Returns the name in a browser's token if it proves that this account has logged in there before; otherwise
 * null.
 */
export function deviceOf(vault: Lookup, kept: string | undefined, email: string): string | null {
  const [name = '', proof] = (kept ?? '').split('.')
  return name !== '' && proof === proofOf(vault, name, email) ? name : null
}

/**
 * Ends a session of an account, which a desk user chose at the desk; does nothing if it has ended before.
 * @param handle the session as the desk's page names it
 */
export async function endSessionOf(
  desk: DeskContext,
  by: DeskUser,
  account: Account,
  handle: string,
): Promise<void> {
  const hash = decryptIdInUrl(desk.vault, handle)
  if (hash === undefined) return
  await desk.db.transaction(async (sql) => {
    if (await closeSessionOf(sql, account.id, hash))
      await audit(sql, desk, { by, what: 'session_ended', subject: account.email })
  })
}
