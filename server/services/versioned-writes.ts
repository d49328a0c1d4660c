/**
 * What lead, renewal and migration have in common when something is stored: a request that is repeated stores nothing and
 * gets the first reply, and one that has not seen the last version is refused.
 */
import type { Context } from '../context.ts'
import { keyReused, leadFinished, versionConflict } from '../api-errors.ts'
import { databaseErrorCode } from '../db/recognise-database-errors.ts'
import { findCreated, type CreationKey, type CreatedRecord } from '../repositories/leads.ts'

/** What a request to store something says beside what it stores. */
export type VersionedWrite = {
  id: string
  /** The version the client last saw (If-Match). */
  expected: number | null
  /** The Idempotency-Key of the request. */
  key: string | null
}

/**
 * Returns by what a repeated request is recognised beside its key; null without a key.
 * @param of what is stored, such as the name of the answer
 */
export const fingerprintOf = (
  { vault }: Pick<Context, 'vault'>,
  { key }: Pick<VersionedWrite, 'key'>,
  of: string,
  body: unknown,
): string | null => key && vault.lookup(`${of}:${JSON.stringify(body)}`)

/** The record to which something is to be written, as it is stored. */
type Stored = {
  isFinished: boolean
  version: number
  /** What an earlier request with the same key wrote; undefined if there was none. */
  kept: { version: number; fingerprint: string | null } | undefined
}

/**
 * Returns the version that an earlier request with the same key has written; undefined if nothing of all this stands
 * against the write. Refuses with 422 if the key belongs to another request, or with 409 (finished, version_conflict).
 */
export function versionKept(
  { isFinished, version, kept }: Stored,
  { expected, fingerprint }: Pick<VersionedWrite, 'expected'> & { fingerprint: string | null },
): number | undefined {
  if (kept && kept.fingerprint !== fingerprint) throw keyReused()
  if (kept) return kept.version
  if (isFinished) throw leadFinished()
  if (expected !== null && expected !== version) throw versionConflict(version)
  return undefined
}

/** Returns the key that identifies retries of this request; undefined if the request has no Idempotency-Key. */
export function creationKey(context: Context, key: string | null, request: object): CreationKey {
  if (key === null) return undefined
  return {
    hash: context.vault.lookup(`create:${key}`),
    fingerprint: context.vault.lookup(JSON.stringify(request)),
  }
}

/** Creates a record once per Idempotency-Key and returns its id; a retry returns the same id. */
export const createOnce = (
  context: Context,
  key: CreationKey,
  make: () => Promise<string>,
): Promise<string> => runOncePerKey(context, key, make, ({ made_id }) => Promise.resolve(made_id))

/** Runs `make` once per key. For a retry, `show` builds the response from the record created before. */
export async function runOncePerKey<T>(
  context: Context,
  key: CreationKey,
  make: () => Promise<T>,
  show: (made: CreatedRecord) => Promise<T>,
): Promise<T> {
  if (!key) return make()
  const known = await earlier(context, key)
  if (known) return show(known)
  try {
    return await make()
  } catch (error) {
    // A concurrent request with the same key was faster.
    if (databaseErrorCode(error) !== '23505') throw error
    const other = await earlier(context, key)
    if (!other) throw error
    return show(other)
  }
}

async function earlier(context: Context, key: NonNullable<CreationKey>): Promise<CreatedRecord | undefined> {
  const made = await findCreated(context.db, key.hash)
  if (made && made.fingerprint !== key.fingerprint) throw keyReused()
  return made
}
