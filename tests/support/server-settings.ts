import { generousLimits } from '../../scripts/server-process.ts'
import { KEYS } from './server-keys.ts'

/**
 * The environment of every server under test, the demo on its own database. Rate limits have their own tests, and
 * so do the codes of customers.
 */
export const settings = {
  ...KEYS,
  SEED: 'demo',
  CUSTOMER_CODES: 'off',
  // a server under test shows few of its pages
  WARM_PAGES: 'false',
  ...generousLimits,
} as const
