/** What a landing page shows on a phone before scrolling: the offer, its picture, the form, the cookie banner. */
import type { Locator, Page } from '@playwright/test'
import { landingOf, planListOf } from '../support/first-shop.ts'
import { priceConditionTexts } from '../../src/content/price-conditions.ts'
import { formatBRL } from '../../src/lib/format-prices-and-counts.ts'
import { consentBanner } from '../support/cookie-consent.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { rowsToRun, oneOfEach } from '../support/rows-to-run.ts'
import { paintedPixels } from '../support/painted-pixels.ts'
import { sellingCampaigns } from '../support/selling-campaigns.ts'
import { recordLayoutShifts } from '../support/layout-shifts.ts'

const PHONE = { width: 390, height: 844 } as const

/** Text of the first screen, and what of it is outside the window. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const textOf = (selector: string) =>
      document
        .querySelector(selector)
        ?.textContent.replaceAll(/[\s\u00a0]+/g, ' ')
        .trim() ?? ''
    const isOutside = (selector: string) => {
      const found = document.querySelector(selector)
      if (!found?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
      const { top, left, right, bottom } = found.getBoundingClientRect()
      return top < 0 || left < 0 || right > innerWidth || bottom > innerHeight
    }
    const picture = document.querySelector('.hero .banner-scene')?.getBoundingClientRect()
    const form = '.hero .coverage-form'
    const fields = [...document.querySelectorAll<HTMLInputElement>(`${form} input`)].map(({ name }) => name)
    const sku = document.querySelector<HTMLAnchorElement>('.offer-bar a')?.href
    return {
      offer: textOf('.hero__offer'),
      outside: [
        '.hero h1',
        '.hero__offer',
        '.hero__terms',
        `${form} [name=cep]`,
        `${form} [type=submit]`,
      ].filter(isOutside),
      picture: picture
        ? Math.round(picture.width) * Math.round(Math.min(picture.bottom, innerHeight) - picture.top)
        : 0,
      fields,
      sku: sku ? new URL(sku).searchParams.get('s') : null,
    }
  })

/** The first campaign of every fourth scene. */
const isOfNewScene = () => {
  const isNew = oneOfEach((prefix: string) => landingOf(prefix).banner.scene)
  let scenes = 0
  return (prefix: string, at: number) => isNew(prefix, at) && (scenes += 1) % 6 === 1
}

test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

test('every campaign names its offer, price and condition on the first screen of a phone, whose picture is painted', async ({
  page,
  context,
}) => {
  expect(sellingCampaigns.length).toBe(26)
  const lab = await context.newPage()
  // some of the pictures; the words of all of them: tests/tooling/hero-offers.test.ts
  for (const prefix of rowsToRun(sellingCampaigns, isOfNewScene())) {
    await page.goto(`/${prefix}`, { waitUntil: 'domcontentloaded' })
    const seen = await firstScreen(page)
    const plan = planListOf(prefix).find(({ sku }) => sku === seen.sku)
    expect([prefix, seen.outside]).toEqual([prefix, []])
    expect(seen.offer, prefix).toContain(plan?.plan ?? 'a plan that is sold')
    expect(seen.offer).toContain(`${formatBRL(plan?.price_with_dacc ?? 0)} por mês`)
    expect(seen.offer).toContain(priceConditionTexts.directDebitShort)
    expect([prefix, seen.picture > 20_000]).toEqual([prefix, true])
    expect(seen.fields).toEqual(['cep', 'phone', 'acceptPhoneContact'])
    // pictures are drawings in the page: nothing is loaded, but style and mask must let them be seen
    const pixels = await paintedPixels(page, '.hero .banner-scene', lab)
    expect([prefix, pixels > 12_000 || pixels]).toEqual([prefix, true])
  }
})

/** Colours and pointer of the form's button. */
const lookOf = (button: Locator) =>
  button.evaluate((each) => {
    const { backgroundColor, color, cursor, opacity } = getComputedStyle(each)
    return { backgroundColor, color, cursor, opacity }
  })

const buttons = [
  ['/', 'light'],
  ['/black-friday', 'light'],
  ['/livelo', 'dark'],
] as const
for (const [path, colorScheme] of rowsToRun(buttons, 1))
  test(
    `the button of the form on ${path} looks alive while it waits for input, in the ${colorScheme} theme`,
    onlyInFullRun,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      const form = page.locator('.hero form[data-step=cep]')
      const button = form.locator('[type=submit]')
      await expect(button).toHaveAttribute('data-lacks', '')
      const waiting = await lookOf(button)
      expect(waiting).toMatchObject({ cursor: 'pointer', opacity: '1' })
      await form.locator('[name=cep]').fill('01310100')
      await form.locator('[name=phone]').fill('11987654321')
      await expect(button).not.toHaveAttribute('data-lacks')
      await page.mouse.move(0, 0)
      await expect
        .poll(async () => lookOf(button))
        .toMatchObject({ backgroundColor: waiting.backgroundColor, color: waiting.color })

      // pressed too early, it names what is missing
      await form.locator('[name=phone]').fill('')
      await expect(button).toHaveAttribute('data-lacks', '')
      // `aria-disabled` says that something is missing; a press is heard all the same
      await button.click({ force: true })
      await expect(form.locator('[name=phone]')).toHaveAttribute('aria-invalid', 'true')
    },
  )

test(
  'the cookie banner is below the first block, and nothing moves when it comes (D84)',
  onlyInFullRun,
  async ({ page }) => {
    await page.addInitScript(recordLayoutShifts)
    const wide = { width: 1280, height: 800 }
    const views = [
      [PHONE, '/', '.hero'],
      [PHONE, '/ofertas', '.plan-section'],
      [wide, '/', '.hero'],
      [wide, '/ofertas', '.plan-section'],
    ] as const
    // in the full run each page at both widths
    for (const [size, path, first] of rowsToRun(views, 1)) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(consentBanner(page)).toBeVisible()
      const [above, below] = await page.evaluate((selector) => {
        const block = document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
        const place = document.querySelector('.consent-banner:not(.consent-space *)')
        return [block, place?.getBoundingClientRect().top ?? 0] as const
      }, first)
      expect([path, below - above >= 0 && below - above < 60]).toEqual([path, true])
      const shifts = await page.evaluate(() => window.shifts ?? [])
      expect([path, shifts]).toEqual([path, []])
    }
  },
)
