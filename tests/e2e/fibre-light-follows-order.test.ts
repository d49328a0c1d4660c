/** The fibre's light reaches the house when coverage is found, and fills it as the order proceeds. */
import type { Page } from '@playwright/test'
import { eitherWay, entrance, expectStep, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'
import { returnToReview } from '../support/open-order-made-by-api.ts'

const FOUND = 'Tem fibra na Avenida Paulista, 1500.'

/** How long each change of the drawings takes, in milliseconds; waiting excepted, which goes on until the answer. */
const durations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { target } = animation.effect as KeyframeEffect
      const timing = animation.effect?.getComputedTiming()
      return target?.closest('.scene, .found-scene') && timing?.iterations === 1
        ? [Number(timing.endTime)]
        : []
    }),
  )

/** How many prices of plans are in the window. */
const pricesInView = (page: Page) =>
  page.locator('.plan__price').evaluateAll(
    (all) =>
      all.filter((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return top > 0 && bottom < innerHeight
      }).length,
  )

/** Words of the street's name that stand on more than one line. */
const brokenWords = async (page: Page) =>
  page.locator('.found__place').evaluate((place) => {
    const text = place.firstChild
    if (!text?.textContent) return ['no name']
    return [...text.textContent.matchAll(/\S+/g)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
      })
      .map(([word]) => word)
  })

for (const way of eitherWay('chat')) {
  test(
    `the light reaches the house with the answer, and fills it with the order, by ${way} (L11)`,
    onlyInFullRun,
    async ({ page, server }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize({ width: 360, height: 740 })
      // animations would be over before they are looked at
      await page.addInitScript(() => {
        document.addEventListener('animationstart', () => {
          for (const animation of document.getAnimations()) animation.pause()
        })
      })
      await page.goto(entrance[way])
      await walk(page, { person: joao, until: 'planos' })
      await expect(page.getByText(FOUND)).toBeInViewport()
      await expect(page.locator('.found-scene')).toBeInViewport({ ratio: 1 })
      await expect.poll(() => durations(page)).not.toEqual([])
      expect(Math.max(...(await durations(page)))).toBe(600)
      // then the plans come into view, without anything that was pressed
      await expect.poll(() => pricesInView(page)).toBeGreaterThanOrEqual(3)
      // no word of the street is broken, however wide the conversation is
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await brokenWords(page), `${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 360, height: 740 })
      // once in a visit
      await page.reload()
      await expect(page.getByText(FOUND)).toBeVisible()
      await expect(page.locator('.found .scene[data-state="found"]')).toBeVisible()
      await expect(page.locator('.found-scene')).toHaveCount(0)
      await returnToReview(page, server.url, way)
      await walk(page, { person: joao })
      await expect(page.locator('.receipt .scene')).toHaveAttribute('data-state', 'reached')
      await expect.poll(() => durations(page)).not.toEqual([])
      expect(Math.max(...(await durations(page)))).toBeLessThan(200)
    },
  )

  test(`nothing moves where motion is unwanted, by ${way}`, onlyInFullRun, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const moved: string[] = []
    await page.exposeFunction('noteMotion', (what: string) => moved.push(what))
    await page.addInitScript(() => {
      const note: unknown = Reflect.get(window, 'noteMotion')
      for (const kind of ['animationstart', 'transitionstart'])
        document.addEventListener(kind, () => typeof note === 'function' && Reflect.apply(note, null, [kind]))
    })
    await page.goto(entrance[way])
    await walk(page, { person: joao, until: 'planos' })
    await expect(page.getByText(FOUND)).toBeVisible()
    await walk(page, { person: joao })
    await expectStep(page, 'pedido-realizado')
    expect(moved).toEqual([])
  })
}
