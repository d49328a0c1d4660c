/** Creates a lead or another record only once for each Idempotency-Key. */
import type { Context } from '../context.ts'
import { databaseErrorCode } from '../db/recognise-database-errors.ts'
import { keyReused } from '../api-errors.ts'
import { findCreated, type CreationKey, type CreatedRecord } from '../repositories/leads.ts'

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
