import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Db, Sql } from '../../db/database.ts'
import { addFigureKey, noteFigureKey } from '../../repositories/desk/figure-keys.ts'

/** So that a leaked key is recognised, also by repository scanners. */
const PREFIX = 'prosa_figures_'

/** 256 random bits need no slow hash: they cannot be guessed. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Makes a key that reads figures; only its hash is stored, so the key itself is shown only once. */
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

/** The name of a key's holder; undefined for anything that is not a key. */
export async function holderOf(
  db: Db,
  clock: Clock,
  authorization: string | undefined,
): Promise<string | undefined> {
  const key = /^Bearer (prosa_figures_[\w-]{43})$/.exec(authorization ?? '')?.[1]
  return key === undefined ? undefined : noteFigureKey(db, hashOf(key), clock.now())
}
