/** Headings and prices of marketing pages are in the brand's typeface at the first paint (docs/decisions/0065). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { noteShifts } from '../support/shifts.ts'

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

test('headings and prices have the brand’s typeface at the first paint, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(noteShifts)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/', '/livelo', '/timblack/ofertas']) {
    await page.goto(path)
    const { shown, inFallback } = await widths(page)
    expect([path, shown === inFallback]).toEqual([path, false])
    const shifts = await page.evaluate(() => window.shifts ?? [])
    // the letters around it may be a few pixels further on, once the text has its font
    const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0)
    expect(sum < 0.0005 ? [] : shifts).toEqual([])
  }
  expect(asked.filter((url) => url.includes('figtree-heading'))).toEqual([])
})
