/** Which code a marketing page loads by itself, and which only when it is used (docs/decisions/0025). */
import type { Page } from '@playwright/test'
import { consentBanner, chooseConsent, consentCookies } from '../support/cookie-consent.ts'
import { expectStep } from '../support/visitor-in-browser.ts'
import { expect, failedResource, test, onlyInFullRun } from '../support/e2e-test.ts'
import { delayRequests } from '../support/delay-requests.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import {
  callDrawer,
  coverageForm,
  sendContact,
  sendCoverage,
  whenHeard,
} from '../support/fill-landing-forms.ts'

/** Bytes of JavaScript that may load, compressed, before anything is touched. */
const MOST = 78 * 1024

/** The script files so far: name without hash, and bytes as they were sent. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({
        name: name.replace(/^.*\/|-.{7,8}\.js$/g, ''),
        bytes: encodedBodySize,
      })),
  )

const namesOf = async (page: Page) => (await scripts(page)).map(({ name }) => name)

test('scripts leave the line to what is read first, but not those that an order waits for', async ({
  request,
}) => {
  const tags = async (path: string) =>
    (await (await request.get(path)).text()).match(
      /<(?:link rel="modulepreload"|script type="module")[^>]*>/g,
    ) ?? []
  const isLow = (tag: string) => tag.includes('fetchpriority="low"')
  for (const path of ['/', '/hbo-max', '/black-friday']) {
    const scripts = await tags(path)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((tag) => !isLow(tag))).toEqual([])
  }
  expect((await tags('/chat')).filter(isLow)).toEqual([])
})

/** React's code, and that of the parts that need it. */
const REACT = /\/assets\/react-[^/]*\.js$/
const callLink = (page: Page) => page.getByRole('link', { name: /Ligamos para você/ })

for (const path of rowsToRun(['/', '/black-friday'], 1)) {
  test(`${path} loads neither the order nor its form's code before it is touched; React is fetched with it and runs once a part is used`, async ({
    page,
  }) => {
    await page.coverage.startJSCoverage()
    await page.goto(path, { waitUntil: 'networkidle' })
    // the banner is the last thing that loads by itself
    await expect(page.getByRole('button', { name: 'Aceitar', exact: true })).toBeVisible()
    const loaded = await scripts(page)
    expect(loaded.map(({ name }) => name)).toEqual(expect.arrayContaining(['base', 'react']))
    expect(loaded.map(({ name }) => name)).not.toContain('first')
    for (const name of ['CoverageForm', 'InputMask'])
      expect(loaded.map((each) => each.name)).not.toContain(name)
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST)

    const hasRun = async () => {
      const files = await page.coverage.stopJSCoverage()
      const react = files.find(({ url }) => REACT.test(url))
      return react?.functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)) ?? false
    }
    expect(await hasRun()).toBe(false)
    await page.coverage.startJSCoverage()
    await coverageForm(page).locator('[name="cep"]').focus()
    await expect
      .poll(() => namesOf(page))
      .toEqual(expect.arrayContaining(['CoverageForm', 'InputMask', 'first']))
    await coverageForm(page).locator('[name="cep"]').fill('01310100')
    await expect(coverageForm(page).locator('[name="cep"]')).toHaveValue('01310-100')
    expect(await hasRun()).toBe(true)
  })
}

const presses = [
  ['a click', async (page: Page) => callLink(page).click()],
  ['Enter', async (page: Page) => callLink(page).press('Enter')],
] as const
// src/pages/landing/apps-and-news.test.tsx
for (const [way, press] of presses)
  test(
    `${way} on what opens a drawer waits for React on a slow connection`,
    onlyInFullRun,
    async ({ page }) => {
      const release = await delayRequests(page, REACT)
      await page.goto('/', { waitUntil: 'commit' })
      await whenHeard(page)
      await press(page)
      // a press elsewhere takes nothing back
      if (way === 'a click') await page.locator('h1').click()
      await expect(callDrawer(page)).toHaveCount(0)
      release()
      await expect(callDrawer(page)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
      await page.keyboard.press('Escape')
      await expect(callDrawer(page)).toHaveCount(0)
      if (way === 'Enter') await expect(callLink(page)).toBeFocused()
    },
  )

test('without React the link to a drawer opens its page', onlyInFullRun, async ({ page, guard }) => {
  guard.allow(failedResource)
  guard.allow(/Failed to fetch dynamically imported module/)
  await page.route(REACT, (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await whenHeard(page)
  await callLink(page).click()
  await expect(page).toHaveURL(/\/receber-ligacao\/$/)
})

test(
  'an order that has replaced the page leads to the call request, which opened a drawer before',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/')
    await sendCoverage(page, { cep: '01310100' })
    await sendContact(page)
    await expectStep(page, 'nr-imovel')
    await page.locator('.help > summary').click()
    await page.locator('.help a[href="/receber-ligacao/"]').click()
    await expect(page).toHaveURL(/\/receber-ligacao\/$/)
  },
)

test(
  'the cookie banner answers without React, and its settings wait for it (M4.11)',
  onlyInFullRun,
  async ({ page }) => {
    const release = await delayRequests(page, REACT)
    await page.goto('/', { waitUntil: 'commit' })
    await consentBanner(page).getByRole('button', { name: 'Gerenciar' }).click()
    await chooseConsent(page, 'Aceitar')
    await expect(consentBanner(page)).toBeHidden()
    expect(await consentCookies(page)).toMatchObject({ value: 'both', days: 7 })
    await page.context().clearCookies()
    await page.reload({ waitUntil: 'commit' })
    const manage = consentBanner(page).getByRole('button', { name: 'Gerenciar' })
    await manage.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog', { name: 'Escolha os seus cookies' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(manage).toBeFocused()
    await expect(consentBanner(page)).toBeVisible()
  },
)

test(
  'settings that arrive after a choice on the banner stay closed (M4.11)',
  onlyInFullRun,
  async ({ page }) => {
    const release = await delayRequests(page, REACT)
    await page.goto('/', { waitUntil: 'commit' })
    await consentBanner(page).getByRole('button', { name: 'Gerenciar' }).click()
    await chooseConsent(page, 'Aceitar')
    const arrived = page.waitForResponse(REACT)
    release()
    await (await arrived).finished()
    await callLink(page).click()
    await expect(callDrawer(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  },
)
