/** What a landing page shows on a phone before and after it is scrolled: the offer, its picture, and the form (S24). */
import type { Page } from '@playwright/test'
import { seedPlanFile } from '../../server/db/seed-in-api-format.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { legal } from '../../src/content/legal.ts'
import { formatBRL } from '../../src/lib/money.ts'
import { marketingPathsOf } from '../../src/site/page-at-path.ts'
import { banner } from '../support/consent.ts'
import { expect, test } from '../support/e2e.ts'
import { enlarge } from '../support/enlarged.ts'
import { noteShifts } from '../support/shifts.ts'

const PHONE = { width: 390, height: 844 } as const
/** Every campaign that sells plans on a landing page. */
const selling = ['', ...campaigns.prefixes].filter((prefix) =>
  marketingPathsOf(campaigns, prefix).includes('/'),
)
const bar = (page: Page) => page.locator('.offer-bar')

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

test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

test('every campaign names its offer, price and condition on the first screen of a phone', async ({
  page,
}) => {
  expect(selling.length).toBe(26)
  for (const prefix of selling) {
    await page.goto(`/${prefix}`, { waitUntil: 'domcontentloaded' })
    const seen = await firstScreen(page)
    const plan = seedPlanFile(campaigns, prefix).find(({ sku }) => sku === seen.sku)
    expect([prefix, seen.outside]).toEqual([prefix, []])
    expect([prefix, seen.offer]).toEqual([
      prefix,
      expect.stringContaining(plan?.plan ?? 'a plan that is sold'),
    ])
    expect(seen.offer).toContain(`${formatBRL(plan?.price_with_dacc ?? 0)} por mês`)
    expect(seen.offer).toContain(legal.directDebitShort)
    expect([prefix, seen.picture > 20_000]).toEqual([prefix, true])
    expect(seen.fields).toEqual(['cep', 'phone', 'acceptPhoneContact'])
  }
})

test('a bar with the offer comes after scrolling, and leads to the order', async ({ page }) => {
  await page.addInitScript(noteShifts)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expect(bar(page)).toBeHidden()
  for (let top = 0; top < 6000; top += 120) {
    await page.evaluate((to) => scrollTo(0, to), top)
    const covered = await page.evaluate(() => {
      const low = document.querySelector('.offer-bar')
      if (!low?.checkVisibility({ visibilityProperty: true })) return []
      const lid = low.getBoundingClientRect()
      return ['.coverage-form', '.consent-banner'].filter((selector) => {
        const { top: from, bottom: to } = document.querySelector(selector)?.getBoundingClientRect() ?? lid
        return to > lid.top + 1 && from < Math.min(lid.bottom, innerHeight)
      })
    })
    expect([top, covered]).toEqual([top, []])
  }
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await expect(bar(page)).toContainText(`500 Mega · R$ 59,99 por mês com débito automático, por 12 meses`)
  await bar(page).getByRole('link', { name: 'Contratar 500 Mega' }).click()
  await expect(page).toHaveURL(/\/(checkout\/cep\/|chat)\?s=d500a$/)
})

test('the bar lets go where the text is twice as large', async ({ page }) => {
  await page.goto('/')
  await enlarge(page, { ...PHONE, size: 'text' })
  await page.evaluate(() => scrollTo(0, 3000))
  await expect(bar(page)).toBeHidden()
})

test('the cookie banner is below the first block, and nothing moves when it comes (D84)', async ({
  page,
}) => {
  await page.addInitScript(noteShifts)
  for (const size of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size)
    for (const [path, first] of [
      ['/', '.hero'],
      ['/ofertas', '.plan-section'],
    ] as const) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
      const [above, below] = await page.evaluate((selector) => {
        const block = document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
        const place = document.querySelector('.consent-banner:not(.consent-space *)')
        return [block, place?.getBoundingClientRect().top ?? 0] as const
      }, first)
      expect([path, below - above >= 0 && below - above < 60]).toEqual([path, true])
      const shifts = await page.evaluate(() => window.shifts ?? [])
      expect([path, shifts.filter((shift) => /consent|landing/.test(shift))]).toEqual([path, []])
    }
  }
})
