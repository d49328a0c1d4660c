/** Types of the dependencies of the desk's services. */
import type { Context } from '../../context.ts'
import type { SearchLimit } from '../../limits/desk-search-limit.ts'
import type { LoginLimits } from '../../limits/login-limits.ts'
import type { Passwords } from './passwords.ts'

/**
 * The dependencies of the desk's services: those of every route, and those of the desk's login.
 * `singleSignOn` is null if it is not configured.
 */
export type DeskContext = Context &
  Readonly<{
    passwords: Passwords
    entryLimits: LoginLimits
    searches: SearchLimit
    singleSignOn: SingleSignOn | null
  }>

/** The login through an OpenID Connect provider. */
export type SingleSignOn = {
  /**
   * Returns the URL to redirect the browser to, and the content of a cookie that `finish` needs later.
   * @param session the token of the browser's current session
   */
  begin(session: string | undefined): Promise<{ to: URL; kept: string }>
  /**
   * Returns the token of a new session; null if the account is unknown or disabled, if the provider has not
   * verified the e-mail address, or if the account is bound to another user of the provider. Rejects if the
   * provider's response does not match this browser's request.
   * @param query the query string of the URL that the browser was sent back to, with '?'
   */
  finish(
    desk: DeskContext,
    kept: string | undefined,
    query: string,
    browser: string | null,
  ): Promise<string | null>
}
