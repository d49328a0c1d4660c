/** Nothing on a marketing page moves by itself while it loads. */
import type { Page } from '@playwright/test'
import { storageKeys } from '../../src/lib/storage-keys.ts'
import { consentBanner } from '../support/cookie-consent.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { serveInTwoPieces } from '../support/serve-in-two-pieces.ts'
import { delayRequests } from '../support/delay-requests.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { returnAtEmail } from '../support/open-order-made-by-api.ts'
import { recordLayoutShifts } from '../support/layout-shifts.ts'

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

/** What is in sight keeps the fallback, or the whole page has the font, its end last. */
function fontIsSettled(): boolean {
  const blocks = document.querySelectorAll<HTMLElement>(
    '.page > :not(main), .landing > :not(.landing__rest), .landing__rest > *',
  )
  return (
    blocks[0]?.dataset.font === undefined || [...blocks].every(({ dataset }) => dataset.font !== undefined)
  )
}

/** Opens a page as a new visitor, whose browser does not have the font yet, until all of it has loaded. */
async function load(page: Page, path: string) {
  await page.goto(path)
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.font.key))
    .not.toBeNull()
  await expect(consentBanner(page)).toBeVisible()
  await expect.poll(() => page.evaluate(fontIsSettled)).toBe(true)
  // the next page is a new visitor's, too
  await page.evaluate(() => sessionStorage.clear())
  return page.evaluate(() => window.shifts ?? [])
}

test(
  'the font loads, the page comes alive, and everything stays where it is',
  onlyInFullRun,
  async ({ page }) => {
    await page.addInitScript(recordLayoutShifts)
    for (const path of ['/', '/black-friday', '/hbo-max', '/globoplay/timpre', '/livelo'])
      expect([path, await load(page, path)]).toEqual([path, []])
  },
)

/** For `addInitScript`: the font never arrives. It is sent to the browser as text. */
function withoutFont(): void {
  document.fonts.load = async () => new Promise(() => {})
}

/** Parts of a page that may end a piece of its HTML, which is drawn before the next piece: where the page stops. */
const STOPS = [
  ['a row of series', '/hbo-max', 'class="series__row carousel"', '.series__item'],
  ['the price of an offer', '/black-friday', 'class="hero__price num"', '.hero__price'],
  ['the first card of the plans', '/ofertas', 'class="plan-card__actions"', '.plan-list'],
  ['the first message of a chat', '/chat', 'role="log"', '.msg'],
  ['the question of a chat', '/chat', 'É uma pergunta de cada vez.', '.msg:nth-child(2)'],
  // above it the plan of the link is named, once it is loaded
  [
    'the line for the answer of a chat',
    '/chat?s=d600c',
    'id="porque"',
    '.chat:has(.msg + .msg + .msg) .composer',
  ],
] as const

// the last of a chat; a landing page, which has more to keep room for: below, and landing-first-view.test.ts
for (const [part, path, stop, late] of rowsToRun(STOPS, (row) => row === STOPS.at(-1)))
  test(`${part} that loads after what is above it moves nothing`, async ({ page, baseURL }) => {
    const { url, close } = await serveInTwoPieces(baseURL ?? '', stop)
    try {
      await page.setViewportSize({ width: 390, height: 780 })
      await page.addInitScript(recordLayoutShifts)
      // the font, which comes at any time, moves the letters of a price a little (below)
      if (path === '/ofertas') await page.addInitScript(withoutFont)
      await page.goto(url + path)
      await expect(page.locator(late).first()).toBeVisible()
      expect(await page.evaluate(() => window.shifts ?? [])).toEqual([])
    } finally {
      // it is still asking for files
      await page.close()
      await close()
    }
  })

// plans in sight, and banners whose text is close to the end of its line at one of the widths; the start page:
// heading-font.test.ts
const PATHS = ['/ofertas', '/timblack/ofertas', '/livelo', '/r2']
for (const width of [320, 360, 390, 430, 768, 1280])
  test(
    `a line that breaks elsewhere in the font moves nothing at ${width} px`,
    onlyInFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width, height: Math.min(2 * width, 900) })
      await page.addInitScript(recordLayoutShifts)
      for (const path of PATHS) {
        const shifts = await load(page, path)
        const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0)
        // the letters of a price may be a few pixels further on
        expect([path, sum < 0.0005 ? [] : shifts]).toEqual([path, []])
      }
    },
  )

test(
  'the way back to an order that comes late moves nothing: its room is kept',
  onlyInFullRun,
  async ({ page, server }) => {
    await returnAtEmail(page, server.url, '/linktree')
    await page.addInitScript(recordLayoutShifts)
    const release = await delayRequests(page, /\/api\/lead/)
    await page.goto('/')
    await expect(page.locator('[data-island="ResumeOrder"][data-alive]')).toBeVisible()
    const form = await page.locator('form[data-step]').boundingBox()
    release()
    await expect(page.getByRole('link', { name: 'Continuar de onde parei' })).toBeVisible()
    expect(await page.locator('form[data-step]').boundingBox()).toEqual(form)
    expect(await page.evaluate(() => window.shifts ?? [])).toEqual([])
  },
)
