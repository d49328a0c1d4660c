/**
 * Sets the limits that no environment variable sets, in a server that tests and measurements start. It is loaded before the
 * server (start-server-process.ts).
 */
import { fixedLimits } from '../server/config-limits.ts'

Object.assign(fixedLimits, JSON.parse(process.env.FIXED_LIMITS ?? '{}'))
