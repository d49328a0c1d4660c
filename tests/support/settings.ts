/**
 * The environment of every server under test. Rate limits are raised, since all visitors share one address; they have
 * their own tests.
 */
export const settings = {
  ENCRYPTION_KEY: 'ab'.repeat(32),
  LOOKUP_KEY: 'cd'.repeat(32),
  RATE_LIMIT_LEADS_PER_MINUTE: '100000',
  RATE_LIMIT_CPF_PER_MINUTE: '100000',
  RATE_LIMIT_CODES_PER_HOUR: '100000',
  RATE_LIMIT_QUIZ_PER_MINUTE: '100000',
  RATE_LIMIT_CALLS_PER_MINUTE: '100000',
} as const
