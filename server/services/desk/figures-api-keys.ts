/** Creates and checks the keys with which other programs may read the desk's figures. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Db, Sql } from '../../db/database.ts'
import { addFigureKey, noteFigureKey } from '../../repositories/desk/figures-api-keys.ts'

/** The prefix of every key. It lets people and repository scanners recognise a leaked key. */
const PREFIX = 'prosa_figures_'

/** A key of 256 random bits cannot be guessed, so a fast hash is enough. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/**
 * Makes a key with which a program may read the desk's figures. Only its hash is stored, so the key itself
 * can be shown only once.
 */
export async function makeFigureKey(
  sql: Sql,
  clock: Clock,
  name: string,
): Promise<{ readonly id: string; readonly key: string }> {
  const key = PREFIX + randomBytes(32).toString('base64url')
  const id = randomUUID()
  await addFigureKey(sql, { id, hash: hashOf(key), name, at: clock.now() })
  return { id, key }
}

/** Returns the name of the key in an Authorization header; undefined if it contains no valid key. */
export async function holderOf(
  db: Db,
  clock: Clock,
  authorization: string | undefined,
): Promise<string | undefined> {
  const key = /^Bearer (prosa_figures_[\w-]{43})$/.exec(authorization ?? '')?.[1]
  return key === undefined ? undefined : noteFigureKey(db, hashOf(key), clock.now())
}
