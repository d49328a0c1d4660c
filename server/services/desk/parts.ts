import type { Context } from '../../context.ts'
import type { EntryLimits } from '../../plugins/entry-limits.ts'
import type { Passwords } from './passwords.ts'
import type { SingleSignOn } from './single-sign-on.ts'

/** What the desk's services use besides what every route may use. `singleSignOn`: null if it is not configured. */
export type Desk = Context &
  Readonly<{ passwords: Passwords; entryLimits: EntryLimits; singleSignOn: SingleSignOn | null }>
