import { consentVersions } from '../../src/content/consent-versions.ts'

/** The consent that ends an order, as it is stored: what was agreed to, when, and which version of the wording. */
export type FinalConsent = { accept_information: true; at: string; text: string }

export const finalConsent = (at: Date): FinalConsent => ({
  accept_information: true,
  at: at.toISOString(),
  text: consentVersions.accept_information,
})
