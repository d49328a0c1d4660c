/** Creates and checks the API keys of other programs that read the desk's figures. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Dataset } from './exports.ts'
import type { Db, Sql } from '../../db/database.ts'
import { addFigureKey, noteFigureKey, type KeyHolder } from '../../repositories/desk/figures-api-keys.ts'

/** The prefix of every key. It lets people and repository scanners recognise a leaked key. */
const PREFIX = 'prosa_figures_'

/** A key of 256 random bits cannot be guessed, so a fast hash is enough. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

const DAY_MS = 86_400_000

/** What a key may read, and for how many days. */
export type KeyTerms = { readonly scopes: readonly Dataset[]; readonly days: number }

/** For how many days a key can be valid. */
export const KEY_DAYS = [30, 90, 365] as const

/**
 * Makes a key with which a program may read the desk's figures. Only its hash is stored, so the key itself
 * can be shown only once.
 */
export async function makeFigureKey(
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
