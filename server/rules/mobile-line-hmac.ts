import type { Vault } from '../security/encryption-vault.ts'

/** Returns the HMAC that finds the record of a customer's mobile line. `phone` is eleven digits. */
export const lookupOfLine = (vault: Pick<Vault, 'lookup'>, phone: string): string =>
  vault.lookup(`line:${phone}`)
