import { generousLimits } from '../../scripts/product.ts'

/** The environment of every server under test. Rate limits have their own tests. */
export const settings = {
  ENCRYPTION_KEY: 'ab'.repeat(32),
  LOOKUP_KEY: 'cd'.repeat(32),
  ...generousLimits,
} as const
