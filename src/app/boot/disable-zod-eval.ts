/**
 * Turns off zod's use of eval, which the CSP of our pages forbids: every attempt would be reported as a violation.
 * Imported before any schema is created. The server has no such policy and keeps zod's faster path.
 */
import { config } from 'zod/mini'

config({ jitless: true })
