/** Creates, lists, revokes and checks the API keys of other programs that read the desk's figures. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Dataset } from './exports.ts'
import type { Db, Sql } from '../../db/database.ts'
import * as z from 'zod/mini'
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { invalidFieldError } from '../../api-errors.ts'
import {
  addFigureKey,
  dropFigureKey,
  figureKeys,
  noteFigureKey,
  type KeyHolder,
} from '../../repositories/desk/figures-api-keys.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import type { DeskContext } from './desk-context.ts'
import { audit } from './write-and-check-audit-log.ts'

/** The prefix of every key. It lets people and repository scanners recognise a leaked key. */
const PREFIX = 'prosa_figures_'

/** A key of 256 random bits cannot be guessed, so a fast hash is enough. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

const DAY_MS = 86_400_000

/** What a key may read, and for how many days. */
export type KeyTerms = { readonly scopes: readonly Dataset[]; readonly days: number }

/** For how many days a key can be valid. */
const KEY_DAYS = [30, 90, 365] as const

type Parts = Pick<DeskContext, 'db' | 'clock' | 'vault'>

/** Returns all keys without their secrets, and for how many days a new one can be valid. */
export async function listFigureKeys({ db, clock }: Parts) {
  const keys = await figureKeys(db)
  return {
    keyDays: KEY_DAYS,
    keys: keys.map(({ id, name, created_at, used_at, scopes, expires_at }) => ({
      id,
      name,
      scopes,
      createdAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
      expiresAt: expires_at?.toISOString() ?? null,
      isExpired: expires_at !== null && expires_at <= clock.now(),
    })),
  }
}

/**
 * Makes a key for another program, and records it in the audit log.
 * @param term for how many days it is valid, as the form sends it
 * @returns the key, which is stored nowhere
 */
export async function createFigureKey(
  desk: Parts,
  user: DeskUser,
  { name, scopes, term }: { name: string; scopes: readonly Dataset[]; term: string | undefined },
): Promise<string> {
  const days = KEY_DAYS.find((each) => String(each) === term)
  if (days === undefined) throw invalidFieldError('prazo', deskErrorMessages.keyWithoutEnd)
  return desk.db.transaction(async (sql) => {
    const { id, key } = await makeFigureKey(sql, desk.clock, name, { scopes, days })
    const detail = { key: name, scopes: scopes.join(', '), days }
    await audit(sql, desk, { by: user, what: 'key_added', subject: `key ${id}`, detail })
    return key
  })
}

/** Ends a key, and records that in the audit log. */
export async function revokeFigureKey(desk: Parts, user: DeskUser, sent: string | undefined): Promise<void> {
  const id = z.uuid().safeParse(sent)
  if (!id.success) throw invalidFieldError('chave', deskErrorMessages.noKey)
  await desk.db.transaction(async (sql) => {
    const name = await dropFigureKey(sql, id.data)
    if (name === undefined) return
    const detail = { key: name }
    await audit(sql, desk, { by: user, what: 'key_removed', subject: `key ${id.data}`, detail })
  })
}

/**
 * Makes a key with which a program may read the desk's figures. Only its hash is stored, so the key itself
 * can be shown only once.
 */
async function makeFigureKey(
  sql: Sql,
  clock: Clock,
  name: string,
  { scopes, days }: KeyTerms,
): Promise<{ readonly id: string; readonly key: string }> {
  const key = PREFIX + randomBytes(32).toString('base64url')
  const id = randomUUID()
  const at = clock.now()
  const expiresAt = new Date(at.getTime() + days * DAY_MS)
  await addFigureKey(sql, { id, hash: hashOf(key), name, at, scopes, expiresAt })
  return { id, key }
}

/** Returns whose key is in an Authorization header; undefined if it contains no valid key. */
export async function findApiKeyHolder(
  db: Db,
  clock: Clock,
  authorization: string | undefined,
): Promise<KeyHolder | undefined> {
  const key = /^Bearer (prosa_figures_[\w-]{43})$/.exec(authorization ?? '')?.[1]
  return key === undefined ? undefined : noteFigureKey(db, hashOf(key), clock.now())
}
