import { generousLimits } from '../../scripts/server-process.ts'
import { KEYS } from './server-keys.ts'

/**
 * The environment variables of test servers: the demo with its own database, generous rate limits, and no e-mailed
 * codes for customers, which separate tests cover.
 */
export const settings = {
  ...KEYS,
  SEED: 'demo',
  CUSTOMER_CODES: 'off',
  // a server under test shows few of its pages
  WARM_PAGES: 'false',
  ...generousLimits,
} as const
