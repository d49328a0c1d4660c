/** Makes a choice in the cookie banner, and reads the resulting cookies. */
import type { Page } from '@playwright/test'

const DAY = 86_400

export const consentBanner = (page: Page) => page.getByRole('region', { name: 'Cookies, do seu jeito' })
export const chooseConsent = (page: Page, name: 'Aceitar' | 'Recusar') =>
  consentBanner(page).getByRole('button', { name }).click()

/** Value and days left of both cookies. */
export async function consentCookies(page: Page) {
  const found = await page.context().cookies()
  const [consent, expiry] = ['cookie_consent', 'cookie_consent_expiry'].map((name) =>
    found.find((each) => each.name === name),
  )
  const daysTo = (seconds: number) => Math.round((seconds - Date.now() / 1000) / DAY)
  return {
    value: consent?.value,
    days: daysTo(consent?.expires ?? 0),
    told: daysTo(Number(expiry?.value) / 1000),
  }
}
