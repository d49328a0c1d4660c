/** The script that reserves the space of the cookie banner on marketing pages. */
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { cookieBannerSpaceScript } from '../../scripts/build/cookie-banner-space-script.ts'
import { chooseConsent, readConsent } from '../../src/lib/cookie-consent.ts'

const DAY = 86_400_000
const now = Date.now()

it.each([
  ['without a choice', [], true],
  ['after a first page without a choice', readConsent('', now, false).cookies, true],
  ['with a choice', chooseConsent('both', now, false).cookies, false],
  ['with a refusal', chooseConsent('denied', now - 6.9 * DAY, false).cookies, false],
  ['with a choice that has ended', chooseConsent('both', now - 7.1 * DAY, false).cookies, true],
])('is kept as the banner asks, %s', (_, cookies, isAsked) => {
  const { window } = new JSDOM('', { url: 'https://prosa.test/', runScripts: 'outside-only' })
  for (const cookie of cookies) window.document.cookie = cookie.replace(/max-age=\d+/, 'max-age=999')
  window.eval(cookieBannerSpaceScript)
  expect(window.document.documentElement.hasAttribute('data-ask')).toBe(isAsked)
  expect(readConsent(window.document.cookie, now, false).isAsked).toBe(isAsked)
})
