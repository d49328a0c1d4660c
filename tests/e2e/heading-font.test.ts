/** The headings and prices of marketing pages have the brand's typeface at the first paint (docs/decisions/0025). */
import type { Page } from '@playwright/test'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { isFull } from '../support/rows-to-run.ts'
import { delayRequests } from '../support/delay-requests.ts'
import { recordLayoutShifts } from '../support/layout-shifts.ts'

const WIDTHS = [320, 390, 768, 1280] as const
/** Pages with what their first heading and prices are, each of which must be there. */
const PAGES = {
  '/': ['h1', '.hero__plan b', '.hero__price', '.price__now', '.mini-card__price'],
  '/livelo': ['h1', '.hero__plan b', '.hero__price', '.price__now'],
  '/timblack/ofertas': ['h1', '.hero__heading', '.hero__price', '.price__now'],
  '/black-friday': ['h1', '.hero__plan b', '.hero__price', '.price__now', '.mini-card__price'],
} as const
type Path = keyof typeof PAGES

/** The narrowest window; the full run opens every page at every width. */
const SAMPLE: readonly (readonly [Path, number])[] = [['/', 320]]
const views = isFull
  ? WIDTHS.flatMap((width) => (Object.keys(PAGES) as Path[]).map((path) => [path, width] as const))
  : SAMPLE

declare global {
  interface Window {
    /** Width of an element's letters, lines joined, in pixels. */
    widthOfLetters?: (element: Element) => number
    /** That of the first heading when something was painted for the first time. */
    paintedHeading?: number
  }
}

/** For `addInitScript`: measures letters, those of the heading at the first paint. */
function measureLetters(): void {
  const widthOfLetters = (element: Element): number => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const letters = document.createRange()
    let sum = 0
    while (texts.nextNode()) {
      letters.selectNodeContents(texts.currentNode)
      for (const { width } of letters.getClientRects()) sum += width
    }
    return sum
  }
  window.widthOfLetters = widthOfLetters
  new PerformanceObserver((list) => {
    const heading = document.querySelector('h1')
    if (heading && list.getEntriesByName('first-contentful-paint').length > 0)
      window.paintedHeading = widthOfLetters(heading)
  }).observe({ type: 'paint', buffered: true })
}

/** Widths of the letters of the first such elements: as they are, and in the text's font. */
const widthsOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate((wanted) => {
    const widthOf = (element: Element) => window.widthOfLetters?.(element) ?? 0
    return wanted.map((selector) => {
      const element = document.querySelector<HTMLElement>(selector)
      if (!element) return { selector, shown: 0, inText: 0 }
      element.style.whiteSpace = 'nowrap'
      const shown = widthOf(element)
      element.style.fontFamily = 'var(--font)'
      const inText = widthOf(element)
      element.style.removeProperty('font-family')
      element.style.removeProperty('white-space')
      return { selector, shown, inText }
    })
  }, selectors)

const headingWidth = (page: Page) => page.locator('h1').evaluate((each) => window.widthOfLetters?.(each))

for (const [path, width] of views)
  test(
    `headings and prices of ${path} have the brand’s typeface from the first paint at ${width} px`,
    onlyInFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 800 })
      await page.addInitScript(recordLayoutShifts)
      await page.addInitScript(measureLetters)
      // the font of the rest of the text never comes: only the headings' own one can draw these letters
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const release = await delayRequests(page, /figtree[^/]*\.woff2/)
      // where that font is asked for early, the page waits for it before it is loaded
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => page.evaluate(() => window.paintedHeading)).toBeGreaterThan(0)
      const fonts = await page.evaluate(() =>
        [...document.fonts].filter(({ family }) => family === 'Figtree-heading').map(({ status }) => status),
      )
      expect(fonts).toEqual(['loaded'])

      expect(await page.evaluate(() => window.paintedHeading)).toBe(await headingWidth(page))
      for (const { selector, shown, inText } of await widthsOf(page, PAGES[path])) {
        expect([selector, shown > 0]).toEqual([selector, true])
        // not the same as without the font, but close: the fallback is scaled to headings, whose digits are wider
        const differs = Math.abs(shown / inText - 1)
        const most = /h1|heading/.test(selector) ? 0.05 : 0.12
        expect([selector, differs > 0.0005, differs < most]).toEqual([selector, true, true])
      }
      expect(await page.evaluate(() => window.shifts ?? [])).toEqual([])
      expect(asked.filter((url) => url.includes('figtree-heading'))).toEqual([])
      release()
    },
  )
