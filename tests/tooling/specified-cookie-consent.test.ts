/** What the specification requires of the choice about cookies. */
import { expect, it } from 'vitest'
import { chooseConsent, consentOf, readConsent } from '../../src/lib/cookie-consent.ts'

const NOW = Date.UTC(2026, 10, 20)
const inDays = (days: number) => NOW + days * 86_400_000
const maxAge = (days: number) => `max-age=${days * 86_400};`
const read = (cookies: string) => readConsent(cookies, NOW, false)

it('consent is denied for 365 days at first; accepted is both, refused denied, for 7 days (M4.11, M9.1)', () => {
  const first = read('')
  expect(first).toMatchObject({ consent: 'denied', isAsked: true })
  expect(first.cookies).toEqual([
    expect.stringMatching(new RegExp(`^cookie_consent=denied;.*${maxAge(365)}`)),
    expect.stringContaining(`=${inDays(365)};`),
  ])
  for (const choice of ['both', 'denied'] as const) {
    const { consent, isAsked, cookies } = chooseConsent(choice, NOW, false)
    expect([consent, isAsked]).toEqual([choice, false])
    expect(cookies[0]).toContain(maxAge(7))
    expect(cookies[1]).toContain(`=${inDays(7)};`)
  }
  const kept = (expiry: string) => read(`cookie_consent=both${expiry}`).isAsked
  expect(kept(`; cookie_consent_expiry=${inDays(7)}`)).toBe(false)
  for (const expiry of ['', '; cookie_consent_expiry=x', `; cookie_consent_expiry=${inDays(7) + 1}`])
    expect(kept(expiry)).toBe(true)
})

it('the toggles give publi, func or both, and no choice if both are off (M3.12)', () => {
  expect(consentOf({ publi: true, func: true })).toBe('both')
  expect(consentOf({ publi: true, func: false })).toBe('publi')
  expect(consentOf({ publi: false, func: true })).toBe('func')
  expect(consentOf({ publi: false, func: false })).toBeNull()
  expect(read('cookie_consent=yes').consent).toBe('denied')
})
