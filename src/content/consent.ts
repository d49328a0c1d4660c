/**
 * Versions of the words that a visitor agrees to, recorded with each consent. The words stand where they are
 * shown (steps.ts, legal.ts); a test fails when they change and their version does not.
 */
export const consentVersions = {
  accept_promotions: '2026-11',
  accept_information: '2026-11',
} as const
