import type { Vault } from '../security/vault.ts'

/** What a line is found by; `phone` is eleven digits. */
export const lookupOfLine = (vault: Pick<Vault, 'lookup'>, phone: string): string =>
  vault.lookup(`line:${phone}`)
