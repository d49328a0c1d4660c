import type { Vault } from '../security/vault.ts'

/** The lookup key of a line; `phone` is eleven digits. */
export const lookupOfLine = (vault: Pick<Vault, 'lookup'>, phone: string): string =>
  vault.lookup(`line:${phone}`)
