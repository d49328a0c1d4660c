/** Builds the consent that is stored with an order. */
import { consentVersions } from '../../src/content/consent-versions.ts'

/**
 * The consent that the visitor gives when placing the order, as it is stored: the time, the version of
 * the wording, and whether it named the loyalty period.
 */
export type StoredConsent = { accept_information: true; at: string; text: string; loyalty?: true }

/** Returns the consent to store with an order placed at this time, for plans with or without a loyalty period. */
export const consentToStore = (at: Date, hasLoyalty: boolean): StoredConsent => ({
  accept_information: true,
  at: at.toISOString(),
  text: consentVersions.accept_information,
  ...(hasLoyalty && { loyalty: true }),
})
