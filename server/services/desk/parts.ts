import type { Context } from '../../context.ts'
import type { EntryLimits } from '../../limits/entry.ts'
import type { Passwords } from './passwords.ts'

/** What the desk's services use besides what every route may use. `singleSignOn`: null if it is not configured. */
export type Desk = Context &
  Readonly<{ passwords: Passwords; entryLimits: EntryLimits; singleSignOn: SingleSignOn | null }>

export type SingleSignOn = {
  /**
   * Where to send the browser, and what it keeps until it comes back.
   * @param session token of its current session
   */
  begin(session: string | undefined): Promise<{ to: URL; kept: string }>
  /**
   * The token of a new session, or null: the account is unknown or disabled, its address not verified by the provider,
   * or it belongs to someone else there. Rejects when the provider's answer does not match this browser's request.
   * @param query query of the address the browser was sent back to, with '?'
   */
  finish(desk: Desk, kept: string | undefined, query: string): Promise<string | null>
}
