import { consentVersions } from '../../src/content/consent-versions.ts'

/**
 * The consent that the visitor gives when placing the order, as it is stored: the time, and the version of
 * the wording.
 */
export type FinalConsent = { accept_information: true; at: string; text: string }

/** Returns the consent to store with an order placed at this time. */
export const finalConsent = (at: Date): FinalConsent => ({
  accept_information: true,
  at: at.toISOString(),
  text: consentVersions.accept_information,
})
