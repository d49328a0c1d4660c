/**
 * Lets the visitor change an earlier choice about cookies: opens the cookie settings, and shows the banner again if
 * they are closed without a choice.
 */
import type { Consent } from '../../lib/cookie-consent.ts'
import { showCookieBanner } from './show-cookie-banner.ts'
import { openConsentSettings } from './open-cookie-settings.tsx'

export const changeConsent = (onChoose: (consent: Consent) => void): void =>
  openConsentSettings(document.body, (consent) => {
    if (consent) onChoose(consent)
    else showCookieBanner(onChoose)
  })
