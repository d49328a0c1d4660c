/**
 * Data of the desk's page on one account: the account, its open sessions, and a newly created code for the first
 * login.
 */
import type { AccountRow, SetupCode } from './accounts.ts'

export type AccountProps = {
  readonly account: AccountRow & { readonly since: string }
  readonly sessions: readonly {
    /** Identifies the session in the page's forms. */
    readonly handle: string
    readonly since: string
    readonly until: string
    /** The browser as its owner would call it; null if it is unknown. */
    readonly browser: string | null
    readonly isHere: boolean
  }[]
  readonly made: SetupCode | null
}
