/** The starter template in a browser, without a server: the order on pages, and in the chat in its other language. */
import type { Page } from '@playwright/test'
import { en } from '../../../src/content/demo/en.ts'
import { es } from '../../../src/content/demo/es.ts'
import { expect, onlyInFullRun, test } from '../../support/e2e-test.ts'
import { expectAccessibleInBoth } from '../../support/accessibility.ts'
import { expectReflow, expectTargets } from '../../support/reflow-and-targets.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'

const ana = { name: 'Ana Souza', email: 'ana@example.com' }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Every request of the page that is more than one of the site's own files. */
function requestsOf(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isFile = request.method() === 'GET' && /^\/(?:assets\/|icon\.svg$|demo(?:\/|$))/.test(pathname)
    if (!isFile) found.push(`${request.method()} ${request.url()}`)
  })
  return found
}

const [plan] = en.steps['demo-plan']?.options?.slice(1) ?? []
const labelOf = (pack: typeof en) =>
  pack.steps['demo-plan']?.options?.find(({ value }) => value === plan?.value)?.label ?? ''
const labels = (pack: typeof en) => ({
  name: pack.steps['demo-name']?.labels.name ?? '',
  email: pack.steps['demo-email']?.labels.email ?? '',
})

test('by pages: form, plan, confirmed, thanked, and no request', onlyInFullRun, async ({ page }) => {
  const requests = requestsOf(page)
  await page.goto('/demo')
  await expect(page.locator('html')).toHaveAttribute('lang', en.lang)
  await expect(heading(page)).toHaveText(en.greeting)
  await expect(page.getByText(en.privacy)).toBeVisible()
  await link(page, en.buttons.go).first().click()
  await expect(heading(page)).toHaveText(en.forms.details?.heading ?? '')
  await expect(page).toHaveURL(/\/demo\/details\/$/)
  await button(page, en.buttons.go).click()
  await expect(page.getByText(en.problems.name ?? '')).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${en.errorWord}`))
  await page.getByLabel(labels(en).name).fill(ana.name)
  await page.getByLabel(labels(en).email).fill(ana.email)
  await button(page, en.buttons.go).click()
  await page.getByLabel(labelOf(en)).check()
  await button(page, en.steps['demo-plan']?.submit ?? '').click()
  await expect(page.locator('.demo-review')).toContainText(labelOf(en))
  await page.reload()
  await expect(page.locator('.demo-review')).toContainText(ana.email)
  await button(page, en.buttons.confirm).click()
  await expect(page.getByText(en.thanks)).toBeVisible()
  await expect(page).toHaveURL(/\/demo\/thank-you\/$/)
  expect(requests).toEqual([])
})

test(
  'by the chat in Spanish: one question at a time, corrected, and no request',
  onlyInFullRun,
  async ({ page }) => {
    const { chat, problems, steps, buttons, thanks } = es
    const requests = requestsOf(page)
    await page.goto('/demo/chat')
    await button(page, en.buttons.languages).click()
    await expect(page.locator('html')).toHaveAttribute('lang', es.lang)
    const log = page.getByRole('log', { name: chat.logLabel })
    const line = page.locator('form[data-step] input')
    await line.press('Enter')
    await expect(log.locator('.msg').last()).toContainText(problems.name ?? '')
    await line.fill(ana.name)
    await line.press('Enter')
    await expect(page.locator('[data-step="demo-email"]')).toBeVisible()
    await line.fill(ana.email)
    await button(page, chat.send).click()
    await page.getByLabel(labelOf(es)).check()
    await button(page, steps['demo-plan']?.submit ?? '').click()
    await expect(button(page, buttons.confirm)).toBeVisible()
    await log.getByRole('button', { name: labels(es).name }).click()
    await line.fill('Bea')
    await line.press('Enter')
    await expect(button(page, buttons.confirm)).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', es.lang)
    await expect(log).toContainText('Bea')
    await button(page, buttons.confirm).click()
    await expect(log).toContainText(thanks)
    expect(requests).toEqual([])
  },
)

test('a bar runs along the top when another path is opened', onlyInFullRun, async ({ page }) => {
  await page.goto('/demo')
  await page.evaluate(() => {
    const bar = document.querySelector('.demo-progress')
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () =>
      bar instanceof HTMLElement && seen.push(bar.hidden ? 'gone' : bar.style.getPropertyValue('--share'))
    if (bar) new MutationObserver(note).observe(bar, { attributes: true })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  await button(page, 'Toggle dark mode').click()
  expect(await seen()).toEqual([])
  await link(page, 'About').click()
  await expect(heading(page)).toHaveText('About this demo')
  await expect.poll(async () => (await seen()).at(-1)).toBe('gone')
  const shares = await seen()
  expect(shares[0]).toBe('0.08')
  expect(shares).toContain('1')
})

test(
  'has an About page, a route with a name in it, and its own not-found screen',
  onlyInFullRun,
  async ({ page, guard }) => {
    guard.allow(/^Failed to load resource/)
    await page.goto('/demo/about')
    await expect(page).toHaveTitle('About · Starter demo')
    await link(page, 'Back').click()
    await page.getByLabel(en.route.label).fill('José')
    await page.getByLabel(en.route.label).press('Enter')
    await expect(heading(page)).toHaveText('Hello, José!')
    await page.reload()
    await expect(heading(page)).toHaveText('Hello, José!')
    await link(page, 'Home').click()
    await expect(heading(page)).toHaveText(en.greeting)
    const reply = await page.goto('/demo/nada')
    expect(reply?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Not found')
    await link(page, 'Home').last().click()
    await expect(page).toHaveURL(/\/demo\/$/)
  },
)

test('is dark when asked to be, and stays so', onlyInFullRun, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/demo')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await button(page, 'Toggle dark mode').click()
  await expect(button(page, 'Toggle dark mode')).toHaveAttribute('aria-pressed', 'true')
  expect(await ground()).not.toBe(light)
  await page.goto('/demo/details/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await button(page, 'Toggle dark mode').click()
  expect(await ground()).toBe(light)
})

test('goes through without storage, and says so (X19)', onlyInFullRun, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await page.goto('/demo/details/')
  await expect(page.getByText(en.storageBlocked)).toBeVisible()
  await page.getByLabel('Name').fill(ana.name)
  await page.getByLabel('E-mail').fill(ana.email)
  await button(page, 'GO').click()
  await page.getByLabel('Annual').check()
  await button(page, 'Choose Plans').click()
  await button(page, 'Confirm Selected Plan').click()
  await expect(page.getByText(en.thanks)).toBeVisible()
})

test(
  'can be used by everybody: both themes, 320 px, and 1280 px in the full run',
  onlyInFullRun,
  async ({ page, guard }) => {
    guard.allow(/^Failed to load resource/)
    const examine = async (where: string) => {
      await expect(heading(page)).toHaveCount(1)
      for (const width of rowsToRun([320, 1280], 1)) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessibleInBoth(page, `${where}, ${width}`)
        await expectReflow(page, `${where}, ${width}`)
        await expectTargets(page, where)
      }
    }
    for (const path of ['/demo', '/demo/about', '/demo/hello/Ana', '/demo/nada']) {
      await page.goto(path)
      await examine(path)
    }
    await page.goto('/demo/details/')
    await button(page, 'GO').click()
    await examine('a refused form')
    await page.getByLabel('Name').fill(ana.name)
    await page.getByLabel('E-mail').fill(ana.email)
    await button(page, 'GO').click()
    await expect(page.getByLabel('Weekly')).toBeVisible()
    await examine('plans')
    await page.getByLabel('Weekly').check()
    await button(page, 'Choose Plans').click()
    await expect(button(page, 'Cancel Order')).toBeVisible()
    await examine('confirmation')
    await link(page, 'Continue in the chat').click()
    await expect(page.getByRole('log')).toBeVisible()
    await examine('chat')
    await button(page, 'Confirm Selected Plan').click()
    await expect(page.getByText(en.thanks)).toBeVisible()
    await examine('thank-you in the chat')
    await link(page, 'Continue on pages').click()
    await expect(page).toHaveURL(/thank-you/)
    await examine('thank-you')
  },
)

test('the dark theme that was chosen is there before the scripts are', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('prosa.demo-theme', 'dark'))
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.goto('/demo/', { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
