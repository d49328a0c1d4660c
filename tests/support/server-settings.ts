import { generousLimits } from '../../scripts/server-process.ts'
import { KEYS } from './server-keys.ts'

/**
 * The environment variables of test servers: the demo on a database of its own, with generous rate limits and without
 * codes for customers, which have tests of their own.
 */
export const settings = {
  ...KEYS,
  SEED: 'demo',
  CUSTOMER_CODES: 'off',
  // a server under test shows few of its pages
  WARM_PAGES: 'false',
  ...generousLimits,
} as const
