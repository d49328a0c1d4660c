import { allows, chooseConsent, readConsent, type Consent, type Purpose } from '../../lib/cookie-consent.ts'

/** Chosen in this page; the cookies may be blocked. */
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

/** The current consent. */
export const consentNow = (): Consent => chosen ?? read().consent

export const isAllowed = (purpose: Purpose): boolean => allows(consentNow(), purpose)

/** Reads the cookies; without a choice writes the refusal that holds until there is one. */
export function openConsent(): { readonly consent: Consent; readonly isAsked: boolean } {
  const { consent, isAsked, cookies } = read()
  write(cookies)
  return { consent, isAsked }
}

export function choose(consent: Consent): void {
  write(chooseConsent(consent, Date.now(), isSecure()).cookies)
  chosen = consent
  for (const listener of listeners) listener(consent)
}

/** Called with every choice from now on. */
export const onConsent = (listener: (consent: Consent) => void): void => void listeners.add(listener)
