/** Headings and prices of marketing pages are in the brand's typeface at the first paint, or never (docs/decisions/0065). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { noteShifts } from '../support/shifts.ts'

const FONT = '**/figtree-heading-*.woff2'

/** Width of the heading's text in pixels, and what it would be without the font. */
const widths = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    if (!heading) throw new Error('a page without a heading')
    const widthOf = () => {
      const text = document.createRange()
      text.selectNodeContents(heading)
      return Math.round(text.getBoundingClientRect().width * 10)
    }
    heading.style.whiteSpace = 'nowrap'
    const shown = widthOf()
    heading.style.fontFamily = 'Figtree-local'
    const inFallback = widthOf()
    heading.style.removeProperty('font-family')
    heading.style.removeProperty('white-space')
    return { shown, inFallback }
  })

test('headings and prices have the brand’s typeface at the first paint', async ({ page }) => {
  const asked = page.waitForResponse(FONT)
  await page.goto('/')
  expect((await asked).ok()).toBe(true)
  // a busy machine may miss the moment that the browser waits for the font; from its cache it is there at once
  for (const path of ['/', '/livelo', '/timblack/ofertas']) {
    await page.goto(path)
    const { shown, inFallback } = await widths(page)
    expect([path, shown === inFallback]).toEqual([path, false])
  }
})

test('a font that comes late moves nothing', async ({ page }) => {
  await page.addInitScript(noteShifts)
  await page.route(FONT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const come = page.waitForResponse(FONT)
  await page.goto('/livelo', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await come
  // what comes late would be shown in the next frames
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => window.shifts ?? [])
  // the letters around it may be a few pixels further on, once the text has its font
  const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0)
  expect(sum < 0.0005 ? [] : shifts).toEqual([])
})
