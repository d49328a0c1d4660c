import { describe, expect, it } from 'vitest'
import { allowsPurpose, chooseConsent, consentOf, readConsent, type Consent } from './cookie-consent.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20)
const read = (cookies: string) => readConsent(cookies, NOW, false)
const both = (consent: string, expiry: number | string) =>
  `_ga=GA1.1.1.2; cookie_consent=${consent}; cookie_consent_expiry=${expiry}`

describe('the consent that cookies hold (M4.11, M3.12, M9.1, D73)', () => {
  it.each(['', '_ga=1', 'cookie_consent=', 'cookie_consent=yes', 'my_cookie_consent=both'])(
    'without a choice (%j) it is denied for 365 days, and the visitor is asked',
    (cookies) => {
      expect(read(cookies)).toEqual({
        consent: 'denied',
        isAsked: true,
        cookies: [
          'cookie_consent=denied; path=/; max-age=31536000; samesite=lax',
          `cookie_consent_expiry=${NOW + 365 * DAY}; path=/; max-age=31536000; samesite=lax`,
        ],
      })
    },
  )

  it('that first refusal is asked about again on the next page: only an expiry within seven days counts as a choice', () => {
    const [value, expiry] = read('').cookies.map((each) => each.split(';')[0])
    expect(read(`${value}; ${expiry}`)).toEqual({ consent: 'denied', isAsked: true, cookies: [] })
  })

  it.each(['denied', 'both', 'publi', 'func'] satisfies Consent[])(
    'a choice of %s stays for 7 days',
    (value) => {
      const { cookies, ...state } = chooseConsent(value, NOW, true)
      expect(state).toEqual({ consent: value, isAsked: false })
      expect(cookies).toEqual([
        `cookie_consent=${value}; path=/; max-age=604800; samesite=lax; secure`,
        `cookie_consent_expiry=${NOW + 7 * DAY}; path=/; max-age=604800; samesite=lax; secure`,
      ])
      for (const left of [1, DAY, 7 * DAY])
        expect(read(both(value, NOW + left))).toEqual({ consent: value, isAsked: false, cookies: [] })
    },
  )

  it.each([
    ['missing', 'cookie_consent=both'],
    ['empty', both('both', '')],
    ['invalid', both('both', 'tomorrow')],
    ['endless', both('both', '1e99')],
    ['now', both('both', NOW)],
    ['no whole number', both('both', `${NOW + 1}.5`)],
    ['signed', both('both', `+${NOW + 1}`)],
    ['past', both('both', NOW - 1)],
    ['more than 7 days away', both('both', NOW + 7 * DAY + 1)],
  ])('asks again when the expiry is %s, and nothing is allowed until the answer', (_name, cookies) => {
    expect(read(cookies)).toEqual({ consent: 'denied', isAsked: true, cookies: [] })
  })

  it.each([
    [{ publi: false, func: false }, null],
    [{ publi: true, func: false }, 'publi'],
    [{ publi: false, func: true }, 'func'],
    [{ publi: true, func: true }, 'both'],
  ] as const)('the toggles %j are the choice %s', (toggles, choice) => {
    expect(consentOf(toggles)).toBe(choice)
  })

  it('allows what was chosen, and nothing else', () => {
    const allowed = (consent: Consent) =>
      (['publi', 'func'] as const).filter((each) => allowsPurpose(consent, each))
    expect(allowed('both')).toEqual(['publi', 'func'])
    expect(allowed('publi')).toEqual(['publi'])
    expect(allowed('func')).toEqual(['func'])
    expect(allowed('denied')).toEqual([])
  })
})
