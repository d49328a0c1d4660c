/** The visitor's cookie consent on the current page: reads and stores it, and notifies listeners of a new choice. */
import {
  allowsPurpose,
  chooseConsent,
  readConsent,
  type Consent,
  type Purpose,
} from '../../lib/cookie-consent.ts'

/** The choice made on this page, kept here because cookies may be blocked. */
let chosen: Consent | null = null
const listeners = new Set<(consent: Consent) => void>()

const isSecure = () => location.protocol === 'https:'

function read() {
  try {
    return readConsent(document.cookie, Date.now(), isSecure())
  } catch {
    return readConsent('', Date.now(), isSecure()) // cookies are blocked altogether
  }
}

function write(cookies: readonly string[]): void {
  try {
    for (const cookie of cookies) document.cookie = cookie
  } catch {
    // blocked: the choice counts for this page
  }
}

export const consentNow = (): Consent => chosen ?? read().consent

export const isAllowed = (purpose: Purpose): boolean => allowsPurpose(consentNow(), purpose)

/**
 * Reads the consent cookies. If the visitor has not chosen yet, stores that everything is refused until the
 * visitor chooses.
 */
export function openConsent(): { readonly consent: Consent; readonly isAsked: boolean } {
  const { consent, isAsked, cookies } = read()
  write(cookies)
  return { consent, isAsked }
}

export function storeConsentChoice(consent: Consent): void {
  write(chooseConsent(consent, Date.now(), isSecure()).cookies)
  chosen = consent
  for (const listener of listeners) listener(consent)
}

/** Registers a listener for later choices. */
export const onConsent = (listener: (consent: Consent) => void): void => void listeners.add(listener)
