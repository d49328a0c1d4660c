/** Reads and writes the cookies that store the visitor's consent, and decides when they expire. */

/**
 * The visitor's choice about cookies. 'publi' allows those for advertising, 'func' those for
 * performance and functionality.
 */
export type Consent = 'denied' | 'both' | 'publi' | 'func'

/** The kinds of consent to cookies. A script may need one of them before it is loaded or receives data. */
export type Purpose = 'publi' | 'func'

/**
 * The cookie with the choice, and the cookie with its expiry time. Scripts cannot read the expiry of a cookie.
 */
const CONSENT_COOKIE = 'cookie_consent'
const EXPIRY_COOKIE = 'cookie_consent_expiry'

const DAY = 86_400_000
/**
 * How many days a choice is valid. Until the visitor chooses, a refusal is assumed and stored for
 * `FIRST_DAYS` days.
 */
const CHOICE_DAYS = 7
const FIRST_DAYS = 365

/** How long a choice is valid, in milliseconds. */
export const CHOICE_DURATION_MS = CHOICE_DAYS * DAY

/** The visitor's current consent to cookies, and whether the cookie banner is shown. */
export interface ConsentState {
  readonly consent: Consent
  readonly isAsked: boolean
  /** Cookies to write, as `document.cookie` takes them. */
  readonly cookies: readonly string[]
}

const VALUES: readonly string[] = ['denied', 'both', 'publi', 'func'] satisfies Consent[]
const isConsent = (value: string | undefined): value is Consent =>
  value !== undefined && VALUES.includes(value)

/** Returns a cookie's value; undefined if there is no such cookie. */
function valueOf(name: string, cookies: string): string | undefined {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Whether an expiry time is valid: in the future, and at most seven days away. */
function isCurrent(expiry: string | undefined, now: number): boolean {
  const left = /^\d{1,15}$/.test(expiry ?? '') ? Number(expiry) - now : -1
  return left > 0 && left <= CHOICE_DURATION_MS
}

/**
 * Returns both cookies for a choice. They are valid for the whole site, `SameSite=Lax`, and `Secure` if the
 * page was loaded over https.
 */
function cookiesFor(consent: Consent, days: number, now: number, isSecure: boolean): readonly string[] {
  const life = `path=/; max-age=${days * 86_400}; samesite=lax${isSecure ? '; secure' : ''}`
  return [`${CONSENT_COOKIE}=${consent}; ${life}`, `${EXPIRY_COOKIE}=${now + days * DAY}; ${life}`]
}

/**
 * Reads the consent from the cookies. Without a choice, consent counts as denied for 365 days and the visitor is asked.
 * If the expiry is missing, invalid or more than seven days away, the visitor is asked again, and consent counts as
 * denied until then.
 * @param cookies the value of `document.cookie`
 */
export function readConsent(cookies: string, now: number, isSecure: boolean): ConsentState {
  const consent = valueOf(CONSENT_COOKIE, cookies)
  if (!isConsent(consent))
    return { consent: 'denied', isAsked: true, cookies: cookiesFor('denied', FIRST_DAYS, now, isSecure) }
  const isChosen = isCurrent(valueOf(EXPIRY_COOKIE, cookies), now)
  return { consent: isChosen ? consent : 'denied', isAsked: !isChosen, cookies: [] }
}

/**
 * Returns the consent state after the visitor has chosen, with the cookies that store the choice for seven
 * days. To accept is 'both', to refuse 'denied'.
 */
export function chooseConsent(consent: Consent, now: number, isSecure: boolean): ConsentState {
  return { consent, isAsked: false, cookies: cookiesFor(consent, CHOICE_DAYS, now, isSecure) }
}

/**
 * Converts the toggles of the cookie settings ("Gerenciar") to a choice. Returns null if no toggle is on; the
 * visitor is then asked again.
 */
export function consentOf(toggles: Readonly<Record<Purpose, boolean>>): Consent | null {
  if (toggles.publi && toggles.func) return 'both'
  if (toggles.publi) return 'publi'
  return toggles.func ? 'func' : null
}

/** Whether the visitor's choice about cookies includes the consent that a script needs. */
export const allowsPurpose = (consent: Consent, purpose: Purpose): boolean =>
  consent === 'both' || consent === purpose
