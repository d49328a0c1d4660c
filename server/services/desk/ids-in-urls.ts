/** Ids of records and of colleagues in the desk's URLs, which are encrypted. */
import { isUuid } from '../../../src/lib/uuid.ts'
import type { Vault } from '../../security/encryption-vault.ts'
import { agentsOfLinks } from '../../repositories/agent-links.ts'
import { allAccounts } from '../../repositories/desk/desk-users.ts'
import { shortReference } from '../../rules/order-number.ts'
import { unknownColleague } from '../../../src/content/desk/report-words.ts'
import type { DeskContext } from './desk-context.ts'

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

/** A colleague whom a filter can name. `email` may be another name, if a command has made links under it. */
export type Colleague = { readonly reference: string; readonly email: string }

type Parts = Pick<DeskContext, 'db' | 'vault'>

const asColleague =
  ({ vault }: Pick<Parts, 'vault'>) =>
  (email: string): Colleague => ({ reference: shortReference(vault, `colleague:${email}`), email })

/** Returns everybody who has an account. */
export const colleaguesWithAccount = async (parts: Parts): Promise<Colleague[]> =>
  (await allAccounts(parts.db)).map(({ email }) => asColleague(parts)(email))

/** Returns everybody of whom an order may be: who has an account, and under whose name a command has made links. */
export async function colleaguesWithOrders(parts: Parts): Promise<Colleague[]> {
  const [accounts, agents] = await Promise.all([allAccounts(parts.db), agentsOfLinks(parts.db)])
  const names = new Set([...accounts.map(({ email }) => email), ...agents])
  return [...names].toSorted((one, other) => one.localeCompare(other)).map(asColleague(parts))
}

/** A choice of a filter: the value in the address, and what the person reads. */
export type ColleagueOption = readonly [value: string, label: string]

/** Returns the choices of a filter, with the one that was made, also if nobody knows by now who that was. */
export const colleagueOptions = (all: readonly Colleague[], chosen: Colleague | null): ColleagueOption[] => {
  const isListed = chosen === null || all.some(({ reference }) => reference === chosen.reference)
  return [...all, ...(isListed ? [] : [chosen])].map(
    ({ reference, email }) => [reference, email || unknownColleague] as const,
  )
}

/**
 * Finds whom a filter names, which may be an address that was kept before there were references. Returns null for no
 * filter; for nobody who is known, a colleague without a name, of whom nothing is listed.
 */
export const colleagueIn = (all: readonly Colleague[], wanted: string): Colleague | null =>
  wanted === ''
    ? null
    : (all.find(({ reference, email }) => wanted === reference || wanted.toLowerCase() === email) ?? {
        reference: wanted,
        email: '',
      })
