/** Visitors can change their choice about cookies later. */
import type { Page } from '@playwright/test'
import { consentBanner, chooseConsent, consentCookies } from '../support/cookie-consent.ts'
import { expect, test } from '../support/e2e-test.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

/** The site's footer opens the toggles at any time. */
const reopen = (page: Page) => page.getByRole('button', { name: 'Preferências de cookies' }).click()

for (const address of rowsToRun(['/', '/checkout/cep/'], 1)) {
  test(`a choice can be changed from the footer of ${address}`, async ({ page }) => {
    await page.goto(address)
    await chooseConsent(page, 'Recusar')
    // the page is shorter without it, and the footer elsewhere
    await expect(consentBanner(page)).toBeHidden()
    expect(await consentCookies(page)).toMatchObject({ value: 'denied', days: 7 })
    await reopen(page)
    const modal = page.getByRole('dialog', { name: 'Escolha os seus cookies' })
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    expect(await consentCookies(page)).toMatchObject({ value: 'denied' })
    await reopen(page)
    await modal.getByRole('checkbox', { name: 'Desempenho e funcionalidade' }).check()
    await modal.getByRole('button', { name: 'Confirmar escolhas' }).click()
    await expect(modal).toBeHidden()
    expect(await consentCookies(page)).toMatchObject({ value: 'func', days: 7 })
    await expect(consentBanner(page)).toBeHidden()
  })
}
