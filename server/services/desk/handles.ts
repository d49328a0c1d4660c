import type { Vault } from '../../security/vault.ts'

const OWNER = 'handle of the desk'

/**
 * What replaces an id in the desk's addresses: a lead's id is the visitor's own key to it (S1), which an operator must
 * not have. Valid only at the desk.
 */
export const handleOf = (vault: Pick<Vault, 'seal'>, id: string): string => vault.seal(id, OWNER)

/** The id behind a handle; undefined when it is not one of ours. */
export function idBehind(vault: Pick<Vault, 'open'>, handle: string): string | undefined {
  try {
    return vault.open(handle, OWNER)
  } catch {
    return undefined
  }
}
