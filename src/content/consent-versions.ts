/**
 * Versions of the texts that visitors consent to, recorded with each consent. The texts live where they are shown
 * (steps, legal.ts, landing/forms.ts); a test fails when they change without a new version.
 */
export const consentVersions = {
  accept_promotions: '2026-11',
  acceptPhoneContact: '2026-11',
  accept_information: '2026-11',
} as const
