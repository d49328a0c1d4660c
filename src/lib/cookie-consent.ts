/** The visitor's choice about cookies (M3.12): publicity, performance and function, both or none. */
export type Consent = 'denied' | 'both' | 'publi' | 'func'

/** What something may need before it is loaded or receives anything. */
export type Purpose = 'publi' | 'func'

/** Cookie of the choice, and the one of its expiry, which no script can read from the first (D73). */
const CONSENT_COOKIE = 'cookie_consent'
const EXPIRY_COOKIE = 'cookie_consent_expiry'

const DAY = 86_400_000
/** How long a choice holds, and how long the refusal that holds before any choice (M9.1). */
const CHOICE_DAYS = 7
const FIRST_DAYS = 365

/** What currently holds, and whether the visitor is asked. */
export interface ConsentState {
  readonly consent: Consent
  readonly isAsked: boolean
  /** Cookies to write, as `document.cookie` takes them. */
  readonly cookies: readonly string[]
}

const VALUES: readonly string[] = ['denied', 'both', 'publi', 'func'] satisfies Consent[]
const isConsent = (value: string | undefined): value is Consent =>
  value !== undefined && VALUES.includes(value)

/** The cookie's value; undefined where there is none. */
function valueOf(name: string, cookies: string): string | undefined {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** A valid expiry: readable, in the future, and at most seven days away (M4.11). */
function isCurrent(expiry: string | undefined, now: number): boolean {
  const left = /^\d{1,15}$/.test(expiry ?? '') ? Number(expiry) - now : -1
  return left > 0 && left <= CHOICE_DAYS * DAY
}

/** Both cookies for a value: `SameSite=Lax`, for the whole site, `Secure` where the page is. */
function cookiesFor(consent: Consent, days: number, now: number, isSecure: boolean): readonly string[] {
  const life = `path=/; max-age=${days * 86_400}; samesite=lax${isSecure ? '; secure' : ''}`
  return [`${CONSENT_COOKIE}=${consent}; ${life}`, `${EXPIRY_COOKIE}=${now + days * DAY}; ${life}`]
}

/**
 * What the cookies say (M4.11). Without a choice it is denied for 365 days and the visitor is asked. An expiry that is
 * missing, invalid or more than seven days away asks again; until the answer, what was chosen before does not count.
 * @param cookies as `document.cookie` gives them
 */
export function readConsent(cookies: string, now: number, isSecure: boolean): ConsentState {
  const consent = valueOf(CONSENT_COOKIE, cookies)
  if (!isConsent(consent))
    return { consent: 'denied', isAsked: true, cookies: cookiesFor('denied', FIRST_DAYS, now, isSecure) }
  const isChosen = isCurrent(valueOf(EXPIRY_COOKIE, cookies), now)
  return { consent: isChosen ? consent : 'denied', isAsked: !isChosen, cookies: [] }
}

/** Accept is `both`, refuse `denied`, each for seven days (M4.11). */
export function chooseConsent(consent: Consent, now: number, isSecure: boolean): ConsentState {
  return { consent, isAsked: false, cookies: cookiesFor(consent, CHOICE_DAYS, now, isSecure) }
}

/** The toggles of "Gerenciar" as a choice; null with none on: the visitor is asked again (M4.11). */
export function consentOf(toggles: Readonly<Record<Purpose, boolean>>): Consent | null {
  if (toggles.publi && toggles.func) return 'both'
  if (toggles.publi) return 'publi'
  return toggles.func ? 'func' : null
}

export const allows = (consent: Consent, purpose: Purpose): boolean =>
  consent === 'both' || consent === purpose
