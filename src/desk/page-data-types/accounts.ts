/** Data of the desk's list of accounts: the accounts, and a code for the first login. */
import type { Role } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { accounts as words } from '../../content/desk/accounts.ts'
import type { ListPart } from '../../lib/pages-of-a-list.ts'

/** An account of the desk. */
export type AccountRow = {
  /** Identifies the account in the page's links. */
  readonly handle: string
  readonly email: string
  readonly role: Role
  readonly state: keyof typeof words.states
  /** The number of its open sessions, and when the newest of them began; null without one. */
  readonly sessions: number
  readonly last: string | null
  /** Whether it is the account of the current user. */
  readonly isOwn: boolean
}

/** A code for the first access that was just made, and the address at which it is used. */
export type SetupCode = { readonly email: string; readonly code: string; readonly url: string }

export type AccountsProps = {
  readonly rows: readonly AccountRow[]
  readonly part: ListPart
  readonly made: SetupCode | null
  /** Why the invitation was refused, and what was typed into it. */
  readonly refused: { readonly problem: string; readonly email: string } | null
}
