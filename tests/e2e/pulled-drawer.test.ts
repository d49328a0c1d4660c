/** Drawers on phones can be pulled down with a finger (docs/decisions/0030). */
import type { Page } from '@playwright/test'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { delayRequests } from '../support/delay-requests.ts'

test.use({
  viewport: { width: 390, height: 480 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

type Point = { readonly x: number; readonly y: number }

/** A finger goes down, along the way given, and up: while it moves, or after a rest. */
async function pull(page: Page, from: Point, way: readonly number[], end: 'moving' | 'resting') {
  const devtools = await page.context().newCDPSession(page)
  let at = Date.now()
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: by === undefined ? [] : [{ x: from.x, y: from.y + by }],
      timestamp: at / 1000,
    })
  await touch('touchStart', 0)
  for (const by of way) {
    at += 16
    await touch('touchMove', by)
  }
  at += end === 'resting' ? 400 : 1
  await touch('touchEnd')
}

const topOf = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => Math.round(dialog.getBoundingClientRect().y))

// src/pages/landing/apps-and-news.test.tsx
test(
  'a drawer that is asked for before its button is alive opens once it is (D35)',
  onlyInFullRun,
  async ({ page }) => {
    const release = await delayRequests(page, /\/assets\/PlanList-.*\.js$/)
    await page.goto('/#c500')
    await page
      .locator('#c500')
      .getByRole('button', { name: /Conferir benefícios/ })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)

test(
  'a drawer follows a finger down; let go near its place it stays, far down or thrown it goes (M2.60)',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/#c500')
    const foot = page.locator('#c500').getByRole('button', { name: /Conferir benefícios/ })
    const drawer = page.getByRole('dialog')
    const open = async () => {
      await foot.click()
      await expect(drawer).toHaveAttribute('data-pulls', '')
      await expect.poll(() => drawer.evaluate((dialog) => dialog.getAnimations().length)).toBe(0)
      const box = await drawer.boundingBox()
      if (!box) throw new Error('no drawer')
      return {
        top: Math.round(box.y),
        head: { x: 120, y: box.y + 30 },
        text: { x: 120, y: box.y + box.height / 2 },
      }
    }
    const { top, head, text } = await open()

    await pull(page, head, [20, 60, 90], 'resting')
    await expect.poll(() => topOf(page)).toBe(top)
    await expect(drawer).not.toHaveAttribute('data-pulled')
    await expect(drawer).toHaveAttribute('data-state', 'open')

    // what has been scrolled scrolls on
    const body = drawer.locator('.dialog__in')
    const scrolled = () => body.evaluate(({ scrollTop }) => scrollTop)
    await body.evaluate((element) => element.scrollTo({ top: 200 }))
    const down = await scrolled()
    expect(down).toBeGreaterThan(0)
    // a slow machine is still scrolling when the finger is up: what it scrolls then would undo the way back to the top
    const scroll = await body.evaluateHandle((element) => ({
      end: new Promise((resolve) => element.addEventListener('scrollend', resolve, { once: true })),
    }))
    await pull(page, text, [20, 60, 120], 'resting')
    await scroll.evaluate(async ({ end }) => void (await end))
    expect(await scrolled()).toBeLessThan(down)
    expect(await topOf(page)).toBe(top)
    await body.evaluate((element) => element.scrollTo({ top: 0 }))
    await expect.poll(scrolled).toBe(0)

    // from its content, far down and at rest
    await pull(page, text, [20, 60, 120, 180, 200], 'resting')
    await expect(drawer).toBeHidden()
    await expect(foot).toBeFocused()

    // flicked away, and back in place when it is opened again
    await open()
    await pull(page, head, [20, 60, 110], 'moving')
    await expect(drawer).toBeHidden()
    await expect(foot).toBeFocused()
    expect((await open()).top).toBe(top)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(foot).toBeFocused()
  },
)
