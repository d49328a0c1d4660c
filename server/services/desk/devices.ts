import { randomBytes } from 'node:crypto'
import type { Vault } from '../../security/vault.ts'

type Lookup = Pick<Vault, 'lookup'>

const proofOf = (vault: Lookup, name: string, email: string) => vault.lookup(`device:${name}:${email}`)

/** Stored in a browser in which an account has logged in: it proves that, and grants no access. */
export function newDevice(vault: Lookup, email: string): string {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${proofOf(vault, name, email)}`
}

/** The name of a browser in which this account has logged in before, or null. */
export function deviceOf(vault: Lookup, kept: string | undefined, email: string): string | null {
  const [name = '', proof] = (kept ?? '').split('.')
  return name !== '' && proof === proofOf(vault, name, email) ? name : null
}
