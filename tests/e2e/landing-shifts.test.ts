/** Nothing on a marketing page moves by itself while it loads. */
import { expect, test } from '../support/e2e.ts'
import { noteShifts } from '../support/shifts.ts'

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

test('the font comes, the page becomes alive, and everything stays where it is', async ({ page }) => {
  await page.addInitScript(noteShifts)
  for (const path of ['/', '/black-friday', '/hbo-max', '/globoplay/timpre', '/livelo']) {
    await page.goto(path)
    // a new visitor: the fallback font is there first
    await expect(page.locator('html')).toHaveAttribute('data-font', '')
    for (const island of await page.locator('[data-when=load], [data-when=idle]').all())
      await expect(island).toHaveAttribute('data-alive', '')
    expect([path, await page.evaluate(() => window.shifts)]).toEqual([path, []])
    await page.evaluate(() => sessionStorage.clear())
  }
})
