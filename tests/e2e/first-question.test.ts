/** The first question: in the HTML, held before the app is ready, and never in the way of quick fingers. */
import type { Page } from '@playwright/test'
import { currentStep, question } from '../../scripts/visitor.ts'
import { expect, test } from '../support/e2e.ts'

const ways = [
  { way: 'pages', address: '/checkout/cep/' },
  { way: 'the chat', address: '/chat' },
  { way: 'the start page', address: '/' },
]

/** Keeps back the files that match until `release` is called. */
async function keepBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

for (const { way, address } of ways) {
  test(`on ${way}: it stands in the HTML, with its field`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    expect(html).toContain('Qual é o seu CEP?')
    expect(html).toMatch(/<form[^>]*data-step="cep"/)
    expect(html).toMatch(/<input[^>]*name="cep"/)
  })

  test(`on ${way}: an answer sent before the app is ready is taken once it is`, async ({ page }) => {
    const release = await keepBack(page, /\/assets\/.*\.js$/)
    await page.goto(address, { waitUntil: 'commit' })
    await question(page, 'cep').locator('[name=cep]').fill('01310-100')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    release()
    await expect(question(page, 'nr-imovel')).toBeVisible()
    await expect(page).not.toHaveURL(/cep=/)
  })

  test(`on ${way}: what was typed before the app is ready stays`, async ({ page }) => {
    const release = await keepBack(page, /\/assets\/.*\.js$/)
    await page.goto(address, { waitUntil: 'commit' })
    const field = question(page, 'cep').locator('[name=cep]')
    await field.pressSequentially('01310')
    release()
    await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
    await field.pressSequentially('100')
    await expect(field).toHaveValue(/^01310-?100$/)
  })

  test(`on ${way}: no digit is lost while the mask arrives`, async ({ page }) => {
    for (let digits = 1; digits < 8; digits += 1) {
      const release = await keepBack(page, /\/assets\/Mask-.*\.js$/)
      await page.goto(address)
      await page.waitForFunction(() => performance.getEntriesByName('prosa:answerable').length > 0)
      const field = question(page, 'cep').locator('[name=cep]')
      await field.focus()
      for (let typed = 0; typed < 8; typed += 1) {
        if (typed === digits) release()
        await page.keyboard.press('01310100'.charAt(typed))
      }
      await expect(field).toHaveValue(/^01310-?100$/)
      await page.unroute(/\/assets\/Mask-.*\.js$/)
    }
  })

  test(`on ${way}: it is answered without a console message`, async ({ page }) => {
    await page.goto(address)
    await question(page, 'cep').locator('[name=cep]').fill('01310100')
    await page.keyboard.press('Enter')
    await expect.poll(() => currentStep(page)).toBe('nr-imovel')
  })
}

test('a missing asset is 404 and not the page', async ({ request }) => {
  const response = await request.get('/assets/first-gone1234.js')
  expect(response.status()).toBe(404)
  expect(await response.text()).not.toContain('<html')
})

test('an address that does not exist shows the site, with status 404', async ({ request }) => {
  const response = await request.get('/nao/existe')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<div id="root"')
})
