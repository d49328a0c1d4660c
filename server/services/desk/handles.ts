import type { Vault } from '../../security/vault.ts'

const OWNER = 'handle of the desk'

/**
 * What stands for an id in the desk's addresses: the id of a lead is a visitor's own key to it (S1), and whoever calls
 * people is not to have that. Good for the desk only.
 */
export const handleOf = (vault: Pick<Vault, 'seal'>, id: string): string => vault.seal(id, OWNER)

/** The id behind a handle; undefined when it is none of ours. */
export function idBehind(vault: Pick<Vault, 'open'>, handle: string): string | undefined {
  try {
    return vault.open(handle, OWNER)
  } catch {
    return undefined
  }
}
