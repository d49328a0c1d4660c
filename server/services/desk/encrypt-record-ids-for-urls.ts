/** Encrypts the ids of records for the desk's URLs, and decrypts them again. */
import { isUuid } from '../../../src/lib/uuid.ts'
import type { Vault } from '../../security/encryption-vault.ts'

const OWNER = 'handle of the desk'

/**
 * Encrypts an id for use in the desk's URLs. A lead's id is the visitor's own key to the lead, so
 * desk users must not see it; the handle is valid only at the desk.
 */
export const encryptIdForUrl = (vault: Pick<Vault, 'seal'>, id: string): string => vault.seal(id, OWNER)

/** Decrypts a handle of a record or an account; undefined if it is the handle of something else, or none. */
export function decryptUuidInUrl(vault: Pick<Vault, 'open'>, handle: string): string | undefined {
  const id = decryptIdInUrl(vault, handle)
  return id !== undefined && isUuid(id) ? id : undefined
}

/** Decrypts a handle and returns the id; undefined if the handle was not made with this server's keys. */
export function decryptIdInUrl(vault: Pick<Vault, 'open'>, handle: string): string | undefined {
  try {
    return vault.open(handle, OWNER)
  } catch {
    return undefined
  }
}
