/**
 * Versions of the texts that visitors consent to. Each stored consent includes its version. The texts are in
 * steps/, price-conditions.ts and landing/forms.ts; a test fails if a text changes without a new version.
 */
export const consentVersions = {
  accept_promotions: '2026-11',
  acceptPhoneContact: '2026-11',
  accept_information: '2026-11-26',
} as const
