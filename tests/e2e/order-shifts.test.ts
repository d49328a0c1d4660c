/** An order that is opened again on a small telephone does not move by itself, whatever the browser's size of text. */
import type { Page } from '@playwright/test'
import { expectStep, sendButton, WAYS } from '../support/visitor-in-browser.ts'
import { consentBanner } from '../support/cookie-consent.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { recordLayoutShifts } from '../support/layout-shifts.ts'
import { returnTo, returnToReceipt, returnToReview } from '../support/open-order-made-by-api.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

/** Milliseconds by which each call of the API is later than the page: the screen that waits for the order is painted. */
const LATE = 250
/** The same for what a press sends: what follows within half a second of it would not count. */
const LATE_AFTER_PRESS = 700
/** Sum of the shifts that visitors do not notice: half of what the Web Vitals call good. */
const UNNOTICED = 0.05

/** Sets the browser's own size of text, as its settings do. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
}

const SIZES = [100, 150, 200] as const
const VIEWS = WAYS.flatMap((way) => SIZES.map((percent) => ({ way, percent })))

const STEPS = ['planos', 'data-nascimento', 'data-de-vencimento', 'data-instalacao'] as const

/** Prepares a page whose calls are late, with this size of text. */
async function prepare(page: Page, percent: number): Promise<void> {
  await setTextSize(page, percent)
  await page.addInitScript(recordLayoutShifts)
  await page.route(/\/api\//, async (route) => {
    // on a busy machine the page itself takes longer
    await page.waitForLoadState()
    await page.evaluate(async () => document.fonts.ready.then(() => true))
    const late = route.request().method() === 'GET' ? LATE : LATE_AFTER_PRESS
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue()
  })
}

/**
 * Expects that nothing has moved noticeably since the page was loaded.
 * @param isPressed whether a press has led here: what moves within half a second of it is not counted then
 */
async function expectStill(page: Page, name: string, isPressed: boolean): Promise<void> {
  // what comes late has come: the order's bar, the banner's style, the font
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(
    (isPressed) => (isPressed ? window.shiftsWithoutInput : window.shifts) ?? [],
    isPressed,
  )
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
  expect([name, sum < UNNOTICED ? [] : shifts]).toEqual([name, []])
}

for (const { way, percent } of rowsToRun(VIEWS, (view) => view.percent === 150 && view.way === 'chat')) {
  test(`an order opened again by ${way} with text of ${percent} % does not move`, async ({
    page,
    server,
  }) => {
    await prepare(page, percent)
    for (const step of rowsToRun(STEPS, (each) => each === 'planos')) {
      await returnTo(page, server.url, way, step)
      await expect(consentBanner(page)).toBeAttached()
      await expectStill(page, step, false)
    }
  })

  test(
    `a review opened again by ${way} with text of ${percent} %, and the receipt that follows, do not move`,
    onlyInFullRun,
    async ({ page, server }) => {
      await prepare(page, percent)
      await returnToReview(page, server.url, way)
      await expect(consentBanner(page)).toBeAttached()
      await expectStill(page, 'confirmacao', false)
      await sendButton(page, 'confirmacao').click()
      await expectStep(page, 'pedido-realizado')
      // the button shows at once that it was pressed; the receipt comes later than half a second
      await expectStill(page, 'pedido-realizado', true)
    },
  )

  test(
    `a receipt opened again by ${way} with text of ${percent} % does not move`,
    onlyInFullRun,
    async ({ page, server }) => {
      await prepare(page, percent)
      await returnToReceipt(page, server.url, way)
      await expect(consentBanner(page)).toBeAttached()
      // nothing is pressed on the way
      await expectStill(page, 'pedido-realizado', false)
    },
  )
}
