/** The bar that repeats a landing page's offer on a phone once the visitor has scrolled. */
import type { Page } from '@playwright/test'
import { planListOf } from '../support/first-shop.ts'
import { formatBRL } from '../../src/lib/format-prices-and-counts.ts'
import { consentBanner } from '../support/cookie-consent.ts'
import { expect, test, onlyInFullRun } from '../support/e2e-test.ts'
import { enlarge } from '../support/check-enlarged-layout.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { sellingCampaigns } from '../support/selling-campaigns.ts'

const PHONE = { width: 390, height: 844 } as const
test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

const bar = (page: Page) => page.locator('.offer-bar')

/** Scrolls from the top of the page to its end, and names what the bar covered on the way. */
const coveredOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((tell) => requestAnimationFrame(tell))
    const covered = new Set<string>()
    let shown = 0
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 240) {
      scrollTo(0, top)
      await frame()
      await frame()
      const low = document.querySelector('.offer-bar')
      if (!low?.checkVisibility({ visibilityProperty: true })) continue
      shown += 1
      const lid = low.getBoundingClientRect()
      for (const part of document.querySelectorAll('form, .coverage-form, .consent-banner')) {
        const { top: from, bottom: to } = part.getBoundingClientRect()
        const isInSight = part.checkVisibility({ visibilityProperty: true }) && to > 0 && from < innerHeight
        if (isInSight && to > lid.top + 1 && from < lid.bottom) covered.add(`${part.className} at ${top}`)
      }
    }
    return { covered: [...covered], shown }
  })

const SAMPLE = ['globoplay/timpre']
for (const prefix of rowsToRun(sellingCampaigns, (each) => SAMPLE.includes(each)))
  test(
    `a bar with the offer of /${prefix} comes after scrolling, covers no form, and leads to the order`,
    onlyInFullRun,
    async ({ page }) => {
      await page.goto(`/${prefix}`)
      await expect(consentBanner(page)).toBeVisible()
      await expect(bar(page)).toBeHidden()
      const { covered, shown } = await coveredOnTheWay(page)
      expect(covered).toEqual([])
      expect(shown).toBeGreaterThan(10)

      await page.evaluate(() => scrollTo(0, 3000))
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      const order = bar(page).getByRole('link')
      const sku = new URL((await order.getAttribute('href')) ?? '', page.url()).searchParams.get('s') ?? ''
      const plan = planListOf(prefix).find((each) => each.sku === sku)
      // the plan of the first screen, with its price and condition
      await expect(page.locator('.hero__plan b')).toHaveText(plan?.plan ?? '')
      const price = formatBRL(plan?.price_with_dacc ?? 0)
      await expect(bar(page)).toContainText(
        `${plan?.plan} · ${price} por mês com débito automático, por 12 meses`,
      )
      await expect(order).toHaveText(`Contratar ${plan?.plan}`)
      await order.click()
      await expect(page).toHaveURL(new RegExp(`/(checkout/[a-z-]+/|chat)\\?s=${sku}$`))
    },
  )

test('the bar lets go where the text is twice as large', onlyInFullRun, async ({ page }) => {
  await page.goto('/')
  await enlarge(page, { ...PHONE, size: 'text' })
  await page.evaluate(() => scrollTo(0, 3000))
  await expect(bar(page)).toBeHidden()
})
