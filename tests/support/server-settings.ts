import { generousLimits } from '../../scripts/start-server-process.ts'
import { KEYS } from './server-keys.ts'

/**
 * The environment variables of test servers: the demo seed data with a database of its own, generous rate limits, and
 * no e-mailed codes for customers, which separate tests cover.
 */
export const settings = {
  ...KEYS,
  SEED: 'demo',
  // each connection plans every statement anew: more of them took a third more of PostgreSQL's time
  DATABASE_POOL: '4',
  CUSTOMER_CODES: 'off',
  // a server under test shows few of its pages
  WARM_PAGES: 'false',
  ...generousLimits,
} as const
