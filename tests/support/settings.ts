import { generousLimits } from '../../scripts/product.ts'

/**
 * The environment of every server under test, the demo on its own database. Rate limits have their own tests, and
 * so do the codes of customers.
 */
export const settings = {
  ENCRYPTION_KEY: 'ab'.repeat(32),
  LOOKUP_KEY: 'cd'.repeat(32),
  SEED: 'demo',
  CUSTOMER_CODES: 'off',
  ...generousLimits,
} as const
